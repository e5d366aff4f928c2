import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileReturnAddresses } from '../../shared/contracts/testing/hostile-return-addresses.ts';
import { openDatabaseOf } from './testing/same-database.ts';
import { cookieOf, origin, password, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await startRealPortal();
});
afterAll(() => portal.stop());

const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html' };

/** Opens a page as a link on a page of the portal does. */
function open(path: string, options: Partial<Parameters<RealPortal['ask']>[0]> = {}) {
  return portal.ask({
    path,
    ...options,
    headers: { ...navigation, 'sec-fetch-site': 'same-origin', ...options.headers },
  });
}

async function issueTicket(sid: string, form: Record<string, string> = {}) {
  return (await portal.post('/api/sso/ticket/issue', form, { sid })).json.data.ticket as string;
}

function stays(location: unknown) {
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(new URL(String(location), origin).origin).toBe(origin);
}

describe('T18 return addresses', () => {
  it('when any of the table is asked for after a sign-in, then the browser stays on the portal', async () => {
    const { sid } = await portal.signIn('t.zhou');
    for (const address of hostileReturnAddresses) {
      const query = `redirect_uri=${encodeURIComponent(address)}`;
      const signedIn = await open(`/login?${query}`, { sid });
      expect(signedIn.status, address).toBe(302);
      stays(signedIn.headers.location);
      expect(signedIn.headers.location, address).toBe('/pages/base/pc_desktop_all/index.html');
      const refused = await portal.post(`/login?${query}`, { username: '', password: '' });
      stays(refused.headers.location);
      const declined = await portal.post(`/login/continue?${query}`, { choice: 'stay' });
      expect(declined.headers.location, address).toBe('/');
      const arrived = await open(`/login?${query}&ticket=none`);
      stays(arrived.headers.location);
    }
  });

  it('when it is asked for by the form, then signing in leads home', async () => {
    for (const address of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const query = `redirect_uri=${encodeURIComponent(address)}`;
      const reply = await portal.post(`/login?${query}`, { username: 't.zhou', password });
      expect(reply).toMatchObject({ status: 303, headers: { location: '/' } });
    }
  });
});

describe('T20 tickets and handles in links', () => {
  it('when a ticket is opened, then it signs in once; again, guessed or at another host it does not', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const ticket = await issueTicket(sid);
    const first = await open(`/desktop/home?ticket=${ticket}`);
    expect(first).toMatchObject({ status: 303, headers: { location: '/desktop/home' } });
    expect(await portal.userOf(first.sid)).toBe('2001');
    const elsewhere = await issueTicket(sid, { unitHost: 'other.example' });
    for (const invalid of [ticket, 'guessed', elsewhere]) {
      const { headers, sid: none } = await open(`/login?ticket=${invalid}`);
      expect(headers.location).toBe('/login?reason=ticket_invalid');
      expect(none).toBeUndefined();
    }
  });

  it('when one is opened twenty times at once, then one browser is signed in', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const ticket = await issueTicket(sid);
    const replies = await Promise.all(Array.from({ length: 20 }, () => open(`/login?ticket=${ticket}`)));
    expect(replies.filter((reply) => reply.sid)).toHaveLength(1);
  });

  it('when a handle comes as an access token, then it signs in once', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const { accessToken } = (await portal.post('/api/uaa/oauth/handle', {}, { sid })).json.data;
    expect(await portal.userOf((await open(`/login?shiyue_access_token=${accessToken}`)).sid)).toBe('2001');
    expect((await open(`/login?access_token=${accessToken}`)).sid).toBeUndefined();
  });
});

