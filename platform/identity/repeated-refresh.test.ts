import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore, insertUnitWithUser, startTestPlatform, type TestPlatform } from '#platform/testing';
import { hashPassword } from './index.ts';

const password = 'Demo2026';
const oauth = '/api/uaa/oauth';
const passwordHash = await hashPassword(password);

describeStore((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());

  const newKey = () => randomBytes(32).toString('base64url');

  /** A caller that puts the same key on each refresh, like a caller that does not know whether the last one arrived. */
  const signIn = async (key = newKey()) => {
    const { user } = await insertUnitWithUser(engine.database().db, { password_hash: passwordHash });
    const client = platform.createClient('10.7.0.1', { 'idempotency-key': key });
    await client.post(`${oauth}/login`, { username: user.login_name, password });
    const copy = (ownKey = key) => {
      const other = platform.createClient('10.7.0.1', { 'idempotency-key': ownKey });
      other.cookies.set('sy_refresh', client.cookies.get('sy_refresh') ?? '');
      return other;
    };
    return { client, copy };
  };
  const refresh = async (client: { get: TestPlatformGet }) =>
    (await client.get(`${oauth}/refresh`)).body.status;
  type TestPlatformGet = (path: string) => Promise<{ body: { status: number } }>;
  const me = async (client: { get: TestPlatformGet }) => (await client.get(`${oauth}/me`)).body.status;

  test('when the answer of a refresh was lost, then asking again with the same key gives the same session', async () => {
    const { client, copy } = await signIn();
    const later = copy();
    expect(await refresh(copy())).toBe(200);
    platform.advance(3_600_000);
    expect(await refresh(later)).toBe(200);
    expect(await me(later)).toBe(200);
    expect(await refresh(later)).toBe(200);
    expect(await me(later)).toBe(200);
    expect(later.cookies.get('sy_refresh')).not.toBe(client.cookies.get('sy_refresh'));
  });

  test('when the same refresh comes twenty times at once, then every answer carries the same next token', async () => {
    const { copy } = await signIn();
    const all = Array.from({ length: 20 }, () => copy());
    expect(await Promise.all(all.map(refresh))).toEqual(Array(20).fill(200));
    expect(new Set(all.map(({ cookies }) => cookies.get('sy_refresh'))).size).toBe(1);
    expect(await Promise.all(all.map(me))).toEqual(Array(20).fill(200));
  });

  test('when the next token has been used, then the old one is a copy again, whatever its key', async () => {
    const { copy } = await signIn();
    const rightful = copy();
    const thief = copy();
    await refresh(rightful);
    await refresh(rightful);
    platform.advance(10_001);
    expect(await refresh(thief)).toBe(401);
    expect(await me(rightful)).toBe(401);
  });

  test('when somebody has the token and not the key, then it is a copy', async () => {
    const { copy } = await signIn();
    const rightful = copy();
    const thief = copy(newKey());
    await refresh(rightful);
    expect(await refresh(thief)).toBe(401);
    platform.advance(10_001);
    expect(await refresh(thief)).toBe(401);
    expect(await me(rightful)).toBe(401);
  });

  test('when the session has ended meanwhile, then the same key brings nothing back', async () => {
    const { copy } = await signIn();
    const [first, again] = [copy(), copy()];
    await refresh(first);
    await first.post(`${oauth}/logout`);
    expect(await refresh(again)).toBe(401);
  });
});
