import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/identity';
import {
  forEachEngine,
  insertUnitWithUser,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';

const password = 'Demo2026';
const passwordHash = await hashPassword(password);
const oauth = '/api/uaa/oauth';
const invalid = { status: 401, code: 'ticket_invalid', data: null };

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());

  let address = 0;
  const createClient = (): TestClient => {
    address += 1;
    return platform.createClient(`10.30.${Math.floor(address / 250)}.${address % 250}`);
  };
  const signIn = async () => {
    const { user } = await insertUnitWithUser(engine.database().db, { password_hash: passwordHash });
    const client = createClient();
    await client.post(`${oauth}/login`, { username: user.login_name, password });
    return { user, client };
  };
  const isIn = async (client: TestClient): Promise<boolean> =>
    (await client.get(`${oauth}/me`)).body.status === 200;
  const failuresSince = async (count: number): Promise<number> => {
    const { db } = engine.database();
    const rows = await db.selectFrom('auth_audit').select('id').where('event', '=', 'login_failed').execute();
    return rows.length - count;
  };

  describe('a ticket', () => {
    const issue = async (client: TestClient, form: Record<string, string> = {}): Promise<string> =>
      (await client.post('/api/sso/ticket/issue', form)).body.data.ticket;
    const use = (client: TestClient, ticket: string, form: Record<string, string> = {}) =>
      client.post('/api/sso/ticket/login', { ticket, ...form });

    test('when a ticket is used, then it signs in once, and the second use is refused and audited', async () => {
      const { user, client } = await signIn();
      const ticket = await issue(client);
      expect(ticket).toMatch(/^[\w-]{43}$/);
      const stored = await engine.database().db.selectFrom('handover').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(ticket);
      const other = createClient();
      expect((await use(other, ticket)).body.data.userId).toBe(user.id);
      expect([await isIn(other), await isIn(client)]).toEqual([true, true]);
      const before = await failuresSince(0);
      const second = createClient();
      expect((await use(second, ticket)).body).toMatchObject(invalid);
      expect(second.cookies.size).toBe(0);
      expect(await failuresSince(before)).toBe(1);
    });

    test('when twenty use one ticket at once, then one is signed in', async () => {
      const ticket = await issue((await signIn()).client);
      const clients = Array.from({ length: 20 }, createClient);
      const answers = await Promise.all(clients.map((client) => use(client, ticket)));
      expect(answers.map(({ body }) => body.status).toSorted()).toEqual([200, ...Array(19).fill(401)]);
    });

    test('when 60 seconds have passed, then it is over', async () => {
      const { client } = await signIn();
      const [early, late] = [await issue(client), await issue(client)];
      platform.advance(59_999);
      expect((await use(createClient(), early)).body.status).toBe(200);
      platform.advance(1);
      expect((await use(createClient(), late)).body).toMatchObject(invalid);
    });

    test('when another app or another host shows it, then it is refused and spent', async () => {
      const { client } = await signIn();
      const right = { targetApp: 'exam', unitHost: 'School.example' };
      const shown = { app: 'exam', unitHost: 'school.example' };
      for (const wrong of [
        { ...shown, app: 'portal' },
        { ...shown, unitHost: 'evil.example' },
        { app: 'exam' },
      ]) {
        const ticket = await issue(client, right);
        expect((await use(createClient(), ticket, wrong)).body).toMatchObject(invalid);
        expect((await use(createClient(), ticket, shown)).body).toMatchObject(invalid);
      }
      expect((await use(createClient(), await issue(client, right), shown)).body.status).toBe(200);
    });

    test('when the session that issued it is over, then so is the ticket', async () => {
      const { client } = await signIn();
      const ticket = await issue(client);
      await client.post(`${oauth}/logout`);
      expect((await use(createClient(), ticket)).body).toMatchObject(invalid);
    });

    test('when the account was disabled meanwhile, then nobody gets in', async () => {
      const { user, client } = await signIn();
      const ticket = await issue(client);
      const { db } = engine.database();
      await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', user.id).execute();
      const other = createClient();
      expect((await use(other, ticket)).body).toMatchObject({ status: 403, code: 'account_disabled' });
      expect(other.cookies.size).toBe(0);
    });

    test('when the browser had a session, then that one is over', async () => {
      const { client } = await signIn();
      const { client: other } = await signIn();
      const old = createClient();
      for (const [name, value] of other.cookies) old.cookies.set(name, value);
      expect((await use(other, await issue(client))).body.status).toBe(200);
      expect([await isIn(other), await isIn(old)]).toEqual([true, false]);
    });

    test('when one guess is repeated, then it answers 429 with Retry-After', async () => {
      const client = createClient();
      for (let count = 0; count < 10; count += 1)
        expect((await use(client, 'guess')).body).toMatchObject(invalid);
      const blocked = await use(client, 'guess');
      expect([blocked.http, blocked.headers.get('retry-after')]).toEqual([429, '900']);
    });

    test('when nobody is signed in, then there is no ticket', async () => {
      expect((await createClient().post('/api/sso/ticket/issue')).body.code).toBe('not_signed_in');
    });
  });

  describe('a handle', () => {
    test('when it is used, then it signs in once, within 60 seconds', async () => {
      const { user, client } = await signIn();
      const issue = async (): Promise<string> => (await client.post(`${oauth}/handle`)).body.data.accessToken;
      const use = (accessToken: string) => createClient().post(`${oauth}/relogin`, { accessToken });
      const handle = await issue();
      expect((await use(handle)).body.data.userId).toBe(user.id);
      expect((await use(handle)).body).toMatchObject(invalid);
      const late = await issue();
      platform.advance(60_000);
      expect((await use(late)).body).toMatchObject(invalid);
    });

    test('when a ticket is shown as a handle, or a handle as a ticket, then neither counts', async () => {
      const { client } = await signIn();
      const { ticket } = (await client.post('/api/sso/ticket/issue')).body.data;
      const { accessToken } = (await client.post(`${oauth}/handle`)).body.data;
      const answers = [
        await createClient().post(`${oauth}/relogin`, { accessToken: ticket }),
        await createClient().post('/api/sso/ticket/login', { ticket: accessToken }),
      ];
      for (const { body } of answers) expect(body).toMatchObject(invalid);
    });

    test('when the issuing session was a remembered one, then the new one is no fresher', async () => {
      const { client } = await signIn();
      const { db } = engine.database();
      const { userId } = (await client.get(`${oauth}/me`)).body.data;
      await db.updateTable('auth_session').set({ amr: 'remember' }).where('user_id', '=', userId).execute();
      const { accessToken } = (await client.post(`${oauth}/handle`)).body.data;
      await createClient().post(`${oauth}/relogin`, { accessToken });
      const rows = await db.selectFrom('auth_session').select('amr').where('user_id', '=', userId).execute();
      expect(rows.map(({ amr }) => amr).toSorted()).toEqual(['remember', 'remember handle']);
    });

    test('when the app with a sign-in of its own asks, then it is told the address', async () => {
      const { client } = await signIn();
      expect((await client.get('/api/sso/select/login/url')).body.data).toBe('/login');
    });
  });
});
