import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultHomeRules } from '#shared/contracts';
import { ask, type Question } from '../testing/ask.ts';
import { type RunningPortal, startPortal, teacher } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const home = '/desktop/home';
/** Who is signed in goes home from there. */
const frontDoor = '/';
const tokens = ['sy_access=a1; Path=/; Max-Age=600', 'sy_refresh=r1; Path=/api/uaa/oauth; Max-Age=43200'];
let portal: RunningPortal;
/** Bodies that the upstream was sent, by path. */
let sent: Record<string, string[]>;

function grant(path: string, userId = '2001', setCookies = tokens) {
  return portal.upstream.on(path, (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      sent[path] = [...(sent[path] ?? []), `${body} ${req.headers.cookie ?? '-'}`];
      answerEnvelope(res, { userId }, { setCookies });
    });
  });
}

function refuse(path: string, code: string, http = 200) {
  return portal.upstream.on(path, (_req, res) => {
    res.writeHead(http, { 'content-type': 'application/json', 'retry-after': '840' });
    res.end(JSON.stringify({ status: 401, code, message: '', data: null }));
  });
}

/** What a browser says when a page of the portal leads to another. */
const ownLink = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };

function open(path: string, options: Partial<Question> = {}) {
  return ask(portal.port, { path, ...options, headers: { ...ownLink, ...options.headers } });
}

function post(path: string, body: string, options: Partial<Question> = {}) {
  return ask(portal.port, {
    method: 'POST',
    path,
    body,
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  });
}

const ticketPath = '/api/sso/ticket/login';

function named(lines: readonly string[], name: string) {
  return lines.find((line) => line.startsWith(`${name}=`));
}

beforeEach(async () => {
  sent = {};
  portal = await startPortal({ defaultUnitId: 'U2001' });
});
afterEach(() => portal.stop());

