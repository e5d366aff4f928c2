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
const social = '/api/uaa/social';
const refused = { status: 400, code: 'invalid_grant', data: null };

forEachEngine((engine) => {
  let platform: TestPlatform;
  const logged: string[] = [];
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database(), {
      demo: true,
      log: (event, fields) => logged.push(JSON.stringify([event, fields])),
    });
  });
  afterAll(() => platform.close());

  let address = 0;
  const createClient = (): TestClient => {
    address += 1;
    return platform.createClient(`10.40.${Math.floor(address / 250)}.${address % 250}`);
  };
  const createUser = async (openid?: string, provider = 'qy') => {
    const { db } = engine.database();
    const { user } = await insertUnitWithUser(db, { password_hash: passwordHash });
    if (openid) {
      await db.deleteFrom('social_link').where('openid', '=', openid).execute();
      const row = { provider, openid, unionid: null, user_id: user.id, created_at: 0 };
      await db.insertInto('social_link').values(row).execute();
    }
    return user;
  };
  const begin = async (client: TestClient, form: Record<string, string> = {}) =>
    (await client.post(`${social}/transaction/begin`, { provider: 'qy', ...form })).body.data as {
      address: string;
      state: string;
    };
  /** What the page of the provider sends the browser back with. */
  const choose = async (authorizeAddress: string, choice: string) => {
    const page = new URL(authorizeAddress);
    page.searchParams.set('choose', choice);
    const answer = await fetch(page, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${platform.base}/login`);
    return {
      code: back.searchParams.get('code') ?? '',
      state: back.searchParams.get('state') ?? '',
      back,
    };
  };
  const enter = (client: TestClient, state: string, form: Record<string, string>) =>
    client.post(`${social}/${state}`, form);
  const isIn = async (client: TestClient): Promise<boolean> =>
    (await client.get('/api/uaa/oauth/me')).body.status === 200;

  test('when providers are asked for, then the three are there, with their app ids and no secret', async () => {
    const client = createClient();
    const { data } = (await client.get(`${social}/info`)).body;
    expect(data.map(({ providerId }: { providerId: string }) => providerId)).toEqual([
      'qy',
      'mp',
      'mock-idp',
    ]);
    expect(JSON.stringify(data)).not.toContain('secret');
    expect((await client.get(`${social}/qy_info`)).body.data).toEqual({ providerAppId: 'ww-demo-school' });
    expect((await client.get(`${social}/mp_info`)).body.data).toEqual({ providerAppId: 'wx-demo-school' });
  });

  test.each([
    ['qy', 'chen.xiaoyan', 'chen.xiaoyan', ''],
    ['qy', 'chen.xiaoyan', 'chen.xiaoyan', 'true'],
    ['mp', 'zhou.min', 'o_zhou.min', 'true'],
    ['mock-idp', 'zhou.min', 'o_zhou.min', ''],
  ])(
    'when a bound identity comes from %s, then its account is signed in',
    async (provider, choice, openid, inApp) => {
      const user = await createUser(openid, provider);
      const client = createClient();
      const { address: page, state } = await begin(client, { provider, inApp: inApp || 'false' });
      const { code } = await choose(page, choice);
      const answer = await enter(client, state, { code });
      expect(answer.body).toMatchObject({ status: 200, data: { userId: user.id } });
      expect(await isIn(client)).toBe(true);
    },
  );

  test('when the sign-in began on a named device, then the way back names it', async () => {
    const client = createClient();
    const { back } = await choose((await begin(client, { deviceId: 'iPad-7:a.1' })).address, 'stranger');
    expect(back.searchParams.get('deviceId')).toBe('iPad-7:a.1');
    const refused = await client.post(`${social}/transaction/begin`, { provider: 'qy', deviceId: '<b>' });
    expect(refused.body).toMatchObject({ status: 422 });
  });

  test('when the sign-in began with a page to return to, then the way back names it, if it is on the portal', async () => {
    const client = createClient();
    const backOf = async (returnTo: string) =>
      (await choose((await begin(client, { returnTo })).address, 'stranger')).back.searchParams;
    expect((await backOf('/desktop/home#/x')).get('redirect_uri')).toBe('/desktop/home#/x');
    expect((await backOf('//evil.example/')).get('redirect_uri')).toBeNull();
  });

  test('when the path names the provider, then the state travels in the body', async () => {
    await createUser('chen.xiaoyan');
    const client = createClient();
    const { address: page, state } = await begin(client);
    const { code } = await choose(page, 'chen.xiaoyan');
    expect((await enter(client, 'qy', { code, state })).body.status).toBe(200);
  });

  describe('the state (T25)', () => {
    const prepare = async () => {
      await createUser('chen.xiaoyan');
      const client = createClient();
      const { address: page, state } = await begin(client);
      const { code } = await choose(page, 'chen.xiaoyan');
      return { client, state, code };
    };

    test('when it is missing or made up, then nobody is signed in', async () => {
      const { client, code } = await prepare();
      for (const path of ['qy', 'A'.repeat(43)]) {
        expect((await enter(client, path, { code })).body).toMatchObject(refused);
      }
      expect(await isIn(client)).toBe(false);
    });

    test('when it is used again, then nobody is signed in, not even with another code', async () => {
      const { client, state, code } = await prepare();
      expect((await enter(client, state, { code })).body.status).toBe(200);
      const other = createClient();
      other.cookies.set('sy_social', client.cookies.get('sy_social') ?? '');
      const { code: another } = await choose((await begin(other)).address, 'chen.xiaoyan');
      expect((await enter(other, state, { code: another })).body).toMatchObject(refused);
    });

    test('when twenty use it at once, then one is signed in', async () => {
      const { client, state, code } = await prepare();
      const racers = Array.from({ length: 20 }, () => {
        const racer = createClient();
        racer.cookies.set('sy_social', client.cookies.get('sy_social') ?? '');
        return racer;
      });
      const answers = await Promise.all(racers.map((racer) => enter(racer, state, { code })));
      expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1);
    });

    test('when another browser brings it, then nobody is signed in, and it is spent', async () => {
      const { client, state, code } = await prepare();
      const victim = createClient();
      expect((await enter(victim, state, { code })).body).toMatchObject(refused);
      await begin(victim);
      expect((await enter(victim, state, { code })).body).toMatchObject(refused);
      expect((await enter(client, state, { code })).body).toMatchObject(refused);
    });

    test('when it belongs to another provider, then nobody is signed in', async () => {
      await createUser('o_zhou.min', 'mp');
      const { client, state, code } = await prepare();
      expect((await enter(client, 'mp', { state, code })).body).toMatchObject(refused);
    });

    test('when the code is one of another provider, then nobody is signed in', async () => {
      const { client, state } = await prepare();
      const { code } = await choose((await begin(client, { provider: 'mp' })).address, 'chen.xiaoyan');
      expect((await enter(client, state, { code })).body).toMatchObject(refused);
    });

    test('when ten minutes have passed, then it is over', async () => {
      await createUser('chen.xiaoyan');
      const client = createClient();
      const { address: page, state } = await begin(client);
      platform.advance(10 * 60 * 1000);
      const { code } = await choose(page, 'chen.xiaoyan');
      expect((await enter(client, state, { code })).body).toMatchObject(refused);
    });

    test('when a sixth sign-in begins, then the first is over and the second goes on', async () => {
      await createUser('chen.xiaoyan');
      const client = createClient();
      const started: { address: string; state: string }[] = [];
      for (let count = 0; count < 6; count += 1) {
        started.push(await begin(client));
        platform.advance(1);
      }
      const [first, second] = started;
      const { code } = await choose(first?.address ?? '', 'chen.xiaoyan');
      expect((await enter(client, first?.state ?? '', { code })).body).toMatchObject(refused);
      expect((await enter(client, second?.state ?? '', { code })).body.status).toBe(200);
    });

    test('when the user refused there, then the refusal says so', async () => {
      const client = createClient();
      const { address: page, state } = await begin(client);
      const { code } = await choose(page, '-refuse');
      expect(code).toBe('');
      expect((await enter(client, state, {})).body).toMatchObject(refused);
    });

    test('when a code is used again, then nobody is signed in', async () => {
      const { client, state, code } = await prepare();
      expect((await enter(client, state, { code })).body.status).toBe(200);
      const other = createClient();
      const { state: another } = await begin(other);
      expect((await enter(other, another, { code })).body).toMatchObject(refused);
    });
  });

  test('when the account is disabled, then nobody gets in', async () => {
    const user = await createUser('chen.xiaoyan');
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', user.id).execute();
    const client = createClient();
    const { address: page, state } = await begin(client);
    const { code } = await choose(page, 'chen.xiaoyan');
    expect((await enter(client, state, { code })).body.code).toBe('account_disabled');
    expect(await isIn(client)).toBe(false);
  });

  test('when the browser had a session, then that one is over', async () => {
    const user = await createUser('chen.xiaoyan');
    const client = createClient();
    await client.post('/api/uaa/oauth/login', { username: user.login_name, password });
    const old = createClient();
    for (const [name, value] of client.cookies) old.cookies.set(name, value);
    const { address: page, state } = await begin(client);
    const { code } = await choose(page, 'chen.xiaoyan');
    await enter(client, state, { code });
    expect([await isIn(client), await isIn(old)]).toEqual([true, false]);
  });

  test('when the provider does not answer, then that is told, nobody is signed in, and the log keeps no secret', async () => {
    const client = createClient();
    const { address: page, state } = await begin(client);
    const { code } = await choose(page, '-slow');
    const answer = await enter(client, state, { code });
    expect([answer.http, answer.body.code]).toEqual([504, 'upstream_timeout']);
    expect(await isIn(client)).toBe(false);
    expect(logged.join()).toContain('upstream_timeout');
    for (const secret of [state, code]) expect(logged.join()).not.toContain(secret);
  });

  test('when one state is tried again and again, then it answers 429', async () => {
    const client = createClient();
    for (let count = 0; count < 10; count += 1) await enter(client, 'B'.repeat(43), { code: 'x' });
    expect((await enter(client, 'B'.repeat(43), { code: 'x' })).http).toBe(429);
  });

  describe('binding', () => {
    const bind = `${social}/link/bind`;
    const over = { status: 404, code: 'not_found' };
    const come = async (client: TestClient, choice: string) => {
      const { address: page, state } = await begin(client);
      const { code } = await choose(page, choice);
      return (await enter(client, state, { code })).body;
    };
    const forget = async (openid: string) =>
      engine.database().db.deleteFrom('social_link').where('openid', '=', openid).execute();

    test('when an unknown identity comes, then it can be bound by the password, and then signs in alone', async () => {
      await forget('stranger');
      const user = await createUser();
      const client = createClient();
      const answer = await come(client, 'stranger');
      expect(answer).toMatchObject({
        status: 400,
        code: 'social_unbound',
        data: { provider: 'qy', openid: 'stranger', unionid: null },
      });
      expect(await isIn(client)).toBe(false);
      const { pendingToken } = answer.data;
      const stored = await engine.database().db.selectFrom('social_pending').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(pendingToken);
      const form = { username: user.login_name, password, pendingToken };
      expect((await client.post(bind, { ...form, password: 'wrong' })).body).toMatchObject(refused);
      expect((await client.post(bind, form)).body).toMatchObject({ status: 200, data: { userId: user.id } });
      expect(await isIn(client)).toBe(true);
      const list = (await client.get(`${social}/link/list`)).body.data;
      expect(list).toMatchObject([{ provider: 'qy' }]);
      expect((await come(createClient(), 'stranger')).data.userId).toBe(user.id);
      expect((await client.post(bind, form)).body).toMatchObject(over);
      expect((await client.post(`${social}/link/unlink`, { provider: 'qy' })).body.status).toBe(200);
      expect((await come(createClient(), 'stranger')).code).toBe('social_unbound');
    });

    test('when another browser, or a later hour, brings the pending token, then nothing is bound', async () => {
      await forget('stranger');
      const user = await createUser();
      const client = createClient();
      const { pendingToken } = (await come(client, 'stranger')).data;
      const form = { username: user.login_name, password, pendingToken };
      const thief = createClient();
      await begin(thief);
      expect((await thief.post(bind, form)).body).toMatchObject(over);
      platform.advance(10 * 60 * 1000);
      expect((await client.post(bind, form)).body).toMatchObject(over);
      expect((await come(createClient(), 'stranger')).code).toBe('social_unbound');
    });

    test('when the account is bound to another identity already, then that is a conflict, and nobody is signed in', async () => {
      await forget('stranger');
      const user = await createUser('chen.xiaoyan');
      const client = createClient();
      const { pendingToken } = (await come(client, 'stranger')).data;
      const form = { username: user.login_name, password, pendingToken };
      expect((await client.post(bind, form)).body).toMatchObject({ status: 409, code: 'conflict' });
      expect(await isIn(client)).toBe(false);
    });

    test('when the account is disabled, then binding tells so and binds nothing', async () => {
      await forget('locked.student');
      const user = await createUser();
      const { db } = engine.database();
      await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', user.id).execute();
      const client = createClient();
      const { pendingToken } = (await come(client, 'locked.student')).data;
      const form = { username: user.login_name, password, pendingToken };
      expect((await client.post(bind, form)).body.code).toBe('account_disabled');
      expect((await come(createClient(), 'locked.student')).code).toBe('social_unbound');
    });
  });

  describe('the mock provider', () => {
    test('when its page opens, then people can be chosen by links, and markup of the query is text', async () => {
      const { address: page } = await begin(createClient());
      const answer = await fetch(page.replace('#wechat_redirect', ''));
      const html = await answer.text();
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(html).toContain('陈晓燕');
      const injected = new URL(page);
      injected.searchParams.set('scope', '"><script>x</script>');
      expect(await (await fetch(injected)).text()).not.toContain('<script');
    });

    test('when the address to return to is not the portal, or the app unknown, then nothing goes there', async () => {
      const { address: page } = await begin(createClient());
      for (const [name, value] of [
        ['redirect_uri', 'https://evil.example/login'],
        ['appid', 'other'],
      ] as const) {
        const changed = new URL(page);
        changed.searchParams.set(name, value);
        changed.searchParams.set('choose', 'chen.xiaoyan');
        const answer = await fetch(changed, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      }
    });
  });

  test('when the platform is no demo, then there is no provider and no mock page', async () => {
    const plain = await startTestPlatform(engine.database());
    const client = plain.createClient();
    expect((await client.get(`${social}/info`)).body.data).toEqual([]);
    expect((await client.get(`${social}/qy_info`)).body.code).toBe('not_found');
    expect((await client.post(`${social}/transaction/begin`, { provider: 'qy' })).body.code).toBe(
      'not_found',
    );
    expect((await client.get(`${social}/mock/authorize?appid=ww-demo-school`)).http).toBe(404);
    await plain.close();
  });
});
