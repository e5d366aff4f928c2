import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BffStores, SessionStore } from './session-store.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { openSqliteStores } from './sqlite-stores.ts';

const key = 'test-key-number-one-of-32-characters';
const minute = 60_000;
const hour = 60 * minute;

let now: number;

function clock() {
  return now;
}

let stores: BffStores;

function replica(changes: { keys?: string[]; store?: SessionStore; cacheTtlMs?: number } = {}): Sessions {
  return createSessions({
    store: stores.sessions,
    keys: [key],
    upstreamOrigin: 'http://127.0.0.1:5000',
    clock,
    cacheTtlMs: 0,
    ...changes,
  });
}

beforeEach(() => {
  now = Date.parse('2026-11-18T08:00:00Z');
  stores = openSqliteStores(':memory:', clock);
});
afterEach(() => stores.close());

function open(sessions: Sessions) {
  return sessions.open(['sy_access=a1; Path=/'], '/api/uaa/oauth/login');
}

describe('sessions', () => {
  it('when another replica, or a restarted one, meets the id, then it has the same session', async () => {
    const { id } = await open(replica());
    const session = await replica().find(id);
    expect(session?.jar.cookieHeaderFor('/api/base/x')).toBe('sy_access=a1');
  });

  it('when nothing is done for two hours, then it has ended; activity keeps it up to twelve', async () => {
    const sessions = replica();
    const { id } = await open(sessions);
    for (let i = 0; i < 11; i++) {
      now += hour;
      expect(await sessions.find(id)).toBeDefined();
    }
    now += hour - 1;
    expect(await sessions.find(id)).toBeDefined();
    now += 1;
    expect(await sessions.find(id)).toBeUndefined();

    const second = await open(sessions);
    now += 2 * hour;
    expect(await sessions.find(second.id)).toBeUndefined();
  });

  it('when the computer is shared, then twenty idle minutes end it, on every replica', async () => {
    const sessions = replica();
    const shared = () => sessions.open(['sy_access=a1; Path=/'], '/api/uaa/oauth/login', true);
    const { id } = await shared();
    for (let i = 0; i < 5; i++) {
      now += 20 * minute - 1;
      expect(await replica().find(id)).toBeDefined();
    }
    const session = await sessions.find(id);
    expect(session && sessions.endsOf(session).idleEndsAt).toBe(now + 20 * minute);
    now += 20 * minute;
    expect(await sessions.find(id)).toBeUndefined();
    expect(await replica().find((await shared()).id)).toBeDefined();
  });

  it('when it is used often, then the store is told at most once a minute', async () => {
    let saves = 0;
    const store: SessionStore = {
      ...stores.sessions,
      replace: (...change) => {
        saves++;
        return stores.sessions.replace(...change);
      },
    };
    const sessions = replica({ store, cacheTtlMs: 1000 });
    const { id } = await open(sessions);
    for (let i = 0; i < 119; i++) {
      now += 1000;
      sessions.findCached(id);
    }
    expect(saves).toBe(1);
  });

  it('when two replicas save at once, then neither change is lost', async () => {
    const [one, two] = [replica(), replica()];
    const { id } = await open(one);
    const [a, b] = await Promise.all([one.find(id), two.find(id)]);
    if (!a || !b) throw new Error('not found');
    await Promise.all([
      one.update(a, ({ jar }) => jar.store(['a=1; Path=/'], '/')),
      two.update(b, ({ jar }) => jar.store(['b=1; Path=/'], '/')),
      one.update(a, (session) => {
        session.userId = '2001';
      }),
    ]);
    const saved = await replica().find(id);
    expect(saved?.jar.cookieHeaderFor('/')?.split('; ').sort()).toEqual(['a=1', 'b=1', 'sy_access=a1']);
    expect(saved?.userId).toBe('2001');
  });

  it('when it was ended elsewhere, then it ends here once the reading has aged, and saves change nothing', async () => {
    const [one, two] = [replica({ cacheTtlMs: 0 }), replica({ cacheTtlMs: 0 })];
    const session = await open(one);
    expect(one.findCached(session.id)).toBeUndefined();
    const other = await two.find(session.id);
    if (!other) throw new Error('not found');
    await two.destroy(other);
    expect(await one.find(session.id)).toBeUndefined();
    expect(await one.update(session, ({ jar }) => jar.store(['x=1'], '/'))).toBe(false);
    expect(await one.find(session.id)).toBeUndefined();
  });

  it('when it was read a moment ago, then it is there without waiting, until it is ended', async () => {
    const sessions = replica({ cacheTtlMs: 60_000 });
    const session = await open(sessions);
    expect(sessions.findCached(session.id)).toBe(session);
    await sessions.destroy(session);
    expect(sessions.findCached(session.id)).toBeUndefined();
  });

  it('when the key it was sealed with is gone, then it has ended; while it is second, it goes on', async () => {
    const { id } = await open(replica());
    const fresh = 'new-key-with-at-least-32-characters-';
    expect(await replica({ keys: [fresh, key] }).find(id)).toBeDefined();
    expect(await replica({ keys: [fresh] }).find(id)).toBeUndefined();
  });

  it('when the store fails, then every way in says so and nothing unsaved stays in memory', async () => {
    let isDown = false;
    const reach = <T>(call: () => Promise<T>): Promise<T> =>
      isDown ? Promise.reject(new Error('disk gone')) : call();
    const { find, create, replace, destroy, destroyAll } = stores.sessions;
    const sessions = replica({
      store: {
        find: (...all) => reach(() => find(...all)),
        create: (...all) => reach(() => create(...all)),
        replace: (...all) => reach(() => replace(...all)),
        destroy: (...all) => reach(() => destroy(...all)),
        destroyAll: () => reach(destroyAll),
      },
      cacheTtlMs: 60_000,
    });
    const session = await open(sessions);
    expect(sessions.findCached(session.id)).toBeDefined();
    isDown = true;
    const refused = { code: 'store_unavailable', retryAfter: 5 };
    const unsaved = sessions.update(session, ({ jar }) => jar.store(['lost=1; Path=/'], '/'));
    await expect(unsaved).rejects.toMatchObject(refused);
    expect(sessions.findCached(session.id)).toBeUndefined();
    await expect(sessions.find(session.id)).rejects.toMatchObject(refused);
    await expect(open(sessions)).rejects.toMatchObject(refused);
    await expect(sessions.destroy(session)).rejects.toMatchObject(refused);
    isDown = false;
    const saved = await sessions.find(session.id);
    expect(saved?.jar.cookieHeaderFor('/')).toBe('sy_access=a1');
  });

  it('when it lies in a file, then neither id nor cookies can be read there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-sessions-'));
    const file = join(folder, 'bff.sqlite');
    const stored = openSqliteStores(file, clock);
    const { id } = await replica({ store: stored.sessions }).open(['sy_access=CANARY-4711; Path=/'], '/');
    const bytes = Buffer.concat([await readFile(file), await readFile(`${file}-wal`)]).toString('latin1');
    expect(bytes).toContain('v1.');
    expect(bytes).not.toContain('CANARY-4711');
    expect(bytes).not.toContain(id);
    await stored.close();
    await rm(folder, { recursive: true });
  });
});
