import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator } from './testing/administrator.ts';
import { openDatabaseOf } from './testing/same-database.ts';
import { cookieOf, password, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await startRealPortal();
});
afterAll(() => portal.stop());

const loginPath = '/api/uaa/oauth/login';

describe('T11 session fixation', () => {
  it.each([
    ['never seen', async () => 'A'.repeat(43)],
    ['of the attacker', async () => (await portal.signIn('t.wu')).sid],
  ])(
    'when an id %s is planted before the sign-in, then another one is given and the planted one is dead',
    async (_, plant) => {
      for (const path of [loginPath, '/login']) {
        const planted = await plant();
        const reply = await portal.post(path, { username: 't.zhou', password }, { sid: planted });
        expect(reply.sid).toBeDefined();
        expect(reply.sid).not.toBe(planted);
        expect(await portal.userOf(reply.sid)).toBe('2001');
        expect(await portal.userOf(planted)).toBeUndefined();
        expect(await portal.parts.sessions.find(planted)).toBeUndefined();
      }
    },
  );
});

describe('T11 after a change of the password', () => {
  it('when the password is changed, then the session goes on under another id, and the old one is dead', async () => {
    const { sid } = await portal.signIn('r.sun');
    const form = { oldPassword: password, password: 'Changed2027' };
    const reply = await portal.post('/api/uaa/oauth/password/change', form, { sid });
    expect(reply.json.status).toBe(200);
    expect(reply.sid).toBeDefined();
    expect(reply.sid).not.toBe(sid);
    expect(await portal.userOf(reply.sid)).toBe('2101');
    expect(await portal.userOf(sid)).toBeUndefined();
    expect(await portal.parts.sessions.find(sid)).toBeUndefined();
  });
});

describe('T12 a session that has ended', () => {
  const status = async (sid: string) =>
    (await portal.ask({ path: '/api/base/desktop/my_app_icon?userId=2002&unitId=U2001&appType=1', sid })).json
      .status;

  it('when the user signs out, then the cookie is worth nothing, at once', async () => {
    const { sid } = await portal.signIn('t.wu');
    expect(await status(sid)).toBe(200);
    await portal.ask({ method: 'POST', path: '/api/uaa/oauth/logout', sid });
    expect(await status(sid)).toBe(401);
  });

  it('when the user ends it from another device, then it is over there, and here it goes on', async () => {
    const [here, there] = [await portal.signIn('t.wu'), await portal.signIn('t.wu')];
    expect(await status(there.sid)).toBe(200);
    expect((await portal.post('/api/uaa/session/end_others', {}, { sid: here.sid })).json.status).toBe(200);
    expect(await status(there.sid)).toBe(401);
    expect(await status(here.sid)).toBe(200);
  });

  it('when an administrator ends all sessions of the user, then they are over', async () => {
    const { sid } = await portal.signIn('t.wu');
    const admin = await portal.signIn('ps.admin');
    const ended = await portal.post('/api/uaa/session/end_of_user', { userId: '2002' }, { sid: admin.sid });
    expect(ended.json.status).toBe(200);
    expect(await status(sid)).toBe(401);
  });

  it('when an administrator disables the account, then its next call is refused', async () => {
    const { sid } = await portal.signIn('t.wu');
    expect(await status(sid)).toBe(200);
    const admin = await portal.signIn('ps.admin');
    const setStatus = async (userStatus: string) => {
      const list = await portal.ask({ path: '/api/base/people/users?start=0&size=200', sid: admin.sid });
      const rows: { userId: string; revision: number }[] = list.json.data.list;
      const { revision } = rows.find(({ userId }) => userId === '2002') ?? {};
      const form = { userId: '2002', revision: String(revision), userStatus };
      return portal.post('/api/base/people/user/set_status', form, { sid: admin.sid });
    };
    expect((await setStatus('disabled')).json.status).toBe(200);
    expect(await status(sid)).toBe(401);
    expect((await portal.ask({ path: '/api/uaa/oauth/refresh', sid })).json.status).toBe(401);
    expect((await portal.post(loginPath, { username: 't.wu', password })).json.code).toBe('account_disabled');
    expect((await setStatus('enabled')).json.status).toBe(200);
  });
});

describe('T21 a remembered browser', () => {
  const rememberCall = '/api/uaa/oauth/login_user_client';
  const remembered = async () => {
    const reply = await portal.post(loginPath, { username: 't.chen', password, remember: 'true' });
    return { sid: reply.sid, remember: cookieOf(reply, '__Host-remember') };
  };
  const comeBack = (remember: string | undefined) =>
    portal.post(rememberCall, {}, { cookies: { '__Host-remember': remember } });

  it('when it comes back, then it is signed in, and its cookie has changed', async () => {
    const { remember } = await remembered();
    expect(remember).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    const back = await comeBack(remember);
    expect(await portal.userOf(back.sid)).toBe('2003');
    expect(cookieOf(back, '__Host-remember')).not.toBe(remember);
  });

  it('when the secret half is altered, then nobody is signed in and the cookie is cleared', async () => {
    const { remember = '' } = await remembered();
    const back = await comeBack(`${remember.slice(0, -4)}AAAA`);
    expect(back.json.status).toBe(401);
    expect(back.sid).toBeUndefined();
    expect(cookieOf(back, '__Host-remember')).toBe('');
    expect((await comeBack(remember)).sid).toBeUndefined();
  });

  it('when the user signs out, then the browser is forgotten on both sides', async () => {
    const { sid, remember } = await remembered();
    const cookies = { '__Host-remember': remember };
    const out = await portal.ask({ method: 'POST', path: '/api/uaa/oauth/logout', sid, cookies });
    expect(cookieOf(out, '__Host-remember')).toBe('');
    expect((await comeBack(remember)).json.status).toBe(401);
  });

  it('when somebody signs in without the tick, then the browser is forgotten', async () => {
    const { remember } = await remembered();
    const cookies = { '__Host-remember': remember };
    const reply = await portal.post('/login', { username: 't.chen', password }, { cookies });
    expect(cookieOf(reply, '__Host-remember')).toBe('');
    expect((await comeBack(remember)).json.status).toBe(401);
  });
});