describe('the form without a script', () => {
  it('when the password is right, then the visitor is signed in and moves to the page that she wanted', async () => {
    const reply = await post(
      `/login?redirect_uri=${encodeURIComponent('/a/b?c=1#/d')}`,
      'username=t&password=right',
    );
    expect(reply).toMatchObject({
      status: 303,
      headers: { location: '/a/b?c=1#/d', 'cache-control': 'no-store' },
    });
    expect((await ask(portal.port, { path: '/api/uaa/oauth/me', sid: reply.sid })).json.status).toBe(200);
  });

  it('when she came with a session, then its id is dead afterwards', async () => {
    const first = await post('/login', 'username=t&password=right');
    const second = await post('/login', 'username=t&password=right', { sid: first.sid });
    expect(second.sid).not.toBe(first.sid);
    expect(second.headers.location).toBe(frontDoor);
    expect((await ask(portal.port, { path: '/api/uaa/oauth/me', sid: first.sid })).json.status).toBe(401);
  });

  it('when the computer is shared, then nothing is remembered, the browser keeps that, and the session is short', async () => {
    grant('/api/uaa/oauth/login');
    const reply = await post('/login', 'username=t&password=right&remember=1&sharedDevice=1');
    expect(sent['/api/uaa/oauth/login']?.[0]).toMatch(/sharedDevice=true(?!.*remember)/);
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    expect(named(cookies, 'portal-device')).toMatch(/^portal-device=shared; .*Max-Age=31536000/);
    const info = await ask(portal.port, { path: '/bff/session', sid: reply.sid });
    const { idleEndsAt, now } = info.json.data as { idleEndsAt: number; now: number };
    expect(idleEndsAt - now).toBeLessThanOrEqual(20 * 60_000);

    const later = await post('/login', 'username=t&password=right', {
      headers: { cookie: 'portal-device=shared' },
    });
    expect(named([later.headers['set-cookie'] ?? []].flat(), 'portal-device')).toContain('Max-Age=0');
  });

  it('when the password is wrong, then the form comes again with the name, once, and the reason', async () => {
    refuse('/api/uaa/oauth/login', 'invalid_grant');
    const reply = await post(
      '/login?redirect_uri=%2Fa',
      `username=${encodeURIComponent('周"敏')}&password=x`,
    );
    expect(reply).toMatchObject({
      status: 303,
      headers: {
        location: '/login?redirect_uri=%2Fa&reason=invalid_grant',
        'referrer-policy': 'no-referrer',
      },
    });
    const [cookie = ''] = reply.setCookies[0]?.split(';') ?? [];
    expect(reply.setCookies).toHaveLength(1);
    const page = await open('/login?reason=invalid_grant', { headers: { cookie } });
    expect(page.text).toContain('value="周&quot;敏"');
    expect(page.text).toContain('用户名或密码错误');
    expect(named(page.setCookies, '__Host-name')).toContain('Max-Age=0');
  });

  it.each([
    ['', 'username_required'],
    ['username=+&password=x', 'username_required'],
    ['username=t&password=', 'password_required'],
  ])('when %j is sent, then %s, and the services are not asked', async (body, reason) => {
    expect((await post('/login', body)).headers.location).toBe(`/login?reason=${reason}`);
    expect(portal.upstream.calls).not.toContain('POST /api/uaa/oauth/login');
  });

  it('when it was tried too often, then the page knows for how long', async () => {
    refuse('/api/uaa/oauth/login', 'too_many_attempts', 429);
    const { headers } = await post('/login', 'username=t&password=x');
    expect(headers.location).toBe('/login?reason=too_many_attempts&wait=840');
  });

  it('when the services are away, then it says so', async () => {
    await portal.upstream.close();
    const { headers } = await post('/login', 'username=t&password=x');
    expect(headers.location).toBe('/login?reason=upstream_unavailable');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'http://evil.test' }],
    ['nowhere', { origin: 'null' }],
    ['a bare form', { 'x-requested-by': '' }],
  ])('when %s posts it, then 403 and no session', async (_, headers) => {
    const reply = await post('/login', 'username=t&password=right', { headers });
    expect(reply).toMatchObject({ status: 403, setCookies: [] });
  });

  it('when a form is too long or none, then it is refused', async () => {
    expect((await post('/login', `username=${'x'.repeat(9000)}`)).status).toBe(413);
    expect((await post('/login', '{}', { headers: { 'content-type': 'application/json' } })).status).toBe(
      400,
    );
  });

  it('when it asks to be remembered, then the browser gets that cookie', async () => {
    grant('/api/uaa/oauth/login', '2001', [...tokens, 'sy_remember=s.v; Path=/api/uaa/oauth; Max-Age=99']);
    const reply = await post('/login', 'username=t&password=x&remember=1');
    expect(sent['/api/uaa/oauth/login']?.[0]).toBe('username=t&password=x&remember=true -');
    expect(named(reply.setCookies, '__Host-remember')).toMatch(/=s\.v; Max-Age=99; .*SameSite=Strict/);
  });
});

