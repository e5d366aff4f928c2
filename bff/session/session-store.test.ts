import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, openTestRedis } from '../testing/redis.ts';
import type { BffStores, SessionRecord } from './session-store.ts';
import { openSqliteStores } from './sqlite-stores.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-stores-'));
const engines: { name: string; isThere: boolean; open: () => Promise<BffStores> }[] = [
  { name: 'SQLite', isThere: true, open: async () => openSqliteStores(join(folder, 'sessions.sqlite')) },
  { name: 'Redis', isThere: await hasRedis(), open: () => openTestRedis(`test:${randomUUID()}:`) },
];

function soon() {
  return Date.now() + 60_000;
}

function newRecord(changes: Partial<SessionRecord> = {}): SessionRecord {
  return {
    key: randomUUID(),
    revision: 1,
    createdAt: 1000,
    lastSeenAt: 2000,
    endsAt: 3000,
    userId: undefined,
    sealed: 'v1.k."quoted {"revision":9}"',
    ...changes,
  };
}

describe.each(engines.filter(({ isThere }) => isThere))('the stores on $name', ({ open }) => {
  let stores: BffStores;
  beforeAll(async () => {
    stores = await open();
  });
  afterAll(async () => {
    await stores.sessions.destroyAll();
    await stores.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('when a session was created, then it is found with everything it had', async () => {
    const plain = newRecord();
    const owned = newRecord({ userId: '2001' });
    await stores.sessions.create(plain, soon());
    await stores.sessions.create(owned, soon());
    expect(await stores.sessions.find(plain.key)).toEqual(plain);
    expect(await stores.sessions.find(owned.key)).toEqual(owned);
    expect(await stores.sessions.find('unknown')).toBeUndefined();
  });

  it('when its time is over, then it is not found', async () => {
    const record = newRecord();
    await stores.sessions.create(record, Date.now() - 1);
    await expect.poll(() => stores.sessions.find(record.key)).toBeUndefined();
  });

  it('when two saves are based on one revision, then exactly one wins', async () => {
    const record = newRecord();
    await stores.sessions.create(record, soon());
    const saves = ['a', 'b', 'c'].map((sealed) =>
      stores.sessions.replace({ ...record, sealed, revision: 2 }, 1, soon()),
    );
    const results = await Promise.all(saves);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await stores.sessions.find(record.key))?.revision).toBe(2);
  });

  it('when a session was destroyed, then a late save does not bring it back', async () => {
    const record = newRecord();
    await stores.sessions.create(record, soon());
    await stores.sessions.destroy(record.key);
    expect(await stores.sessions.replace({ ...record, revision: 2 }, 1, soon())).toBe(false);
    expect(await stores.sessions.find(record.key)).toBeUndefined();
  });

  it('when all are destroyed, then none is found', async () => {
    const records = Array.from({ length: 20 }, () => newRecord());
    for (const record of records) await stores.sessions.create(record, soon());
    await stores.sessions.destroyAll();
    const found = await Promise.all(records.map(({ key }) => stores.sessions.find(key)));
    expect(found.filter(Boolean)).toEqual([]);
  });

  it('when many ask for a lock at once, then one gets it, and the next after its release', async () => {
    const name = randomUUID();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => stores.locks.acquire(name, 60_000)));
    const [token, ...others] = tokens.filter((t) => t !== undefined);
    expect(others).toEqual([]);
    await stores.locks.release(name, 'not-the-token');
    expect(await stores.locks.acquire(name, 60_000)).toBeUndefined();
    await stores.locks.release(name, token ?? '');
    expect(await stores.locks.acquire(name, 60_000)).toBeDefined();
  });

  it('when the holder of a lock died, then the lock runs out', async () => {
    const name = randomUUID();
    await stores.locks.acquire(name, 20);
    await expect.poll(() => stores.locks.acquire(name, 60_000)).toBeDefined();
  });

  it('when the holder goes on, then it keeps the lock beyond its first time, and nobody else can', async () => {
    const [name, forgotten] = [randomUUID(), randomUUID()];
    const token = (await stores.locks.acquire(name, 60)) ?? '';
    await stores.locks.acquire(forgotten, 60);
    expect(await stores.locks.extend(name, 'not-the-token', 60_000)).toBe(false);
    expect(await stores.locks.extend(name, token, 60_000)).toBe(true);
    await expect.poll(() => stores.locks.acquire(forgotten, 60_000)).toBeDefined();
    expect(await stores.locks.acquire(name, 60_000)).toBeUndefined();
    await stores.locks.release(name, token);
    expect(await stores.locks.extend(name, token, 60_000)).toBe(false);
  });

  it('when it is there, then the check passes', async () => {
    await expect(stores.check()).resolves.toBeUndefined();
  });
});
