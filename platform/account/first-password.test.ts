import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { forEachEngine, startDemoPlatform, type TestClient, type TestPlatform } from '#platform/testing';

const person = { loginName: 't.first', realName: '新老师', userType: '2', phone: '13900007777' };
const changePath = '/api/uaa/oauth/password/change';
const chosen = 'Chosen-by-me-7';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let admin: TestClient;

  const signIn = async (username: string, password: string): Promise<TestClient> => {
    const client = platform.createClient();
    const { body } = await client.post('/api/uaa/oauth/login', { username, password });
    expect([username, body.code]).toEqual([username, 'ok']);
    return client;
  };
  const mustChange = async (client: TestClient): Promise<boolean> =>
    (await client.get('/api/uaa/oauth/me')).body.data.mustChangePassword;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database(), {});
    admin = await signIn('ps.admin', demoPassword);
  });
  afterAll(() => platform.close());

  describe('a password that an administrator set', () => {
    let user: { userId: string; revision: number };
    let given: string;

    test('when its user signs in, then nothing is answered but who she is, until she has chosen another', async () => {
      const { body } = await admin.post('/api/base/people/user/create', person);
      ({ user, password: given } = body.data);
      const client = await signIn('t.first', given);
      expect(await mustChange(client)).toBe(true);
      const refused = [
        await client.get('/api/uaa/session/list'),
        await client.get('/api/base/preferences'),
        await client.post('/api/uaa/account/language', { language: 'en' }),
        await client.post('/api/sso/ticket/issue', { targetApp: 'help', unitHost: 'help.example' }),
      ];
      expect(refused.map(({ body: { code } }) => code)).toEqual(Array(4).fill('password_change_required'));

      const same = await client.post(changePath, { oldPassword: given, password: given });
      expect(same.body.code).toBe('invalid_input');
      expect(await mustChange(client)).toBe(true);

      const changed = await client.post(changePath, { oldPassword: given, password: chosen });
      expect(changed.body.code).toBe('ok');
      expect(await mustChange(client)).toBe(false);
      expect((await client.get('/api/uaa/session/list')).body.code).toBe('ok');
    });

    test('when it is reset, then it has to be changed again, and a code by phone ends that too', async () => {
      const { body } = await admin.post('/api/base/people/user/reset_password', {
        userId: user.userId,
        revision: String(user.revision + 1),
      });
      expect(body.code).toBe('ok');
      expect(await mustChange(await signIn('t.first', body.data.password))).toBe(true);

      const { username, contact } = { username: 't.first', contact: person.phone };
      await platform.createClient().post('/api/uaa/oauth/password/forgot', { username, contact });
      const { body: sent } = await engine
        .database()
        .db.selectFrom('outbox')
        .select('body')
        .where('recipient', '=', contact)
        .executeTakeFirstOrThrow();
      const code = /\d{6}/.exec(sent)?.[0] ?? '';
      const reset = await platform
        .createClient()
        .post('/api/uaa/oauth/password/reset', { username, code, password: `${chosen}x` });
      expect(reset.body.code).toBe('ok');
      expect(await mustChange(await signIn('t.first', `${chosen}x`))).toBe(false);
    });

    test('when a user of the demo signs in, then her password is her own', async () => {
      expect(await mustChange(await signIn('t.zhou', demoPassword))).toBe(false);
    });
  });
});