describe('a remembered browser at the sign-in page', () => {
  const remember = '__Host-remember=sel.val';
  const nameGiven = (reply: { setCookies: readonly string[] }) => named(reply.setCookies, '__Host-attempt');

  it('when it has no name for its sign-in yet, then it gets one that no script and no other site can use', async () => {
    const line = nameGiven(await open('/login?redirect_uri=%2Fa', { headers: { cookie: remember } }));
    expect(line).toMatch(
      /^__Host-attempt=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    const again = nameGiven(await open('/login', { headers: { cookie: remember } }));
    expect(again).not.toBe(line);
  });

  it.each([
    ['it has one', '/login', `${remember}; __Host-attempt=${'a'.repeat(43)}`],
    ['it is not remembered', '/login', 'a=1'],
    ['it opens another page', home, remember],
  ])('when %s, then it gets none', async (_, path, cookie) => {
    expect(nameGiven(await open(path, { headers: { cookie } }))).toBeUndefined();
  });

  it('when it signs in by its cookie, then the services are told the name, and theirs ends it', async () => {
    const path = '/api/uaa/oauth/login_user_client';
    grant(path, '2001', [...tokens, 'sy_remember=sel.next; Max-Age=9', 'sy_attempt=; Max-Age=0']);
    const attempt = 'b'.repeat(43);
    const reply = await post(path, '', { headers: { cookie: `${remember}; __Host-attempt=${attempt}` } });
    expect(sent[path]?.[0]).toContain(`sy_remember=sel.val; sy_attempt=${attempt}`);
    expect(nameGiven(reply)).toContain('Max-Age=0');
    expect(named(reply.setCookies, '__Host-remember')).toContain('sel.next');
  });
});

describe('a secret in an address', () => {
  it.each([
    ['a ticket', 'ticket=t1', ticketPath, 'ticket=t1&unitHost=portal.test -'],
    ['an access token', 'access_token=a1', '/api/uaa/oauth/relogin', 'accessToken=a1 -'],
    ['a code', 'code=c1&state=s1', '/api/uaa/social/s1', 'code=c1&unitHost=portal.test sy_social=x1'],
    [
      'a code with a device',
      'code=c1&state=s1&deviceId=d-1:A',
      '/api/uaa/social/s1',
      'code=c1&deviceId=d-1%3AA&unitHost=portal.test sy_social=x1',
    ],
    [
      'a code with its issuer',
      'code=c1&state=s1&iss=https%3A%2F%2Flogin.school.example',
      '/api/uaa/social/s1',
      'code=c1&iss=https%3A%2F%2Flogin.school.example&unitHost=portal.test sy_social=x1',
    ],
    [
      'a code with its provider',
      'plat=qy&code=c1&state=s1',
      '/api/uaa/social/qy',
      'code=c1&state=s1&unitHost=portal.test sy_social=x1',
    ],
    [
      'a code with what is no provider and no device',
      'plat=..%2Fx&deviceId=%3Cb%3E&code=c1&state=s1',
      '/api/uaa/social/s1',
      'code=c1&unitHost=portal.test sy_social=x1',
    ],
  ])(
    'when %s comes, then it is used once, the id is new and the address clean',
    async (_, query, path, body) => {
      grant(path);
      const reply = await open(`/desktop/home?a=1&${query}`, { headers: { cookie: '__Host-social=x1' } });
      expect(reply).toMatchObject({
        status: 303,
        headers: { location: `${home}?a=1`, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
      });
      expect(reply.sid).toHaveLength(43);
      expect(sent[path]).toEqual([body]);
    },
  );

  it.each([
    ['ticket=canary', ticketPath, 'ticket_invalid', 'ticket_invalid'],
    ['ticket=canary', ticketPath, 'whatever', 'ticket_invalid'],
    ['access_token=canary', '/api/uaa/oauth/relogin', 'not_signed_in', 'not_signed_in'],
    ['code=canary&state=s1', '/api/uaa/social/s1', 'bad_request', 'social_refused'],
    ['code=canary&state=s1', '/api/uaa/social/s1', 'upstream_timeout', 'upstream_timeout'],
  ])(
    'when %s is refused by %s with %s, then %s, and nothing of it is left',
    async (query, path, code, reason) => {
      refuse(path, code);
      const reply = await open(`/desktop/home?a=1&${query}`);
      expect(reply.headers.location).toMatch(
        new RegExp(`^/login\\?redirect_uri=%2Fdesktop%2Fhome%3Fa%3D1&reason=${reason}`),
      );
      expect(JSON.stringify([reply.headers, reply.text, portal.logged])).not.toContain('canary');
      expect(reply.sid).toBeUndefined();
    },
  );

  it('when the call that redeems tickets is another one, then it is made; when there is none, then the page says so', async () => {
    const path = '/api/sso/enter';
    const configured = await startPortal({ ticketLogin: { method: 'GET', path } });
    let asked = '';
    configured.upstream.on(path, (req, res) => {
      asked = `${req.method} ${req.url}`;
      answerEnvelope(res, { userId: '2001' }, { setCookies: tokens });
    });
    const headers = ownLink;
    const reply = await ask(configured.port, { path: '/desktop/home?ticket=t1', headers });
    await configured.stop();
    expect(asked).toBe(`GET ${path}?ticket=t1&unitHost=portal.test`);
    expect([reply.headers.location, reply.sid?.length]).toEqual([home, 43]);

    const without = await startPortal({ ticketLogin: null });
    const refused = await ask(without.port, { path: '/desktop/home?ticket=t1', headers });
    await without.stop();
    expect(refused.headers.location).toBe(
      '/login?redirect_uri=%2Fdesktop%2Fhome&reason=ticket_login_missing',
    );
  });

  it('when a messaging app opened the link, then it goes on to the page for those, unless it is the desktop', async () => {
    grant(ticketPath);
    const ruled = await startPortal({ homeRules: { ...defaultHomeRules, inAppPage: '/messages' } });
    ruled.upstream.on(ticketPath, (_req, res) =>
      answerEnvelope(res, { userId: '2001' }, { setCookies: tokens }),
    );
    const openIn = async (agent: string, path: string, site = 'same-origin') => {
      const headers = { ...ownLink, 'user-agent': agent, 'sec-fetch-site': site };
      return (await ask(ruled.port, { path: `${path}?ticket=t1`, headers })).headers.location;
    };
    const app = '/pages/base/pc_base_tm/index.html';
    expect(await openIn('MicroMessenger/8.0', app)).toBe('/messages#');
    expect(await openIn('MicroMessenger/8.0', app, 'none')).toBe(
      '/login/continue?redirect_uri=%2Fmessages%23',
    );
    expect(await openIn('Chrome/140.0', app)).toBe(app);
    expect(await openIn('MicroMessenger/8.0', home)).toBe(home);
    await ruled.stop();
  });

  it('when a user name and a password come, then only a unit that allows it lets them in, and of wrong ones nothing is left', async () => {
    const query = '?username=t.zhou&password=right&redirect_uri=%2Fa';
    const refused = await open(`/login${query}`);
    expect(refused.headers.location).toBe('/login?redirect_uri=%2Fa&reason=url_credentials_off');
    expect(named(refused.setCookies, '__Host-name')).toBeDefined();
    expect(portal.upstream.calls).not.toContain('POST /api/uaa/oauth/login');
    portal.upstream.on('/api/uaa/oauth/login/unit_config', (_req, res) =>
      answerEnvelope(res, { allowUrlCredentials: true }),
    );
    const allowed = await open(`/login${query}`);
    expect(allowed.headers.location).toBe('/login?redirect_uri=%2Fa');
    expect(allowed.sid).toHaveLength(43);
    refuse('/api/uaa/oauth/login', 'invalid_grant');
    const wrong = await open('/login?username=t.zhou&password=canary&redirect_uri=%2Fa');
    expect(wrong.headers.location).toBe('/login?redirect_uri=%2Fa&reason=invalid_grant');
    expect(wrong.sid).toBeUndefined();
    expect(JSON.stringify([wrong.headers, wrong.text, portal.logged])).not.toContain('canary');
  });

  it('when only a user name comes, then the form shows it', async () => {
    const reply = await open('/login?username=t.zhou');
    expect(reply.headers.location).toBe('/login');
    const [cookie = ''] = reply.setCookies[0]?.split(';') ?? [];
    expect((await open('/login', { headers: { cookie } })).text).toContain('value="t.zhou"');
  });

  it.each(['iframe', 'empty'])('when a %s asks for it, then it is not used up', async (destination) => {
    grant(ticketPath);
    const reply = await open('/login?ticket=t1', { headers: { 'sec-fetch-dest': destination } });
    expect(reply).toMatchObject({ status: 303, headers: { location: '/login' }, setCookies: [] });
    expect(sent).toEqual({});
  });

  it('when a browser fetches it ahead, or only its head is asked for, then it is not used up', async () => {
    grant(ticketPath);
    expect((await open('/login?ticket=t1', { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(400);
    expect((await open('/login?ticket=t1', { method: 'HEAD' })).setCookies).toEqual([]);
    expect(sent).toEqual({});
  });
});

describe('a third-party identity that no account is bound to', () => {
  it('when it comes back, then the page is told who it is, and nobody is signed in', async () => {
    const data = { provider: 'qy', openid: 'o1', unionid: null, pendingToken: 'p1' };
    portal.upstream.on('/api/uaa/social/s1', (_req, res) => {
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ status: 400, code: 'social_unbound', message: '', data }));
    });
    const reply = await open('/login?code=c1&state=s1&redirect_uri=%2Fa');
    const address = '/bind/?id=qy&openid=&unionid=&deviceId=&redirect_uri=%2Fa';
    expect(reply.headers.location).toBe(address);
    expect(reply.sid).toBeUndefined();
    const [cookie = ''] = named(reply.setCookies, '__Host-bind')?.split(';') ?? [];
    for (const path of [address, '/bind', '/pages/login/pc_bind_all/index.html?id=qy']) {
      const page = await open(path, { headers: { cookie } });
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toContain('"socialPending":{"provider":"qy","pendingToken":"p1"}');
      expect(page.text).not.toContain('<form');
    }
    for (const forged of ['__Host-bind=e30', '__Host-bind=x', ''])
      expect((await open(address, { headers: { cookie: forged } })).text).toContain('"socialPending":null');
    expect((await open('/login', { headers: { cookie } })).text).toContain('"socialPending":null');
  });

  it('when the address names the device, then the address of the bind page does too', async () => {
    refuse('/api/uaa/social/qy', 'social_unbound', 400);
    const reply = await open('/login?plat=qy&code=c1&state=s1&deviceId=d1&redirect_uri=%2Fa');
    expect(reply.headers.location).toBe('/bind/?id=&openid=&unionid=&deviceId=d1&redirect_uri=%2Fa');
  });

  it('when a page has parameters of these names without a code, then they are its own', async () => {
    const reply = await open('/login?plat=qy&deviceId=d1');
    expect(reply.status).toBe(200);
  });

  it('when other services say so in words of their own, then the bind page comes all the same', async () => {
    for (const [envelope, target] of [
      [{ status: 400, code: 'not_bound' }, /^\/bind\/\?id=&openid=&unionid=&deviceId=$/],
      [{ status: 400, code: 'invalid_grant' }, /^\/login\?reason=social_expired$/],
      [{ status: 500, code: 'not_bound' }, /^\/login\?reason=social_refused$/],
    ] as const) {
      portal.upstream.on('/api/uaa/social/s1', (_req, res) => {
        res.setHeader('content-type', 'application/json');
        res.end(JSON.stringify({ ...envelope, message: '', data: null }));
      });
      expect((await open('/login?code=c1&state=s1')).headers.location).toMatch(target);
    }
  });

  it('when everything stands behind one proxy, then the page has its other address', async () => {
    const behind = await startPortal({ isOneProxy: true });
    behind.upstream.on('/api/uaa/social/s1', (_req, res) => {
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ status: 400, code: 'social_unbound', message: '', data: null }));
    });
    const headers = { 'sec-fetch-dest': 'document' };
    const reply = await ask(behind.port, { path: '/login?code=c1&state=s1', headers });
    const location = String(reply.headers.location);
    expect(location).toMatch(/^\/pages\/login\/pc_bind_all\/index\.html\?id=&openid=/);
    expect((await ask(behind.port, { path: location, headers })).status).toBe(200);
    await behind.stop();
  });
});

