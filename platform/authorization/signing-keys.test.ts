import { beforeEach, expect, test } from 'vitest';
import { describeStore } from '#platform/testing';
import { housekeeping } from './lifetimes.ts';
import { createSigningKeys } from './signing-keys.ts';

const now = Date.parse('2026-09-01T00:00:00Z');
const [one, two] = ['first secret of enough letters', 'second secret of enough letters'];

describeStore((engine) => {
  const logged: string[] = [];
  let passed = 0;
  const keysWith = (...keySecrets: string[]) =>
    createSigningKeys({
      database: engine.database(),
      clock: () => now + passed,
      log: (event) => logged.push(event),
      keySecrets,
    });
  const storedTexts = async () =>
    (await engine.database().db.selectFrom('signing_key').select('private_jwk').execute()).map(
      ({ private_jwk }) => private_jwk,
    );
  beforeEach(async () => {
    logged.length = 0;
    passed = 0;
    await engine.database().db.deleteFrom('signing_key').execute();
  });

  test('when a key is made, then the database holds nothing that signs', async () => {
    const [key] = await keysWith(one).load();
    expect(key).toMatchObject({ kty: 'RSA', d: expect.any(String) });
    for (const text of await storedTexts()) {
      expect(text).toMatch(/^v1\.[\w-]+$/);
      expect(text).not.toContain(String(key?.d));
    }
    expect(await keysWith(one).load()).toEqual([key]);
  });

  test('when two processes start at once, then they agree on one key', async () => {
    const [a, b] = await Promise.all([keysWith(one).load(), keysWith(one).load()]);
    expect([a, b].map((keys) => keys?.length)).toEqual([1, 1]);
    expect(a).toEqual(b);
  });

  test('when a key has become old, then one new key comes by itself, whatever number of processes ask', async () => {
    const keys = keysWith(one);
    await keys.load();
    passed = housekeeping.rotateKeys - 1;
    expect(await keys.isDue()).toBe(false);
    passed += 1;
    expect(await keys.isDue()).toBe(true);
    await Promise.all([keys.rotate(), keysWith(one).rotate()]);
    expect((await keys.list()).list.map(({ state }) => state)).toEqual(['next', 'signing']);
    expect(await keys.isDue()).toBe(false);
    passed += housekeeping.publishAhead;
    expect((await keys.list()).list.map(({ state }) => state)).toEqual(['signing', 'kept']);
  });

  test('when the secret is replaced, then the same key goes on, and the old secret is needed no more', async () => {
    const before = await keysWith(one).load();
    expect(await keysWith(two, one).load()).toEqual(before);
    expect(await keysWith(two).load()).toEqual(before);
  });

  test('when a key was stored before keys were sealed, then it is sealed as it is found', async () => {
    const [key] = await keysWith(one).load();
    await engine
      .database()
      .db.updateTable('signing_key')
      .set({ private_jwk: JSON.stringify(key) })
      .execute();
    expect(await keysWith(one).load()).toEqual([key]);
    for (const text of await storedTexts()) expect(text).not.toContain('"kty"');
  });

  test('when no key can be read, then a running process keeps its own, and a new one starts with another key', async () => {
    const before = await keysWith(one).load();
    const stranger = keysWith(two);
    expect([await stranger.find(), await stranger.find()]).toEqual([[], []]);
    expect(logged).toEqual(['signing_key_unreadable']);
    const [other] = await stranger.load();
    expect(other?.kid).not.toBe(before[0]?.kid);
    expect(await keysWith(one).find()).toEqual(before);
  });
});
