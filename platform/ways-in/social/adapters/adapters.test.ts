import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createWechatAdapter } from './wechat.ts';
import { createWecomAdapter } from './wecom.ts';

type Answer = object | ((request: IncomingMessage, response: ServerResponse) => void);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A provider on a free port; each path answers its list one by one, the last one again and again. */
async function startProvider(answers: Record<string, Answer[]>) {
  const asked: { path: string; query: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    asked.push({ path: pathname, query: Object.fromEntries(searchParams) });
    const list = answers[pathname] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (typeof answer === 'function') answer(request, response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { asked, apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const pages = { authorizeAddress: 'https://a.example/authorize', qrAddress: 'https://a.example/qr' };

function status(code: number) {
  return (_: IncomingMessage, response: ServerResponse) => void response.writeHead(code).end('down');
}

function noJson(_: IncomingMessage, response: ServerResponse) {
  void response.end('<html>');
}

function never() {
  return undefined;
}

function breakOff(request: IncomingMessage) {
  void request.socket.destroy();
}

const invalidCode = { errcode: 40029, errmsg: 'invalid code' };

/** What is the same trouble with both providers, at the call that takes the code. */
const troubles: readonly (readonly [string, Answer, string])[] = [
  ['says that the code is invalid', invalidCode, 'invalid_grant'],
  ['says that it was used', { errcode: 40163, errmsg: 'code been used' }, 'invalid_grant'],
  ['says that our secret is wrong', { errcode: 40001, errmsg: 'invalid credential' }, 'upstream_unavailable'],
  ['is too busy', { errcode: -1, errmsg: 'system error' }, 'upstream_unavailable'],
  ['answers 500', status(500), 'upstream_unavailable'],
  ['breaks the connection off', breakOff, 'upstream_unavailable'],
  ['answers a page', noJson, 'upstream_invalid'],
  ['never answers', never, 'upstream_timeout'],
];

describe('the work edition', () => {
  const tokenPath = '/cgi-bin/gettoken';
  const memberPath = '/cgi-bin/auth/getuserinfo';
  const token = { errcode: 0, errmsg: 'ok', access_token: 'T1', expires_in: 7200 };
  let now = 0;
  const create = (apiBase: string) =>
    createWecomAdapter({
      ...pages,
      apiBase,
      corpId: 'ww1',
      agentId: '7',
      secret: 'S',
      timeout: 300,
      clock: () => now,
    });

  test('when a member comes, then the code is traded with a token that is fetched once', async () => {
    const { asked, apiBase } = await startProvider({
      [tokenPath]: [token],
      [memberPath]: [{ errcode: 0, errmsg: 'ok', userid: 'chen' }],
    });
    const adapter = create(apiBase);
    expect(await adapter.identify('C1')).toEqual({ openid: 'chen', unionid: null });
    await adapter.identify('C2');
    expect(asked).toEqual([
      { path: tokenPath, query: { corpid: 'ww1', corpsecret: 'S' } },
      { path: memberPath, query: { access_token: 'T1', code: 'C1' } },
      { path: memberPath, query: { access_token: 'T1', code: 'C2' } },
    ]);
    now += 7200 * 1000;
    await adapter.identify('C3');
    expect(asked.filter(({ path }) => path === tokenPath)).toHaveLength(2);
  });

  test('when the provider calls the token stale, then another one is fetched, once', async () => {
    const stale = { errcode: 42001, errmsg: 'access_token expired' };
    const { asked, apiBase } = await startProvider({
      [tokenPath]: [token, { ...token, access_token: 'T2' }],
      [memberPath]: [stale, { errcode: 0, userid: 'chen' }, stale],
    });
    const adapter = create(apiBase);
    expect((await adapter.identify('C1')).openid).toBe('chen');
    expect(asked.at(-1)?.query.access_token).toBe('T2');
    await expect(adapter.identify('C2')).rejects.toMatchObject({ code: 'upstream_unavailable' });
  });

  test('when somebody comes who is no member, then the refusal says so', async () => {
    const { apiBase } = await startProvider({
      [tokenPath]: [token],
      [memberPath]: [{ errcode: 0, openid: 'o' }],
    });
    const refusal = await create(apiBase)
      .identify('C')
      .catch((error) => error);
    expect([refusal.code, refusal.message]).toEqual([
      'invalid_grant',
      expect.stringContaining('not a member'),
    ]);
  });

  test.each(troubles)('when the provider %s, then the refusal is told apart', async (_, answer, code) => {
    const { apiBase } = await startProvider({ [tokenPath]: [token], [memberPath]: [answer] });
    const refusal = await create(apiBase)
      .identify('the-code')
      .catch((error) => error);
    expect(refusal).toMatchObject({ name: 'DomainError', code });
    expect(JSON.stringify([refusal.message, refusal.detail, refusal.stack])).not.toMatch(
      /corpsecret|the-code/,
    );
  });

  test('when the address is built, then it asks for the base scope in the app, for a QR code outside', () => {
    const order = { state: 's', redirectUri: 'https://p.example/login' };
    const query = 'redirect_uri=https%3A%2F%2Fp.example%2Flogin&state=s&agentid=7';
    expect(create('x').buildAddress({ ...order, inApp: true })).toBe(
      `https://a.example/authorize?appid=ww1&response_type=code&scope=snsapi_base&${query}#wechat_redirect`,
    );
    expect(create('x').buildAddress({ ...order, inApp: false })).toBe(
      `https://a.example/qr?login_type=CorpApp&appid=ww1&${query}`,
    );
  });
});

describe('the personal edition', () => {
  const tokenPath = '/sns/oauth2/access_token';
  const profilePath = '/sns/userinfo';
  const token = { access_token: 'T', expires_in: 7200, openid: 'o1', scope: 'snsapi_login' };
  const create = (apiBase: string) =>
    createWechatAdapter({ ...pages, apiBase, appId: 'wx1', secret: 'S', timeout: 300 });

  test('when the scope allows it, then the profile tells the union id', async () => {
    const { asked, apiBase } = await startProvider({
      [tokenPath]: [token],
      [profilePath]: [{ openid: 'o1', nickname: 'n', unionid: 'u1' }],
    });
    expect(await create(apiBase).identify('C')).toEqual({ openid: 'o1', unionid: 'u1' });
    expect(asked).toEqual([
      { path: tokenPath, query: { appid: 'wx1', secret: 'S', code: 'C', grant_type: 'authorization_code' } },
      { path: profilePath, query: { access_token: 'T', openid: 'o1' } },
    ]);
  });

  test('when the token tells it already, or the scope is the base one, then the profile is not asked for', async () => {
    const { asked, apiBase } = await startProvider({
      [tokenPath]: [
        { ...token, unionid: 'u1' },
        { ...token, scope: 'snsapi_base' },
      ],
    });
    const adapter = create(apiBase);
    expect([await adapter.identify('C1'), await adapter.identify('C2')]).toEqual([
      { openid: 'o1', unionid: 'u1' },
      { openid: 'o1', unionid: null },
    ]);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['the profile is somebody else’s', token, { openid: 'o2' }, 'upstream_invalid'],
    ['the account is one of a page preview', { ...token, is_snapshotuser: 1 }, {}, 'invalid_grant'],
    ['the open id is missing', { access_token: 'T' }, {}, 'upstream_invalid'],
  ])('when %s, then nobody is identified', async (_, tokenAnswer, profile, code) => {
    const { apiBase } = await startProvider({ [tokenPath]: [tokenAnswer], [profilePath]: [profile] });
    await expect(create(apiBase).identify('C')).rejects.toMatchObject({ code });
  });

  test.each(troubles)('when the provider %s, then the refusal is told apart', async (_, answer, code) => {
    const { apiBase } = await startProvider({ [tokenPath]: [answer] });
    const refusal = await create(apiBase)
      .identify('the-code')
      .catch((error) => error);
    expect(refusal).toMatchObject({ name: 'DomainError', code });
    expect(JSON.stringify([refusal.message, refusal.detail, refusal.stack])).not.toMatch(/secret|the-code/);
  });

  test('when the address is built, then it asks for the profile in the app, for a QR code outside', () => {
    const order = { state: 's', redirectUri: 'https://p.example/login' };
    const [inApp, outside] = [true, false].map(
      (value) => new URL(create('x').buildAddress({ ...order, inApp: value })),
    );
    expect([inApp?.pathname, inApp?.searchParams.get('scope')]).toEqual(['/authorize', 'snsapi_userinfo']);
    expect([outside?.pathname, outside?.searchParams.get('scope')]).toEqual(['/qr', 'snsapi_login']);
    expect(outside?.searchParams.get('state')).toBe('s');
  });
});
