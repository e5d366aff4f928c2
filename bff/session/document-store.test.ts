import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, openTestRedis } from '../testing/redis.ts';
import type { BffStores } from './session-store.ts';
import { openSqliteStores } from './sqlite-stores.ts';

const engines: { name: string; isThere: boolean; open: () => Promise<BffStores> }[] = [
  { name: 'SQLite', isThere: true, open: async () => openSqliteStores(':memory:') },
  { name: 'Redis', isThere: await hasRedis(), open: () => openTestRedis(`test:${randomUUID()}:`) },
];

describe.each(engines.filter(({ isThere }) => isThere))('documents on $name', ({ open }) => {
  let stores: BffStores;
  beforeAll(async () => {
    stores = await open();
  });
  afterAll(async () => {
    await stores.documents.destroyAll();
    await stores.close();
  });

  it('when a document was never written, then there is none', async () => {
    expect(await stores.documents.find('nobody')).toBeUndefined();
  });

  it('when it is written and written again, then the newest text is found with its revision', async () => {
    expect(await stores.documents.replace('a', '{"x":"1 {\\"revision\\":9}"}', 0)).toBe(true);
    expect(await stores.documents.find('a')).toEqual({ revision: 1, text: '{"x":"1 {\\"revision\\":9}"}' });
    expect(await stores.documents.replace('a', '2', 1)).toBe(true);
    expect(await stores.documents.find('a')).toEqual({ revision: 2, text: '2' });
  });

  it('when several writes are based on one revision, then exactly one wins, from the first write on', async () => {
    for (const expected of [0, 1]) {
      const writes = ['x', 'y', 'z'].map((text) => stores.documents.replace('race', text, expected));
      expect((await Promise.all(writes)).filter(Boolean)).toHaveLength(1);
    }
    expect((await stores.documents.find('race'))?.revision).toBe(2);
  });

  it('when one is destroyed, then it is gone, the others stay, and it may be written anew', async () => {
    for (const key of ['one', 'other']) await stores.documents.replace(key, '1', 0);
    await stores.documents.destroy('one');
    expect(await stores.documents.find('one')).toBeUndefined();
    expect(await stores.documents.find('other')).toEqual({ revision: 1, text: '1' });
    expect(await stores.documents.replace('one', '2', 0)).toBe(true);
  });

  it('when all are destroyed, then none is found', async () => {
    await stores.documents.replace('gone', '1', 0);
    await stores.documents.destroyAll();
    expect(await stores.documents.find('gone')).toBeUndefined();
  });
});