describe('a link that would make the visitor somebody else', () => {
  const bring = async (sid: string | undefined, headers: Record<string, string> = {}) => {
    const reply = await open('/desktop/home?ticket=t1', { sid, headers: { ...headers, ...cookieOf(sid) } });
    const pending = /^__Host-pending=([\w-]{43})/.exec(named(reply.setCookies, '__Host-pending') ?? '')?.[1];
    return { reply, pending };
  };
  const cookieOf = (sid: string | undefined, pending?: string) => ({
    cookie: [sid && `__Host-sid=${sid}`, pending && `__Host-pending=${pending}`].filter(Boolean).join('; '),
  });
  const askedAt = `/login/continue?redirect_uri=${encodeURIComponent(home)}`;

  beforeEach(() => {
    grant(ticketPath, '3001', ['sy_access=pending; Path=/; Max-Age=600']);
  });

  const signInTwo = async () => {
    const sid = await portal.signInAs();
    portal.upstream.on('/api/uaa/oauth/me', (req, res) => {
      const { cookie = '' } = req.headers;
      if (!cookie.includes('sy_access=')) answerEnvelope(res, null, { status: 401 });
      else if (cookie.includes('pending'))
        answerEnvelope(res, { ...teacher, userId: '3001', realName: '<王>' });
      else answerEnvelope(res, teacher);
    });
    return sid;
  };
  const userOf = async (sid: string | undefined) =>
    (await ask(portal.port, { path: '/api/uaa/oauth/me', sid })).json.data?.userId;

  it('when another user is signed in, then nothing changes until she says so', async () => {
    const sid = await signInTwo();
    const { reply, pending } = await bring(sid);
    expect(reply.headers.location).toBe(askedAt);
    expect(reply.sid).toBeUndefined();
    expect(await userOf(sid)).toBe('2001');
    const page = await open(askedAt, { headers: cookieOf(sid, pending) });
    expect(page.status).toBe(200);
    expect(page.text).toContain('&lt;王&gt;');
    expect(page.text).toContain(teacher.realName);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");

    const decided = await post(askedAt, 'choice=continue', { headers: cookieOf(sid, pending) });
    expect(decided).toMatchObject({ status: 303, headers: { location: home } });
    expect(await userOf(decided.sid)).toBe('3001');
    expect(await userOf(sid)).toBeUndefined();
    expect(portal.upstream.calls).toContain('POST /api/uaa/oauth/logout');
  });

  it('when she does not want to, then she stays and the newcomer is gone', async () => {
    const sid = await signInTwo();
    const { pending } = await bring(sid);
    const decided = await post(askedAt, 'choice=stay', { headers: cookieOf(sid, pending) });
    expect(decided.headers.location).toBe(home);
    expect(decided.sid).toBeUndefined();
    expect(await userOf(sid)).toBe('2001');
    expect(await userOf(pending)).toBeUndefined();
  });

  it('when another site sends the answer, then it does not count', async () => {
    const sid = await signInTwo();
    const { pending } = await bring(sid);
    const headers = { ...cookieOf(sid, pending), 'sec-fetch-site': 'cross-site' };
    expect(await post(askedAt, 'choice=continue', { headers })).toMatchObject({
      status: 403,
      setCookies: [],
    });
  });

  it('when nobody is signed in and a page of the portal leads there, then nothing is asked', async () => {
    await signInTwo();
    const own = await bring(undefined, { 'sec-fetch-site': 'same-origin' });
    expect(own.reply.headers.location).toBe(home);
    expect(await userOf(own.reply.sid)).toBe('3001');
  });

  it.each(['cross-site', 'same-site', 'none', undefined])(
    'when nobody is signed in and the link comes from %s, then the visitor is asked first',
    async (site) => {
      await signInTwo();
      const reply = await ask(portal.port, {
        path: `${home}?ticket=t1`,
        headers: { 'sec-fetch-dest': 'document', ...(site && { 'sec-fetch-site': site }) },
      });
      expect([reply.headers.location, reply.sid]).toEqual([askedAt, undefined]);
    },
  );

  it('when the same user is signed in, then nothing is asked', async () => {
    const sid = await signInTwo();
    grant(ticketPath, '2001');
    const { reply } = await bring(sid);
    expect(reply.headers.location).toBe(home);
    expect(await userOf(sid)).toBe('2001');
  });

  it('when there is nobody to continue as, then the sign-in page comes', async () => {
    expect((await open(askedAt)).headers.location).toBe('/login');
    expect((await post(askedAt, 'choice=continue')).headers.location).toBe(home);
  });
});