describe('T23 login CSRF', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

  it.each([
    '/api/uaa/oauth/login',
    '/api/uaa/oauth/relogin',
    '/api/uaa/oauth/login_user_client',
    '/api/uaa/social/s1',
    '/api/uaa/social/link/bind',
    '/api/sso/ticket/login',
    '/login',
    '/login/continue',
  ])('when another site posts to %s, then 403 and no session', async (path) => {
    const form = { username: 't.wu', password, accessToken: 'x', code: 'x', ticket: 'x', choice: 'continue' };
    for (const headers of [foreign, { ...foreign, 'sec-fetch-site': 'same-site' }, { origin: 'null' }]) {
      expect(await portal.post(path, form, { headers })).toMatchObject({ status: 403, setCookies: [] });
    }
  });

  it('when a link carries the attacker’s ticket, then the victim stays who she is until she says otherwise', async () => {
    const attacker = await portal.signIn('t.wu');
    const victim = await portal.signIn('t.zhou');
    const link = await open(`/desktop/home?ticket=${await issueTicket(attacker.sid)}`, { sid: victim.sid });
    expect(link.headers.location).toMatch(/^\/login\/continue\?/);
    expect(link.sid).toBeUndefined();
    expect(await portal.userOf(victim.sid)).toBe('2001');
    const cookies = { '__Host-pending': cookieOf(link, '__Host-pending') };
    const page = await open(String(link.headers.location), { sid: victim.sid, cookies });
    expect(page.text).toMatch(/吴刚.*周敏/s);
    const accepted = await portal.post(
      String(link.headers.location),
      { choice: 'continue' },
      { sid: victim.sid, cookies },
    );
    expect(await portal.userOf(accepted.sid)).toBe('2002');
    expect(await portal.userOf(victim.sid)).toBeUndefined();
  });

  it.each(['cross-site', 'same-site', 'none', undefined])(
    'when nobody is signed in and the link comes from %s, then she is asked as well',
    async (site) => {
      const attacker = await portal.signIn('t.wu');
      const path = `/desktop/home?ticket=${await issueTicket(attacker.sid)}`;
      const headers = { ...navigation, ...(site && { 'sec-fetch-site': site }) };
      const link = await portal.ask({ path, headers });
      expect(link.headers.location).toMatch(/^\/login\/continue\?/);
      expect(link.sid).toBeUndefined();
    },
  );
});

describe('T24 reading addresses from another site', () => {
  it('when an image, a frame or a link of another site asks for them, then nothing changes', async () => {
    const { sid } = await portal.signIn('t.zhou');
    for (const destination of ['image', 'iframe', 'document']) {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': destination };
      for (const path of [
        '/api/uaa/oauth/refresh',
        '/api/uaa/social/switch/login?userId=3001',
        '/api/uaa/oauth/logout',
        '/bff/session/stay',
      ]) {
        const reply = await portal.ask({ path, sid, headers });
        expect([403, 404, 405], `${destination} ${path}`).toContain(reply.status);
        expect(reply.setCookies).toEqual([]);
      }
      expect(await portal.userOf(sid)).toBe('2001');
    }
  });
});

describe('T25 third-party sign-in', () => {
  const begin = async (provider = 'qy') => {
    const reply = await portal.post('/api/uaa/social/transaction/begin', { provider });
    const { address, state } = reply.json.data;
    const there = await portal.ask({
      path: `${new URL(address, origin).pathname}${new URL(address, origin).search}&choose=chen.xiaoyan`,
    });
    const back = new URL(String(there.headers.location), origin);
    return {
      state,
      back: back.pathname + back.search,
      cookies: { '__Host-social': cookieOf(reply, '__Host-social') },
    };
  };
  const cameBack = { 'sec-fetch-site': 'cross-site' };

  it('when the browser that left comes back, then it is signed in, and stays so; the same address again does nothing', async () => {
    const { back, cookies } = await begin();
    const reply = await open(back, { cookies, headers: cameBack });
    expect(reply.status).toBe(303);
    expect(String(reply.headers.location)).not.toMatch(/code|state/);
    expect(await portal.userOf(reply.sid)).toBe('2003');
    const again = await open(back, { cookies });
    expect(again.headers.location).toMatch(
      /^\/login\?.*reason=social_expired|^\/login\?.*reason=social_refused/,
    );
    expect(again.sid).toBeUndefined();
    const { sid } = reply;
    const loaded = await open(back, { cookies, sid });
    const home = await open(String(loaded.headers.location), { sid });
    expect([loaded.sid, home.headers.location]).toEqual([undefined, '/pages/base/pc_desktop_all/index.html']);
    expect(await portal.userOf(sid)).toBe('2003');
  });

  it('when another browser opens the address, or the state is missing or made up, then there is no session', async () => {
    const { back, cookies } = await begin();
    const other = await begin();
    const [code] = /code=[^&]+/.exec(back) ?? [];
    for (const [path, jar] of [
      [back, {}],
      [back, { '__Host-social': 'A'.repeat(43) }],
      [`/login?${code}`, cookies],
      [`/login?${code}&state=made-up`, cookies],
      [`/login?${code}&state=${other.state}`, {}],
    ] as const) {
      const reply = await open(path, { cookies: jar });
      expect(reply.sid, path).toBeUndefined();
      expect(reply.headers.location).toMatch(/reason=/);
    }
  });
});

