import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { demoPassword } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { DirectoryVariables } from '#shared/directory-settings';
import { openDirectory } from './open-directory.ts';
import { readDirectory } from './read-directory.ts';
import { hasSlapd, startSlapd, type TestDirectory } from './testing/index.ts';

const unit = 'U2001';
const password = 'secret-of-wang.li';

describe.skipIf(!hasSlapd)('on slapd', () => {
  let slapd: TestDirectory;
  beforeAll(async () => {
    slapd = await startSlapd([
      { uid: 'wang.li', employeeNumber: 'T-1' },
      { uid: 'off', employeeNumber: 'T-2', more: ['userAccountControl: 514'] },
      { uid: 'old', employeeNumber: 'T-3', more: ['pwdChangedTime: 20200101000000Z'] },
      { uid: 'first.day', name: '新老师', employeeNumber: 'T-9' },
      { uid: 't.wu', employeeNumber: 'T-10' },
    ]);
  }, 60_000);
  afterAll(() => slapd.close());

  forEachEngine((engine) => {
    let platform: DemoPlatform;
    let database: PortalDatabase;
    beforeEach(async () => {
      database = engine.database();
      platform = await start();
      for (const [loginName, externalId] of [
        ['wang.li', 'T-1'],
        ['off', 'T-2'],
        ['old', 'T-3'],
        ['moved', 'T-4'],
      ] as const)
        await addKept(loginName, externalId);
    });
    afterEach(() => platform.close());

    const start = (more: DirectoryVariables = {}): Promise<DemoPlatform> => {
      const settings = readDirectory({ ...slapd.variables, LDAP_UNIT: unit, ...more });
      if (!settings) throw new Error('these variables name no directory');
      return startDemoPlatform(database, { directory: openDirectory(settings) });
    };
    const addKept = async (loginName: string, externalId: string): Promise<void> => {
      const person = { id: `k-${loginName}`, unit_id: unit, login_name: loginName, external_id: externalId };
      const given = { real_name: '王力', user_type: 2 as const, email: `${loginName}@school.test` };
      await database.db
        .insertInto('app_user')
        .values({ ...person, ...given, created_at: 0, updated_at: 0 })
        .execute();
      await database.db.insertInto('directory_account').values({ user_id: person.id }).execute();
    };
    const signIn = async (username: string, secret: string, on = platform) => {
      const client = on.createClient();
      const { body } = await client.post('/api/uaa/oauth/login', { username, password: secret });
      return { client, code: body.code as string, message: body.message as string };
    };
    const codeOf = async (username: string, secret: string, on = platform): Promise<string> =>
      (await signIn(username, secret, on)).code;
    const failuresOf = async (loginName: string): Promise<unknown> => {
      const lines = database.db.selectFrom('auth_audit').select('detail').distinct();
      const own = lines.where('event', '=', 'login_failed').where('login_name', '=', loginName);
      return (await own.execute()).map(({ detail }) => detail);
    };

    test('when the directory says that the password is right, then its person is signed in, and no other word opens', async () => {
      const { client, code } = await signIn('Wang.Li', password);
      expect(code).toBe('ok');
      const { data } = (await client.get('/api/uaa/oauth/me')).body;
      expect(data).toMatchObject({ loginName: 'wang.li', mustChangePassword: false });
      for (const wrong of ['x', 'secret-of-off', demoPassword])
        expect(await codeOf('wang.li', wrong)).toBe('invalid_grant');
      const kept = database.db.selectFrom('app_user').select('password_hash').where('id', '=', 'k-wang.li');
      expect(await kept.executeTakeFirst()).toEqual({ password_hash: null });
    });

    test('when a user is not of the directory, then her own password counts, and what the directory says does not', async () => {
      expect(await codeOf('t.wu', demoPassword)).toBe('ok');
      expect(await codeOf('t.wu', 'secret-of-t.wu')).toBe('invalid_grant');
    });

    test('when the directory has disabled somebody, or her password is over, then only the right password learns it', async () => {
      expect(await codeOf('off', 'secret-of-off')).toBe('account_disabled');
      expect(await codeOf('off', 'x')).toBe('invalid_grant');
      expect(await codeOf('old', 'secret-of-old')).toBe('directory_password_expired');
      expect(await codeOf('old', 'x')).toBe('invalid_grant');
    });

    test('when somebody else has got the login name in the directory, then she does not get the account', async () => {
      await addKept('first.day', 'T-5');
      expect(await codeOf('first.day', 'secret-of-first.day')).toBe('invalid_grant');
    });

    test('when wrong passwords come, then they are counted as everywhere, and the right one does not help any more', async () => {
      for (let attempt = 0; attempt < 10; attempt += 1) await codeOf('wang.li', 'x');
      expect(await codeOf('wang.li', password)).toBe('too_many_attempts');
    });

    test('when the directory is away, then everybody who cannot be checked hears the same, it counts for nobody, and others go on', async () => {
      const away = await start({ LDAP_URL: 'ldap://127.0.0.1:9', LDAP_STARTTLS: '1' });
      await addKept('wang.li', 'T-1');
      for (let attempt = 0; attempt < 12; attempt += 1)
        expect(await codeOf('wang.li', password, away)).toBe('directory_unavailable');
      expect(await failuresOf('wang.li')).toEqual(['directory_unavailable']);
      const same = new Set<string>();
      for (const name of ['wang.li', 'nobody.here', 't.wu'])
        same.add((await signIn(name, 'x', away)).message);
      expect(same.size).toBe(1);
      expect([...same][0]).toContain('the school directory cannot be reached');
      expect(await codeOf('t.wu', demoPassword, away)).toBe('ok');
      expect(await failuresOf('t.wu')).toEqual(['wrong_password']);
      await away.close();
    });

    test('when somebody of the directory signs in first, then she gets an account where that is wanted', async () => {
      expect(await codeOf('first.day', 'secret-of-first.day')).toBe('invalid_grant');
      const making = await start({ LDAP_CREATES: '1' });
      expect(await codeOf('first.day', 'x', making)).toBe('invalid_grant');
      const both = await Promise.all([0, 1].map(() => codeOf('first.day', 'secret-of-first.day', making)));
      expect(both).toEqual(['ok', 'ok']);
      const rows = database.db.selectFrom('app_user').selectAll().where('external_id', '=', 'T-9');
      expect(await rows.execute()).toMatchObject([
        { login_name: 'first.day', real_name: '新老师', unit_id: unit, user_type: 2, password_hash: null },
      ]);
      await making.close();
    });

    test('when the directory keeps the password, then the portal neither changes nor resets it, and says who keeps it', async () => {
      const { client } = await signIn('wang.li', password);
      const change = { oldPassword: password, password: 'Another2026' };
      const changed = await client.post('/api/uaa/oauth/password/change', change);
      expect(changed.body).toMatchObject({ code: 'password_in_directory' });
      const admin = await platform.as('ps.admin');
      const reset = await admin.post('/api/base/people/user/reset_password', {
        userId: 'k-wang.li',
        revision: '1',
      });
      expect(reset.body).toMatchObject({ code: 'password_in_directory' });
      const forgotten = { username: 'wang.li', contact: 'wang.li@school.test' };
      expect(
        (await platform.createClient().post('/api/uaa/oauth/password/forgot', forgotten)).body.code,
      ).toBe('ok');
      const { body } = await database.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
      expect(body).toContain('is kept in the school directory');
    });
  });
});
