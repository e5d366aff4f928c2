import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, resetDemo } from '#platform/demo';
import { hashPassword } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import { forEachEngine, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';

const folderOf = '/api/uaa/clients';
const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64')}`;
const fields = {
  nameZh: '图书漂流',
  nameEn: 'Book Drift',
  purpose: '借书还书',
  redirectUris: ['https://books.example/callback'],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: '',
  scopes: ['openid', 'profile'],
};

forEachEngine((engine) => {
  let platform: TestPlatform;
  let folder: string;
  let demoHash: string;
  const logins = new Map<string, TestClient>();

  const as = async (loginName: string): Promise<TestClient> => {
    const known = logins.get(loginName);
    if (known) return known;
    const client = platform.createClient();
    const { body } = await client.post('/api/uaa/oauth/login', {
      username: loginName,
      password: demoPassword,
    });
    expect([loginName, body.code]).toEqual([loginName, 'ok']);
    logins.set(loginName, client);
    return client;
  };
  const postJson = async (who: TestClient, path: string, payload: object) => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${platform.base}${folderOf}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(payload),
    });
    return response.json();
  };
  const post = async (who: string, path: string, form: Record<string, string>) =>
    (await (await as(who)).post(`${folderOf}${path}`, form)).body;
  const get = async (who: string, path: string, query: Record<string, string> = {}) =>
    (await (await as(who)).get(`${folderOf}${path}?${new URLSearchParams(query)}`)).body;
  const create = async (who: string, change: object = {}) =>
    postJson(await as(who), '/create', { ...fields, kind: 'confidential', ...change });
  const created = async (who = 't.zhou', change: object = {}) => {
    const { code, data } = await create(who, change);
    expect(code).toBe('ok');
    return {
      id: String(data.client.clientId),
      secret: String(data.secret),
      revision: String(data.client.revision),
    };
  };
  const approved = async (who = 't.zhou', change: object = {}) => {
    const client = await created(who, change);
    const { id: clientId, revision } = client;
    const { code, data } = await post('ps.admin', '/decide', { clientId, revision, decision: 'approve' });
    expect(code).toBe('ok');
    return { ...client, revision: String(data.revision) };
  };
  const idsOf = async (who: string, view: string, keyword = '') =>
    (await get(who, '/list', { view, keyword })).data.list.map((each: { clientId: string }) => each.clientId);

  /** Whether a user gets as far as the question of consent. */
  const authorize = async (who: string, clientId: string): Promise<string> => {
    const { body } = await (await as(who)).post('/api/uaa/shiyue_webauth', {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: fields.redirectUris[0] ?? '',
      scope: 'openid profile',
      state: 's',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    return body.data?.consent ? 'asked' : body.message.split('|||')[1];
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'developers-'));
    demoHash = await hashPassword(demoPassword);
    platform = await startTestPlatform(engine.database());
  });
  beforeEach(async () => {
    logins.clear();
    const { db } = engine.database();
    const files = createFolderFileStore(folder);
    await resetDemo({ db, clock: platform.now, files, hashPassword: async () => demoHash });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  describe('registering', () => {
    test('when a teacher registers, then she owns it, it waits, and the secret is told once', async () => {
      const { data } = await create('t.zhou');
      expect(data.secret).toMatch(/^[\w-]{43}$/);
      expect(data.client).toMatchObject({
        name: { 'zh-CN': '图书漂流', en: 'Book Drift' },
        status: 'requested',
        kind: 'confidential',
        isFirstParty: false,
        unit: { unitId: 'U2001' },
        rights: ['manage'],
        logo: null,
      });
      const again = await get('t.zhou', '/details', { clientId: data.client.clientId });
      expect(JSON.stringify(again)).not.toContain(data.secret);
      expect(await idsOf('t.zhou', 'mine')).toEqual([data.client.clientId]);
      expect((await get('ps.admin', '/options')).data).toMatchObject({ isAdministrator: true, waiting: 1 });
      expect((await get('t.zhou', '/options')).data).toMatchObject({
        isAdministrator: false,
        waiting: 0,
        consoleUri: `${platform.base}/developers/callback`,
        sandboxUnit: { unitId: 'U9001' },
      });
    });

    test.each(['s.zhoule', 'p.zhou'])('when %s registers, then it is forbidden', async (who) => {
      expect((await create(who)).code).toBe('forbidden');
      expect((await get(who, '/list')).code).toBe('forbidden');
      expect((await get(who, '/options')).code).toBe('forbidden');
    });

    test('when fields are wrong, then each says so and nothing is kept', async () => {
      const answer = await create('t.zhou', { nameEn: '', redirectUris: ['http://books.example/'] });
      expect(answer.code).toBe('invalid_input');
      expect(answer.fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
        'nameEn',
        'redirectUris.0',
      ]);
      expect(await idsOf('t.zhou', 'mine')).toEqual([]);
    });

    test('when it is public, then it has no secret and cannot get one', async () => {
      const { data } = await create('t.zhou', { kind: 'public' });
      expect(data.secret).toBeNull();
      const { clientId } = data.client;
      expect((await post('t.zhou', '/secrets/add', { clientId })).code).toBe('conflict');
    });

    test('when somebody would rather be first party, then the field does not exist', async () => {
      const { data } = await create('t.zhou', { isFirstParty: true, first_party: true, status: 'active' });
      expect(data.client).toMatchObject({ isFirstParty: false, status: 'requested' });
    });

    test('when too many wait, then another one is refused', async () => {
      for (let count = 0; count < 20; count += 1) await created('t.wu');
      expect((await create('t.wu')).code).toBe('conflict');
      expect((await create('t.zhou')).code).toBe('ok');
    });

    test('when it has a picture, then signed-in users see it, and another one has another address', async () => {
      const { data } = await create('t.zhou', { logo: png });
      const { clientId, logo, revision } = data.client;
      const shown = await (await as('s.zhoule')).get(logo);
      expect([shown.http, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect((await platform.createClient().get(logo)).body.code).toBe('not_signed_in');
      const change = { clientId, revision, ...fields, logo: '' };
      expect((await postJson(await as('t.zhou'), '/update', change)).data.logo).toBeNull();
      expect((await (await as('s.zhoule')).get(logo)).http).toBe(404);
    });
  });

  describe('who may do what', () => {
    const everything = async (who: string, clientId: string, revision: string) => ({
      details: (await get(who, '/details', { clientId })).code,
      secrets: (await get(who, '/secrets', { clientId })).code,
      owners: (await get(who, '/owners', { clientId })).code,
      events: (await get(who, '/events', { clientId })).code,
      units: (await get(who, '/units', { clientId })).code,
      add: (await post(who, '/secrets/add', { clientId })).code,
      unit: (await post(who, '/units/set', { clientId, unitId: 'U2001', state: 'off' })).code,
      all: (await post(who, '/units/set', { clientId, state: 'on' })).code,
      update: (await postJson(await as(who), '/update', { clientId, revision: 99, ...fields })).code,
      decide: (await post(who, '/decide', { clientId, revision, decision: 'approve' })).code,
      enable: (await post(who, '/set_status', { clientId, action: 'enable' })).code,
      remove: (await post(who, '/remove', { clientId })).code,
    });
    const keeping = { details: 'ok', secrets: 'ok', owners: 'ok', events: 'ok', units: 'ok', add: 'ok' };
    const nothing = Object.fromEntries(
      [...Object.keys(keeping), 'unit', 'all', 'update', 'decide', 'enable', 'remove'].map((name) => [
        name,
        'not_found',
      ]),
    );
    const looking = { ...nothing, details: 'ok', units: 'ok', secrets: 'forbidden', owners: 'forbidden' };

    test.each([
      ['t.wu', nothing],
      ['s.zhoule', nothing],
      ['ms.admin', nothing],
      ['t.chen', nothing],
      [
        't.zhou',
        {
          ...keeping,
          unit: 'forbidden',
          all: 'forbidden',
          update: 'conflict',
          decide: 'forbidden',
          enable: 'forbidden',
          remove: 'conflict',
        },
      ],
      [
        'ps.admin',
        {
          ...keeping,
          unit: 'ok',
          all: 'forbidden',
          update: 'conflict',
          decide: 'conflict',
          enable: 'conflict',
          remove: 'conflict',
        },
      ],
      [
        'bureau.admin',
        {
          ...keeping,
          unit: 'ok',
          all: 'ok',
          update: 'conflict',
          decide: 'conflict',
          enable: 'conflict',
          remove: 'conflict',
        },
      ],
    ])('when %s has an active client of U2001 before her, then these are the answers', async (who, codes) => {
      const { id, revision } = await approved();
      expect(await everything(who, id, revision)).toEqual(codes);
    });

    test('when an administrator of a school looks at the client of another one, then she may only switch it', async () => {
      const { id } = await approved('t.zhou');
      const { db } = engine.database();
      await db.insertInto('user_role').values({ user_id: '4003', role_code: 'XX_SYS_' }).execute();
      expect(await everything('ms.admin', id, '1')).toMatchObject({
        ...looking,
        events: 'forbidden',
        add: 'forbidden',
        unit: 'forbidden',
        all: 'forbidden',
        decide: 'forbidden',
        enable: 'forbidden',
        remove: 'forbidden',
        update: 'forbidden',
      });
      const { data } = await get('ms.admin', '/units', { clientId: id });
      expect(data.list).toEqual([expect.objectContaining({ unitId: 'U2002', state: null, isOpen: true })]);
      expect(
        (await post('ms.admin', '/units/set', { clientId: id, unitId: 'U2002', state: 'on' })).code,
      ).toBe('ok');
      expect((await get('ms.admin', '/details', { clientId: id })).data.ownUnitState).toBe('on');
    });

    test('when lists are read, then each holds what its reader may see', async () => {
      const [waiting, active] = [await created(), await approved()];
      const sandbox = await created('t.zhou', { kind: 'sandbox' });
      expect(await idsOf('ps.admin', 'waiting')).toEqual([waiting.id]);
      expect(await idsOf('bureau.admin', 'waiting')).toEqual([waiting.id]);
      expect(await idsOf('ps.admin', 'all')).toEqual(
        expect.arrayContaining([waiting.id, active.id, sandbox.id]),
      );
      expect((await get('t.zhou', '/list', { view: 'all' })).code).toBe('forbidden');
      expect((await get('ms.admin', '/list', { view: 'waiting' })).code).toBe('forbidden');
      const { db } = engine.database();
      await db.insertInto('user_role').values({ user_id: '4003', role_code: 'XX_SYS_' }).execute();
      const seen = await idsOf('ms.admin', 'all');
      expect(seen).toEqual(expect.arrayContaining([active.id, 'reader', 'sandbox-demo']));
      expect(seen).not.toContain(waiting.id);
      expect(seen).not.toContain(sandbox.id);
    });

    test('when a session was opened without proof, then it reads, and nothing changes', async () => {
      const { id: clientId, revision } = await created();
      const { db } = engine.database();
      await db.updateTable('auth_session').set({ amr: 'remember' }).where('user_id', '=', '2001').execute();
      expect((await get('t.zhou', '/details', { clientId })).code).toBe('ok');
      const writing = {
        create: (await create('t.zhou')).code,
        update: (await postJson(await as('t.zhou'), '/update', { clientId, revision, ...fields })).code,
        secret: (await post('t.zhou', '/secrets/add', { clientId })).code,
        removal: (await post('t.zhou', '/secrets/remove', { clientId, secretId: 'x' })).code,
        owner: (await post('t.zhou', '/owners/add', { clientId, loginName: 't.wu' })).code,
        ownerless: (await post('t.zhou', '/owners/remove', { clientId, userId: '2001' })).code,
        unit: (await post('t.zhou', '/units/set', { clientId, state: 'on' })).code,
        decide: (await post('t.zhou', '/decide', { clientId, revision, decision: 'approve' })).code,
        status: (await post('t.zhou', '/set_status', { clientId, action: 'disable' })).code,
        remove: (await post('t.zhou', '/remove', { clientId })).code,
      };
      expect(new Set(Object.values(writing))).toEqual(new Set(['fresh_sign_in_required']));
    });
  });

  describe('from the request to the end', () => {
    test('when it is requested, then its owner and the sandbox may use it; approved, its unit', async () => {
      const { id, revision } = await created();
      expect(await authorize('t.zhou', id)).toBe('asked');
      expect(await authorize('sb.teacher', id)).toBe('asked');
      expect(await authorize('t.wu', id)).toBe('This app has not been approved yet');
      const { code, data } = await post('ps.admin', '/decide', {
        clientId: id,
        revision,
        decision: 'approve',
      });
      expect([code, data.status, data.ownUnitState]).toEqual(['ok', 'active', 'on']);
      expect(await authorize('t.wu', id)).toBe('asked');
      expect(await authorize('sb.teacher', id)).toBe('asked');
      const { list: units } = (await get('bureau.admin', '/units', { clientId: id })).data;
      const sandbox = units.find(({ unitId }: { unitId: string }) => unitId === 'U9001');
      expect(sandbox).toMatchObject({ state: 'on' });
      expect(await authorize('t.chen', id)).toBe('Your school has not switched this app on');
      expect((await post('bureau.admin', '/units/set', { clientId: id, state: 'allow' })).code).toBe('ok');
      expect(await authorize('t.chen', id)).toBe('asked');
      expect(
        (await post('ps.admin', '/units/set', { clientId: id, unitId: 'U2001', state: 'off' })).code,
      ).toBe('ok');
      expect(await authorize('t.wu', id)).toBe('Your school has not switched this app on');
    });

    test('when the sandbox switches an approved one off, then its users are refused', async () => {
      const { id } = await approved();
      const order = { clientId: id, unitId: 'U9001', state: 'off' };
      expect((await post('bureau.admin', '/units/set', order)).code).toBe('ok');
      expect(await authorize('sb.teacher', id)).toBe('Your school has not switched this app on');
    });

    test('when the portal would never call the address for sign-outs, then it is refused', async () => {
      const { code, fieldErrors } = await create('t.zhou', {
        backchannelLogoutUri: 'http://localhost:4100/out',
      });
      expect([code, fieldErrors[0].field]).toEqual(['invalid_input', 'backchannelLogoutUri']);
    });

    test('when it was changed after it was looked at, then it is not approved', async () => {
      const { id, revision } = await created();
      const change = { clientId: id, revision, ...fields, redirectUris: ['https://evil.example/'] };
      expect((await postJson(await as('t.zhou'), '/update', change)).code).toBe('ok');
      const { code } = await post('ps.admin', '/decide', { clientId: id, revision, decision: 'approve' });
      expect(code).toBe('conflict');
    });

    test('when it is declined, then the owner reads why, changes it, and asks again', async () => {
      const { id, revision } = await created();
      const decision = { clientId: id, revision, decision: 'decline', note: '请说明用途' };
      expect((await post('ps.admin', '/decide', decision)).data.status).toBe('disabled');
      expect((await get('t.zhou', '/details', { clientId: id })).data.statusNote).toBe('请说明用途');
      expect(await authorize('t.zhou', id)).toBe('This app is disabled');
      const { data } = await post('t.zhou', '/set_status', { clientId: id, action: 'request' });
      expect([data.status, data.statusNote]).toEqual(['requested', null]);
    });

    test('when an owner widens an active one, then only an administrator can', async () => {
      const { id, revision } = await approved();
      const wider = { clientId: id, revision, ...fields, scopes: ['openid', 'profile', 'unit'] };
      const refused = await postJson(await as('t.zhou'), '/update', wider);
      expect([refused.code, refused.fieldErrors[0].field]).toEqual(['invalid_input', 'scopes']);
      expect((await postJson(await as('ps.admin'), '/update', wider)).data.scopes).toEqual(wider.scopes);
    });

    test('when an owner would make another of an active one, then it stays what was approved', async () => {
      const { id, revision } = await approved();
      const other = { clientId: id, revision, ...fields, nameZh: '教育局', nameEn: 'Bureau', logo: png };
      const refused = await postJson(await as('t.zhou'), '/update', other);
      const names = refused.fieldErrors.map(({ field }: { field: string }) => field);
      expect([refused.code, names]).toEqual(['invalid_input', ['nameZh', 'nameEn', 'logo']]);
      const { data } = await postJson(await as('ps.admin'), '/update', other);
      expect([data.name.en, data.status]).toEqual(['Bureau', 'active']);
    });

    test('when it is for the sandbox, then nobody has to approve it and nobody else uses it', async () => {
      const { id } = await created('t.zhou', { kind: 'sandbox' });
      expect((await get('t.zhou', '/details', { clientId: id })).data).toMatchObject({
        kind: 'sandbox',
        status: 'active',
      });
      expect(await authorize('sb.student', id)).toBe('asked');
      expect(await authorize('t.wu', id)).toBe('This app is for the integration sandbox only');
      expect(
        (await post('bureau.admin', '/units/set', { clientId: id, unitId: 'U2001', state: 'on' })).code,
      ).toBe('forbidden');
    });

    test('when it is deleted, then nothing of it is left but the audit line', async () => {
      const { id } = await created();
      expect((await post('t.zhou', '/remove', { clientId: id })).code).toBe('ok');
      expect((await get('t.zhou', '/details', { clientId: id })).code).toBe('not_found');
      const { db } = engine.database();
      const lines = await db.selectFrom('auth_audit').select(['event', 'user_id', 'detail']).execute();
      expect(lines).toContainEqual({ event: 'client_removed', user_id: '2001', detail: `${id}: 图书漂流` });
    });
  });

  describe('secrets and owners', () => {
    const secretWorks = async (clientId: string, secret: string, origin?: string): Promise<boolean> => {
      const response = await fetch(`${platform.base}/api/uaa/oidc/token/introspection`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${clientId}:${secret}`)}`,
          ...(origin === undefined ? {} : { origin }),
        },
        body: new URLSearchParams({ token: 'x' }),
      });
      return response.status === 200;
    };

    test('when a secret is replaced, then both work until the old one is removed (T30)', async () => {
      const { id: clientId, secret } = await approved();
      const { data } = await post('t.zhou', '/secrets/add', { clientId });
      expect([await secretWorks(clientId, secret), await secretWorks(clientId, data.secret)]).toEqual([
        true,
        true,
      ]);
      expect((await post('t.zhou', '/secrets/add', { clientId })).code).toBe('conflict');
      const { data: list } = await get('t.zhou', '/secrets', { clientId });
      expect(list).toHaveLength(2);
      expect(list.every(({ lastUsedAt }: { lastUsedAt: string | null }) => lastUsedAt !== null)).toBe(true);
      const old = list.find(({ secretId }: { secretId: string }) => secretId !== data.secretId);
      expect((await post('t.zhou', '/secrets/remove', { clientId, secretId: old.secretId })).code).toBe('ok');
      expect([await secretWorks(clientId, secret), await secretWorks(clientId, data.secret)]).toEqual([
        false,
        true,
      ]);
      expect((await post('t.zhou', '/secrets/remove', { clientId, secretId: old.secretId })).code).toBe(
        'not_found',
      );
    });

    test('when a page sends a secret, then only one of the portal itself is listened to', async () => {
      const { id, secret } = await approved();
      expect(await secretWorks(id, secret, platform.base)).toBe(true);
      expect(await secretWorks(id, secret, 'https://books.example')).toBe(false);
    });

    test('when a wrong secret comes, then the log tells it, even of a disabled client', async () => {
      const { id: clientId } = await approved();
      await secretWorks(clientId, 'wrong');
      await post('t.zhou', '/set_status', { clientId, action: 'disable' });
      await secretWorks(clientId, 'wrong');
      await authorize('t.wu', clientId);
      const { data } = await get('t.zhou', '/events', { clientId, kind: 'refused' });
      const reasons = data.list.map(({ reason }: { reason: string }) => reason).sort();
      expect(reasons).toEqual([
        'access_denied: this client is disabled',
        expect.stringMatching(/^invalid_client: .*; this client is disabled$/),
        expect.stringMatching(/^invalid_client: .*secret/),
      ]);
      const changed = (await get('t.zhou', '/events', { clientId, kind: 'changed' })).data;
      expect(changed.list.map(({ event }: { event: string }) => event).sort()).toEqual([
        'client.approved',
        'client.disabled',
        'client.registered',
      ]);
    });

    test('when owners change, then they are of the unit, and the last one stays', async () => {
      const { id: clientId } = await created();
      for (const loginName of ['t.chen', 's.zhoule', 'nobody']) {
        const answer = await post('t.zhou', '/owners/add', { clientId, loginName });
        expect([loginName, answer.fieldErrors?.[0].field]).toEqual([loginName, 'loginName']);
      }
      expect((await post('t.zhou', '/owners/add', { clientId, loginName: 'T.Wu' })).code).toBe('ok');
      expect((await post('t.zhou', '/owners/add', { clientId, loginName: 't.wu' })).code).toBe(
        'invalid_input',
      );
      expect((await get('t.wu', '/owners', { clientId })).data).toHaveLength(2);
      expect((await post('t.wu', '/owners/remove', { clientId, userId: '2001' })).code).toBe('ok');
      expect((await get('t.zhou', '/details', { clientId })).code).toBe('not_found');
      expect((await post('t.wu', '/owners/remove', { clientId, userId: '2002' })).code).toBe('conflict');
    });

    test('when two register changes at once, then one is told of the conflict', async () => {
      const { id: clientId, revision } = await created();
      const who = await as('t.zhou');
      const codes = await Promise.all(
        ['甲', '乙'].map(
          async (nameZh) => (await postJson(who, '/update', { clientId, revision, ...fields, nameZh })).code,
        ),
      );
      expect(codes.sort()).toEqual(['conflict', 'ok']);
    });
  });
});
