import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/identity';
import {
  forEachEngine,
  insertUnitWithUser,
  makeFullAdministrator,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';

const password = 'Demo2026';
const passwordHash = await hashPassword(password);
const oauth = '/api/uaa/oauth';
const day = 24 * 60 * 60 * 1000;
const invalid = { status: 401, code: 'remember_invalid', data: null };
const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());

  let address = 0;
  const createClient = (headers: Record<string, string> = chrome): TestClient => {
    address += 1;
    return platform.createClient(`10.20.${Math.floor(address / 250)}.${address % 250}`, headers);
  };
  const createUser = async () => {
    const { user } = await insertUnitWithUser(engine.database().db, { password_hash: passwordHash });
    const login = async (client: TestClient, more: Record<string, string> = {}) => {
      const answer = await client.post(`${oauth}/login`, { username: user.login_name, password, ...more });
      expect(answer.body.status).toBe(200);
      return answer;
    };
    const remember = async () => {
      const client = createClient();
      await login(client, { remember: 'true' });
      return client;
    };
    return { user, login, remember };
  };
  /** Another browser, or a later visit, that has nothing but the remembering of `client`. */
  const withTokenOf = (client: TestClient): TestClient => {
    const other = createClient();
    other.cookies.set('sy_remember', client.cookies.get('sy_remember') ?? '');
    return other;
  };
  const use = (client: TestClient) => client.post(`${oauth}/login_user_client`);
  const isIn = async (client: TestClient): Promise<boolean> =>
    (await client.get(`${oauth}/me`)).body.status === 200;
  const devicesOf = (userId: string) =>
    engine.database().db.selectFrom('remembered_device').selectAll().where('user_id', '=', userId).execute();
  const auditOf = async (userId: string) => {
    const { db } = engine.database();
    const rows = await db.selectFrom('auth_audit').selectAll().where('user_id', '=', userId).execute();
    return rows.map(({ event, detail }) => (detail ? `${event} (${detail})` : event));
  };

  test('when the box is ticked, then a cookie of thirty days comes along, and only its hash is kept', async () => {
    const { user, login } = await createUser();
    const client = createClient();
    const answer = await login(client, { remember: 'true' });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('sy_remember='));
    expect(cookie).toMatch(
      /^sy_remember=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/api\/uaa\/oauth; .*HttpOnly/,
    );
    const [device] = await devicesOf(user.id);
    expect(device).toMatchObject({ device_label: 'Chrome · Windows', ua_family: 'Chrome' });
    const [, validator = 'x'] = client.cookies.get('sy_remember')?.split('.') ?? [];
    expect(JSON.stringify(device)).not.toContain(validator);
  });

  test.each([
    ['the box is not ticked', {}],
    ['the device is shared', { remember: 'true', sharedDevice: 'true' }],
  ])('when %s, then nothing is remembered, and what was is forgotten', async (_, more: object) => {
    const { user, login, remember } = await createUser();
    const client = await remember();
    await login(client, { ...more });
    expect(client.cookies.has('sy_remember')).toBe(false);
    expect(await devicesOf(user.id)).toEqual([]);
  });

  test('when the box stays ticked, then the browser has one new token and not two rows', async () => {
    const { user, login, remember } = await createUser();
    const client = await remember();
    const before = client.cookies.get('sy_remember');
    const answer = await login(client, { remember: '1' });
    expect(client.cookies.get('sy_remember')).not.toBe(before);
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('sy_remember'))).toHaveLength(1);
    expect(await devicesOf(user.id)).toHaveLength(1);
  });

  test('when a remembered browser comes back, then it is signed in, with another token and amr remember', async () => {
    const { user, remember } = await createUser();
    const first = await remember();
    const later = withTokenOf(first);
    const answer = await use(later);
    expect(answer.body).toMatchObject({ status: 200, data: { userId: user.id, userType: 2 } });
    expect(later.cookies.get('sy_remember')).not.toBe(first.cookies.get('sy_remember'));
    expect(await isIn(later)).toBe(true);
    const { db } = engine.database();
    const sessions = await db
      .selectFrom('auth_session')
      .select('amr')
      .where('user_id', '=', user.id)
      .execute();
    expect(sessions.map(({ amr }) => amr).toSorted()).toEqual(['pwd', 'remember']);
    const third = withTokenOf(later);
    expect((await use(third)).body.status).toBe(200);
  });

  test('when a second tab signs in after the first one has, then its session counts', async () => {
    const { remember } = await createUser();
    const browser = withTokenOf(await remember());
    await use(browser);
    const first = createClient();
    for (const [name, value] of browser.cookies) first.cookies.set(name, value);
    expect((await use(browser)).body.status).toBe(200);
    expect([await isIn(browser), await isIn(first)]).toEqual([true, false]);
  });

  test('when several tabs start with one token, then all are signed in and one token is new', async () => {
    const { user, remember } = await createUser();
    const first = await remember();
    const tabs = Array.from({ length: 6 }, () => withTokenOf(first));
    const answers = await Promise.all(tabs.map(use));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(6).fill(200));
    const tokens = new Set(tabs.map((tab) => tab.cookies.get('sy_remember')));
    expect(tokens.size).toBe(2);
    platform.advance(30_000);
    expect((await use(withTokenOf(first))).body.status).toBe(200);
    expect(await devicesOf(user.id)).toHaveLength(1);
  });

  test('when an old token is shown after the grace, then the device and all its sessions are gone, and the audit knows', async () => {
    const { user, remember } = await createUser();
    const first = await remember();
    const bystander = createClient();
    await bystander.post(`${oauth}/login`, { username: user.login_name, password });
    const rightful = withTokenOf(first);
    await use(rightful);
    platform.advance(30_001);
    const thief = withTokenOf(first);
    const answer = await use(thief);
    expect(answer.body).toMatchObject(invalid);
    expect(thief.cookies.size).toBe(0);
    expect([await isIn(rightful), await isIn(first), await isIn(bystander)]).toEqual([false, false, true]);
    expect((await use(rightful)).body).toMatchObject(invalid);
    expect(await devicesOf(user.id)).toEqual([]);
    expect(await auditOf(user.id)).toContain('remember_token_reused');
  });

  test.each([
    ['another browser family', '10.21.0.77', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'],
    ['another network', '10.99.0.1', chrome['user-agent']],
    ['another network of IPv6', '2001:db8:1::1', chrome['user-agent']],
  ])(
    'when an old token comes within the grace from %s, then it is theft as well',
    async (_, ip, userAgent) => {
      const { user, remember } = await createUser();
      const first = await remember();
      const carry = (client: TestClient): TestClient => {
        client.cookies.set('sy_remember', first.cookies.get('sy_remember') ?? '');
        return client;
      };
      const at = (here: string) => platform.createClient(here, { 'user-agent': userAgent });
      const rightful = carry(platform.createClient('10.21.0.1', chrome));
      expect((await use(rightful)).body.status).toBe(200);
      const tab = carry(platform.createClient('10.21.0.2', chrome));
      expect((await use(tab)).body.status).toBe(200);
      const thief = carry(at(ip));
      expect((await use(thief)).body).toMatchObject(invalid);
      expect([await isIn(thief), await isIn(rightful), await devicesOf(user.id)]).toEqual([false, false, []]);
      expect(await auditOf(user.id)).toContain('remember_token_reused');
    },
  );

  describe('an attempt with a name', () => {
    const name = 'n'.repeat(43);
    /** A browser at the moment before it signs in: its token, and the name that the page gave to the attempt. */
    const aboutTo = (client: TestClient, attempt = name): TestClient => {
      const other = withTokenOf(client);
      other.cookies.set('sy_attempt', attempt);
      return other;
    };

    test('when its answer is lost, then the same attempt gives the same token, however late', async () => {
      const { user, remember } = await createUser();
      const first = await remember();
      const lost = aboutTo(first);
      await use(lost);
      platform.advance(3 * day);
      const repeated = aboutTo(first);
      expect((await use(repeated)).body).toMatchObject({ status: 200, data: { userId: user.id } });
      expect(repeated.cookies.get('sy_remember')).toBe(lost.cookies.get('sy_remember'));
      // The name is used up with the answer.
      expect(repeated.cookies.has('sy_attempt')).toBe(false);
      expect((await use(withTokenOf(repeated))).body.status).toBe(200);
      expect(await auditOf(user.id)).not.toContain('remember_token_reused');
    });

    test.each([
      ['no name', (first: TestClient) => withTokenOf(first)],
      ['another name', (first: TestClient) => aboutTo(first, 'o'.repeat(43))],
    ])('when a copy of the token comes with %s, then it is theft as before', async (_, copyOf) => {
      const { user, remember } = await createUser();
      const first = await remember();
      const rightful = aboutTo(first);
      await use(rightful);
      platform.advance(30_001);
      expect((await use(copyOf(first))).body).toMatchObject(invalid);
      expect([await isIn(rightful), await devicesOf(user.id)]).toEqual([false, []]);
    });

    test('when the next token was used, then even the same attempt is theft', async () => {
      const { user, remember } = await createUser();
      const first = await remember();
      const rightful = aboutTo(first);
      await use(rightful);
      await use(withTokenOf(rightful));
      platform.advance(30_001);
      expect((await use(aboutTo(first))).body).toMatchObject(invalid);
      expect(await auditOf(user.id)).toContain('remember_token_reused');
    });

    test('when the browser is forgotten, then the name goes as well', async () => {
      const { login, remember } = await createUser();
      const client = aboutTo(await remember());
      await login(client);
      expect([...client.cookies.keys()].filter((cookie) => /remember|attempt/.test(cookie))).toEqual([]);
    });
  });

  test('when the validator is altered, then that is theft as well', async () => {
    const { user, remember } = await createUser();
    const first = await remember();
    const forged = createClient();
    const [selector] = first.cookies.get('sy_remember')?.split('.') ?? [];
    forged.cookies.set('sy_remember', `${selector}.${'A'.repeat(43)}`);
    expect((await use(forged)).body).toMatchObject(invalid);
    expect(await isIn(first)).toBe(false);
    expect(await devicesOf(user.id)).toEqual([]);
  });

  test.each([
    ['no cookie', undefined],
    ['no form of a token', 'nonsense'],
    ['an unknown selector', `${'A'.repeat(22)}.${'A'.repeat(43)}`],
  ])('when there is %s, then the answer is the same', async (_, value) => {
    const client = createClient();
    if (value) client.cookies.set('sy_remember', value);
    const { requestId: _id, ...body } = (await use(client)).body;
    expect(body).toMatchObject(invalid);
    expect(client.cookies.size).toBe(0);
  });

  test('when thirty days have passed, then the token is over, however often it was used', async () => {
    const { remember } = await createUser();
    const first = await remember();
    platform.advance(29 * day);
    const later = withTokenOf(first);
    expect((await use(later)).headers.getSetCookie().join()).toContain('Max-Age=86400;');
    platform.advance(day);
    expect((await use(withTokenOf(later))).body).toMatchObject(invalid);
  });

  test('when the account is disabled, then the token is refused like any other and forgotten', async () => {
    const { user, remember } = await createUser();
    const first = await remember();
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', user.id).execute();
    expect((await use(withTokenOf(first))).body).toMatchObject(invalid);
    await db.updateTable('app_user').set({ user_status: 'enabled' }).where('id', '=', user.id).execute();
    expect((await use(withTokenOf(first))).body).toMatchObject(invalid);
  });

  test('when somebody signs out, even in a session without the cookie, then the browser is forgotten', async () => {
    const { user, remember } = await createUser();
    const first = await remember();
    const copy = withTokenOf(first);
    first.cookies.delete('sy_remember');
    await first.post(`${oauth}/logout`);
    expect((await use(copy)).body).toMatchObject(invalid);
    expect(await devicesOf(user.id)).toEqual([]);
  });

  test('when a token is tried again and again, then the tries are counted', async () => {
    const client = createClient();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      client.cookies.set('sy_remember', `${'B'.repeat(22)}.${'B'.repeat(43)}`);
      statuses.push((await use(client)).http);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('when a phone asks for a client id, then it signs in with id and cookie, nobody else does, until it is revoked', async () => {
    const { user, login } = await createUser();
    const phone = createClient({ 'sy-headers': '{"device":"app","app":"/pages/base"}' });
    await login(phone);
    const { userClientId } = (await phone.post(`${oauth}/device/remember`)).body.data;
    expect(userClientId).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await devicesOf(user.id))).not.toContain(userClientId);
    const enter = (client: TestClient) => client.post(`${oauth}/login_user_client`, { userClientId });
    const stranger = createClient({ 'sy-headers': '{"device":"app","app":"/"}' });
    expect((await enter(stranger)).body).toMatchObject(invalid);
    const computer = createClient();
    computer.cookies.set('sy_device', phone.cookies.get('sy_device') ?? '');
    expect((await enter(computer)).body).toMatchObject(invalid);
    expect((await enter(phone)).body.data.userId).toBe(user.id);
    const again = await phone.post(`${oauth}/device/remember`);
    expect(again.body.code).toBe('fresh_sign_in_required');
    const [device] = (await phone.get(`${oauth}/device/list`)).body.data;
    expect(device).toMatchObject({ kind: 'client', isCurrent: true });
    const revoke = { deviceId: device.deviceId };
    const intruder = createClient();
    await (await createUser()).login(intruder);
    expect((await intruder.post(`${oauth}/device/revoke`, revoke)).body.code).toBe('not_found');
    expect((await phone.post(`${oauth}/device/revoke`, revoke)).body.status).toBe(200);
    expect(await isIn(phone)).toBe(false);
    expect((await enter(phone)).body).toMatchObject(invalid);
  });

  test('when a computer asks for a client id, then it gets none', async () => {
    const { login } = await createUser();
    const client = createClient();
    await login(client);
    expect((await client.post(`${oauth}/device/remember`)).body.code).toBe('forbidden');
  });

  test('when the password is set anew by an administrator, then the browser is forgotten', async () => {
    const { user, remember } = await createUser();
    const first = await remember();
    const { db } = engine.database();
    const { user: administrator } = await insertUnitWithUser(db, {
      user_type: 4,
      password_hash: passwordHash,
    });
    await db
      .updateTable('app_user')
      .set({ unit_id: user.unit_id })
      .where('id', '=', administrator.id)
      .execute();
    await makeFullAdministrator(db, administrator.id);
    const desk = createClient();
    await desk.post(`${oauth}/login`, { username: administrator.login_name, password });
    const reset = { userId: user.id, revision: '1' };
    expect((await desk.post('/api/base/people/user/reset_password', reset)).body.status).toBe(200);
    expect((await use(withTokenOf(first))).body).toMatchObject(invalid);
  });
});