describe('T25 two providers', () => {
  it('when the code of one comes back with the state of another, then there is no session', async () => {
    const begin = async (provider: string) => {
      const reply = await portal.post('/api/uaa/social/transaction/begin', { provider });
      return { ...reply.json.data, cookies: { '__Host-social': cookieOf(reply, '__Host-social') } };
    };
    const [one, other] = [await begin('qy'), await begin('mp')];
    const { pathname, search } = new URL(one.address, origin);
    const there = await portal.ask({ path: `${pathname}${search}&choose=chen.xiaoyan` });
    const back = new URL(String(there.headers.location), origin);
    back.searchParams.set('state', other.state);
    for (const { cookies } of [one, other]) {
      const reply = await open(back.pathname + back.search, { cookies });
      expect(reply.sid).toBeUndefined();
      expect(reply.headers.location).toMatch(/reason=/);
    }
  });
});

describe('T29 the page of an authorization', () => {
  it('when it is opened, then no frame may hold it and nothing of its address becomes markup', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const evil = encodeURIComponent('"><script>alert(1)</script>');
    for (const path of [
      `/h5/authorize?client_id=${evil}&state=${evil}&error_description=${evil}`,
      `/login?reason=${evil}&redirect_uri=${evil}&wait=${evil}&username=`,
    ]) {
      const reply = await open(path, path.startsWith('/login') ? {} : { sid });
      const page = reply.status === 303 ? await open(String(reply.headers.location)) : reply;
      expect(page.status).toBe(200);
      expect(page.headers['x-frame-options']).toBe('DENY');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(page.headers['referrer-policy']).toBe('same-origin');
      expect(page.text).not.toContain('alert(1)</script>');
    }
  });

  it('when nobody is signed in, then a whole request asks for the sign-in first, one that lacks something shows the page', async () => {
    const path = `/h5/authorize?${new URLSearchParams({
      client_id: 'reader',
      response_type: 'code',
      redirect_uri: 'http://localhost:4001/callback',
      scope: 'openid',
      state: 's',
    })}`;
    const asked = await open(path);
    expect(asked.headers.location).toBe(`/login?redirect_uri=${encodeURIComponent(path)}`);
    for (const lacking of ['/h5/authorize?client_id=reader&state=s', '/h5/authorize']) {
      const shown = await open(lacking);
      expect([shown.status, shown.headers.location]).toEqual([200, undefined]);
    }
  });
});

// The clock stands still from here on: this comes last.
describe('T20 a ticket in other hands', () => {
  const shown = (form: Record<string, string>) => portal.post('/api/sso/ticket/login', form);
  const auditOf = async (): Promise<string> => {
    const database = openDatabaseOf(portal);
    const rows = await database.db.selectFrom('auth_audit').selectAll().execute();
    await database.close();
    return JSON.stringify(rows);
  };

  it('when another app shows it, or 61 seconds have passed, then it is refused, and the audit tells', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const forExam = await issueTicket(sid, { targetApp: 'exam' });
    expect(await shown({ ticket: forExam, app: 'drive' })).toMatchObject({ json: { status: 401 } });
    expect((await shown({ ticket: forExam, app: 'exam' })).sid).toBeUndefined();
    const [inTime, late] = [await issueTicket(sid), await issueTicket(sid)];
    await portal.advance(58_000);
    expect((await shown({ ticket: inTime })).sid).toBeDefined();
    await portal.advance(3_000);
    expect(await shown({ ticket: late })).toMatchObject({ json: { status: 401 }, setCookies: [] });
    expect(await auditOf()).toContain('ticket_refused');
  });
});