describe('sign-in by QR code', () => {
  const screenOf = async () => {
    const created = await portal.post('/api/uaa/social/qr/create', {});
    expect(created.sid).toBeUndefined();
    return {
      scanToken: created.json.data.scanToken,
      cookies: { '__Host-qr': cookieOf(created, '__Host-qr') },
    };
  };
  const poll = (cookies: Record<string, string | undefined>) =>
    portal.post('/api/uaa/social/qr/poll', {}, { cookies });

  it('when a signed-in device confirms, then the screen that showed the code is signed in, and no other', async () => {
    const screen = await screenOf();
    const other = await screenOf();
    const { sid } = await portal.signIn('t.zhou');
    expect((await poll(screen.cookies)).json.data.state).toBe('waiting');
    const confirmed = await portal.post(
      '/api/uaa/social/qr/confirm',
      { scanToken: screen.scanToken },
      { sid },
    );
    expect(confirmed.json.status).toBe(200);
    expect((await poll(other.cookies)).sid).toBeUndefined();
    expect(await portal.userOf((await poll(screen.cookies)).sid)).toBe('2001');
    expect((await poll(screen.cookies)).sid).toBeUndefined();
  });
});

describe('an identity that is linked', () => {
  it('when a parent switches to it, then the session id is new and the old one dead', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const switched = await portal.ask({ path: '/api/uaa/social/switch/login?userId=3001', sid });
    expect(await portal.userOf(switched.sid)).toBe('3001');
    expect(switched.sid).not.toBe(sid);
    expect(await portal.userOf(sid)).toBeUndefined();
  });
});

describe('T13 cookies and bodies of a whole journey', () => {
  it('when every answer so far is looked at, then each cookie is ours, whole and out of the reach of scripts', () => {
    const lines = portal.replies.flatMap(({ setCookies }) => setCookies);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-(?:sid|remember|social|qr|name|pending|bind|device|attempt|known)=/);
      expect(line).toMatch(/; Path=\/(?:;|$)/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; SameSite=(?:Lax|Strict)/);
      expect(line).not.toMatch(/; ?Domain/i);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4096);
      // With its dot: three letters alone also happen in a random id.
      expect(line).not.toMatch(/eyJ[\w-]+\./);
    }
    for (const { text } of portal.replies) {
      expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]*/);
      expect(text).not.toMatch(/sy_(?:access|refresh|remember)/);
    }
  });
});

// The clock stands still from here on: this comes last.
describe('T21 a remembered browser in other hands', () => {
  const administrator = createAdministrator(() => portal);
  const remember = async (username: string): Promise<string> => {
    const reply = await portal.post(loginPath, { username, password, remember: 'true' });
    return cookieOf(reply, '__Host-remember') ?? '';
  };
  const comeBack = (remembered: string) =>
    portal.post('/api/uaa/oauth/login_user_client', {}, { cookies: { '__Host-remember': remembered } });

  it('when it came by the cookie alone, then what matters most needs the password again', async () => {
    const { sid } = await comeBack(await remember('t.chen'));
    expect(await portal.userOf(sid)).toBe('2003');
    const admin = await comeBack(await remember('ps.admin'));
    const ended = await portal.post('/api/uaa/session/end_of_user', { userId: '2002' }, { sid: admin.sid });
    expect([ended.json.status, ended.json.code]).toEqual([403, 'fresh_sign_in_required']);
  });

  it('when the account is disabled or has a new password, then the cookie is worth nothing', async () => {
    const remembered = await remember('t.wu');
    await administrator.setStatus('2002', 'disabled');
    expect((await comeBack(remembered)).sid).toBeUndefined();
    await administrator.setStatus('2002', 'enabled');
    const other = await remember('t.wu');
    await administrator.resetPassword('2002');
    expect((await comeBack(other)).sid).toBeUndefined();
  });

  it('when the answer to the owner was lost, then she comes back later, and a copy is still found out', async () => {
    const before = await remember('t.chen');
    const page = await portal.ask({
      path: '/login',
      headers: { accept: 'text/html', 'sec-fetch-dest': 'document' },
      cookies: { '__Host-remember': before },
    });
    const cookies = { '__Host-remember': before, '__Host-attempt': cookieOf(page, '__Host-attempt') };
    const call = () => portal.post('/api/uaa/oauth/login_user_client', {}, { cookies });
    await call();
    await portal.advance(3_600_000);
    const owner = await call();
    expect(await portal.userOf(owner.sid)).toBe('2003');
    expect((await comeBack(before)).sid).toBeUndefined();
    expect(await portal.userOf(owner.sid)).toBeUndefined();
  });

  it('when a copy is used after the owner came back, then neither goes on, and the audit tells', async () => {
    const stolen = await remember('t.chen');
    const owner = await comeBack(stolen);
    await portal.advance(31_000);
    expect((await comeBack(stolen)).json.status).toBe(401);
    expect(await portal.userOf(owner.sid)).toBeUndefined();
    expect((await comeBack(cookieOf(owner, '__Host-remember') ?? '')).sid).toBeUndefined();
    const database = openDatabaseOf(portal);
    const rows = await database.db.selectFrom('auth_audit').select('event').execute();
    await database.close();
    expect(rows.map(({ event }) => event)).toContain('remember_token_reused');
  });
});
