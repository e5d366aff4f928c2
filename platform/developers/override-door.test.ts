import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#platform/identity';
import {
  buildUser,
  forEachEngine,
  insertUnitWithUser,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';

const path = '/internal/apps/override';
const password = 'Demo2026';
const order = { action: 'begin', code: 'notes', origin: 'http://localhost:5173', isAnywhere: false };

forEachEngine((engine) => {
  let platform: TestPlatform;
  let hash: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
    hash = await hashPassword(password);
  });
  afterAll(() => platform.close());
  const db = () => engine.database().db;

  const signIn = async (grants: readonly string[], isSandbox = false) => {
    const { unit } = await insertUnitWithUser(db(), {}, { is_sandbox: isSandbox ? 1 : 0 });
    const user = buildUser({ unit_id: unit.id, user_type: 2, password_hash: hash });
    await db().insertInto('app_user').values(user).execute();
    for (const code of grants)
      await db()
        .insertInto('resource_grant')
        .values({ user_id: user.id, app_code: 'app', node_code: code })
        .execute();
    const browser = platform.createClient();
    await browser.post('/api/uaa/oauth/login', { username: user.login_name, password });
    return { browser, user };
  };
  const begin = async (browser: TestClient, changes: Partial<typeof order> = {}) =>
    (await browser.postJson(path, { ...order, ...changes })).body;

  test('when a teacher holds no grant, then she may not, wherever it is', async () => {
    const { browser } = await signIn([], true);
    expect((await begin(browser, { isAnywhere: true })).code).toBe('forbidden');
  });

  test('when it was granted, then only the sandbox unit may, or all where the portal says so', async () => {
    const { browser, user } = await signIn(['app.override']);
    expect(await begin(browser)).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('DEV_OVERRIDES=1'),
    });
    expect((await begin(browser, { isAnywhere: true })).data).toEqual({ isSandbox: false });
    expect((await begin(browser, { action: 'end' })).data).toEqual({ isSandbox: false });
    const lines = await db()
      .selectFrom('auth_audit')
      .select(['event', 'detail'])
      .where('user_id', '=', user.id)
      .where('event', 'like', 'app_override_%')
      .orderBy('event')
      .execute();
    expect(lines).toEqual([
      { event: 'app_override_began', detail: 'notes http://localhost:5173' },
      { event: 'app_override_ended', detail: 'notes http://localhost:5173' },
    ]);
  });

  test('when the address is none of loopback, or nobody is signed in, then it is refused', async () => {
    const { browser } = await signIn(['app.override']);
    expect((await begin(browser, { origin: 'http://evil.example:80' })).code).toBe('bad_request');
    expect((await begin(platform.createClient())).code).toBe('not_signed_in');
  });
});
