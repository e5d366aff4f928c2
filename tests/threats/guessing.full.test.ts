import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../bff/testing/ask.ts';
import { childrenOf } from '../processes/children-of.ts';
import { createAdministrator } from './testing/administrator.ts';
import { openDatabaseOf } from './testing/same-database.ts';
import { cookieOf, password, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';

const loginPath = '/api/uaa/oauth/login';

let portal: RealPortal;
beforeAll(async () => {
  // The proxy of the school is trusted to say whose request it is.
  portal = await startRealPortal({ trustedProxies: ['127.0.0.1/32'] });
});
afterAll(() => portal.stop());
const administrator = createAdministrator(() => portal);

function from(ip: string) {
  return { headers: { 'x-forwarded-for': ip } };
}

function tryPassword(username: string, secret: string, ip: string): Promise<Reply> {
  return portal.post(loginPath, { username, password: secret }, from(ip));
}

function ticksOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  // Its own, and that of its children that have ended.
  return fields
    .split(' ')
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/**
 * Processor time of a server and the processes that hash for it so far, in ticks of 10 ms. Other programs of the
 * computer do not count (proc(5)).
 */
function cpuTicksOf(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + ticksOf(child), ticksOf(pid));
}

/** Runs tasks a few at a time, as a patient attacker would. */
async function runAll<T>(tasks: readonly (() => Promise<T>)[], atOnce = 8): Promise<T[]> {
  const results: T[] = [];
  const left = [...tasks.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function issueTicket(login: string): Promise<string> {
  const { sid } = await portal.signIn(login, from('10.0.9.1'));
  return (await portal.post('/api/sso/ticket/issue', {}, { sid })).json.data.ticket;
}

async function issueHandle(login: string): Promise<string> {
  const { sid } = await portal.signIn(login, from('10.0.9.1'));
  return (await portal.post('/api/uaa/oauth/handle', {}, { sid })).json.data.accessToken;
}

async function remember(login: string): Promise<string> {
  const form = { username: login, password, remember: 'true' };
  const reply = await portal.post(loginPath, form, from('10.0.9.1'));
  return cookieOf(reply, '__Host-remember') ?? '';
}

/** A sign-in at the other side of a provider, up to the address that leads back. */
async function meetProvider(ip: string) {
  const begun = await portal.post('/api/uaa/social/transaction/begin', { provider: 'qy' }, from(ip));
  const there = new URL(begun.json.data.address, 'https://portal.example');
  const chosen = await portal.ask({ path: `${there.pathname}${there.search}&choose=chen.xiaoyan` });
  const { pathname, search } = new URL(String(chosen.headers.location), 'https://portal.example');
  return { path: pathname + search, cookies: { '__Host-social': cookieOf(begun, '__Host-social') } };
}

/** Every way in other than by password: first what proves the user, then how it is shown. */
const waysIn: Record<string, (login: string) => Promise<(more: Partial<Ask>) => Promise<Reply>>> = {
  ticket: async (login) => {
    const ticket = await issueTicket(login);
    return (more) => portal.post('/api/sso/ticket/login', { ticket }, more);
  },
  handle: async (login) => {
    const accessToken = await issueHandle(login);
    return (more) => portal.post('/api/uaa/oauth/relogin', { accessToken }, more);
  },
  'remembered browser': async (login) => {
    const cookie = await remember(login);
    return (more) =>
      portal.post(
        '/api/uaa/oauth/login_user_client',
        {},
        { ...more, cookies: { '__Host-remember': cookie } },
      );
  },
};
type Ask = Parameters<RealPortal['ask']>[0];

describe('T32 ways in beside the password', () => {
  it.each(Object.keys(waysIn))(
    'when the account of a %s is disabled, then it lets nobody in',
    async (way) => {
      const show = await waysIn[way]?.('t.wu');
      await administrator.setStatus('2002', 'disabled');
      const reply = await show?.({});
      expect(reply?.sid).toBeUndefined();
      expect([401, 403]).toContain(reply?.json.status);
      await administrator.setStatus('2002', 'enabled');
    },
  );

  it('when the account of a third-party identity is disabled, then it lets nobody in', async () => {
    const { path, cookies } = await meetProvider('10.0.9.3');
    const database = openDatabaseOf(portal);
    const setStatus = (user_status: 'enabled' | 'disabled') =>
      database.db.updateTable('app_user').set({ user_status }).where('id', '=', '2003').execute();
    await setStatus('disabled');
    expect((await portal.ask({ path, cookies })).sid).toBeUndefined();
    await setStatus('enabled');
    await database.close();
    const again = await meetProvider('10.0.9.3');
    expect(await portal.userOf((await portal.ask(again)).sid)).toBe('2003');
  });

  it.each(Object.keys(waysIn))(
    'when an id was planted before a %s signs in, then another one is given and the planted one is dead',
    async (way) => {
      const show = await waysIn[way]?.('t.zhou');
      const planted = (await portal.signIn('t.wu')).sid;
      const reply = await show?.({ sid: planted });
      expect(reply?.sid).toBeDefined();
      expect(reply?.sid).not.toBe(planted);
      expect(await portal.userOf(reply?.sid)).toBe('2001');
      expect(await portal.userOf(planted)).toBeUndefined();
      expect(await portal.parts.sessions.find(planted)).toBeUndefined();
    },
  );

  it('when somebody asks to be another user without a proof, then only a development portal would let her', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const list = await portal.ask({ path: '/api/uaa/social/switch/accounts', sid });
    const reply = await portal.ask({ path: '/api/uaa/social/switch/login?userId=4002', sid });
    expect([list.json.code, reply.json.code]).toEqual(['forbidden', 'forbidden']);
    expect(await portal.userOf(sid)).toBe('2001');
  });
});

describe('T19 guessing a password', () => {
  it('when one name was tried too often, then even the right password waits, here and not elsewhere', async () => {
    const replies = [];
    for (let i = 0; i < 11; i += 1) replies.push(await tryPassword('t.li', `wrong-${i}`, '10.1.0.1'));
    expect(replies.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.slice(0, 10).map(({ json }) => json.code))).toEqual(new Set(['invalid_grant']));
    const right = await tryPassword('t.li', password, '10.1.0.1');
    expect([right.status, right.json.code, right.sid]).toEqual([429, 'too_many_attempts', undefined]);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(60);
    expect((await tryPassword('t.li', password, '10.1.0.2')).sid).toBeDefined();
  });

  it('when many sign in rightly from one address, then the address is not refused', async () => {
    const logins = ['t.zhou', 't.wu', 't.chen', 's.gao', 'p.zhou', 'p.liu'];
    const tasks = logins.flatMap((login) =>
      Array.from({ length: 12 }, () => () => tryPassword(login, password, '10.1.0.3')),
    );
    expect((await runAll(tasks)).every(({ sid }) => sid)).toBe(true);
  });

  it('when a name does not exist, then neither the answer nor its time tells', async () => {
    const { sid } = await portal.signIn('ps.admin', from('10.0.9.4'));
    const list = await portal.ask({ path: '/api/base/people/users?start=0&size=200', sid });
    const people: { loginName: string }[] = list.json.data.list;
    const known = people.map(({ loginName }) => loginName).slice(0, 40);
    expect(known).toHaveLength(40);
    const bodies = new Set<string>();
    const cost = { known: { work: 0, wall: [0] }, unknown: { work: 0, wall: [0] } };
    const measure = async (kind: keyof typeof cost, names: readonly string[], ip: string): Promise<void> => {
      const before = cpuTicksOf(portal.platformPid);
      for (const name of names) {
        const began = performance.now();
        const { status, json } = await tryPassword(name, 'wrong', ip);
        cost[kind].wall.push(performance.now() - began);
        const { requestId: _, ...answer } = json;
        bodies.add(JSON.stringify([status, answer]));
      }
      cost[kind].work += cpuTicksOf(portal.platformPid) - before;
    };
    for (let round = 0; round < 5; round += 1) {
      const unknown = known.map((_, index) => `nobody-${round}-${index}`);
      const ip = `10.2.${round}.1`;
      const batches = [() => measure('known', known, ip), () => measure('unknown', unknown, ip)];
      for (const batch of round % 2 === 0 ? batches : batches.toReversed()) await batch();
      // The first round only warms up.
      if (round === 0) Object.assign(cost, { known: { work: 0, wall: [] }, unknown: { work: 0, wall: [] } });
    }
    expect(bodies.size).toBe(1);
    // Work within 15 %: the clock of a busy computer is not that exact, and only has to agree roughly.
    expect(Math.abs(cost.known.work / cost.unknown.work - 1)).toBeLessThan(0.15);
    const median = (values: readonly number[]): number =>
      values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const ratio = median(cost.known.wall) / median(cost.unknown.wall);
    expect(Math.max(ratio, 1 / ratio)).toBeLessThan(2);
  }, 60_000);

  it('when one address tries one password on everybody, then passwords are refused there, whatever it claims to be, except to who is at home there', async () => {
    // A pupil who has signed in from there before is at home.
    expect((await tryPassword('t.chen', password, '10.3.0.1')).sid).toBeDefined();
    const attacker = from('10.3.0.1');
    const tasks = Array.from(
      { length: 1000 },
      (_, i) => () => tryPassword(`pupil-${i}`, 'Summer2026', '10.3.0.1'),
    );
    const replies = await runAll(tasks, 16);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(700);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(refused[0]?.json.message).toMatch(/请在 \d+ 分钟后再试\|\|\|.*try again in \d+ minutes/);
    const lies = {
      'x-forwarded-for': '10.99.0.1, 10.3.0.1',
      forwarded: 'for=10.99.0.2',
      'x-real-ip': '10.99.0.3',
    };
    for (const headers of [attacker.headers, lies]) {
      const reply = await portal.post(loginPath, { username: 't.zhou', password }, { headers });
      expect([reply.status, reply.sid]).toEqual([429, undefined]);
    }
    // What nobody can guess is never refused for it.
    for (const way of Object.keys(waysIn)) {
      const show = await waysIn[way]?.('t.zhou');
      expect((await show?.(attacker))?.sid, way).toBeDefined();
    }
    const { path, cookies } = await meetProvider('10.0.9.2');
    expect((await portal.ask({ path, ...attacker, cookies })).sid).toBeDefined();
    expect((await tryPassword('t.chen', password, '10.3.0.1')).sid).toBeDefined();
  }, 120_000);
});

describe('T19 a device on which somebody has signed in', () => {
  const known = (reply: Reply): Record<string, string | undefined> => ({
    '__Host-known': cookieOf(reply, '__Host-known'),
  });
  const tryOn = (cookies: Record<string, string | undefined>, username: string, secret: string, ip: string) =>
    portal.post(loginPath, { username, password: secret }, { ...from(ip), cookies });

  it('when others guess at the same address, then the teacher signs in on her device, and changes her password in her session', async () => {
    const first = await portal.signIn('t.zhou', from('10.6.0.1'));
    const device = known(first);
    expect(device['__Host-known']).toMatch(/^[\w-]{22}\.\w{8}\.[\w-]{43}$/);
    for (let i = 0; i < 11; i += 1) await tryPassword('t.zhou', `wrong-${i}`, '10.6.0.1');
    expect((await tryPassword('t.zhou', password, '10.6.0.1')).status).toBe(429);
    expect((await tryOn(device, 't.zhou', password, '10.6.0.1')).sid).toBeDefined();
    const change = (oldPassword: string) =>
      portal.post(
        '/api/uaa/oauth/password/change',
        { oldPassword, password: 'Changed2027' },
        { sid: first.sid, ...from('10.6.0.1') },
      );
    expect((await change('wrong')).json.fieldErrors).toMatchObject([{ field: 'oldPassword' }]);
    expect((await tryOn(device, 't.zhou', password, '10.6.0.1')).sid).toBeDefined();
  });

  it('when several people use the computer, then nothing marks it', async () => {
    const form = { username: 't.li', password, sharedDevice: 'true' };
    const reply = await portal.post(loginPath, form, from('10.6.0.4'));
    expect([reply.sid !== undefined, cookieOf(reply, '__Host-known')]).toEqual([true, undefined]);
  });

  it('when the device itself guesses, then it waits, and others at the address do not', async () => {
    const device = known(await portal.signIn('t.wu', from('10.6.0.2')));
    for (let i = 0; i < 10; i += 1) await tryOn(device, 't.wu', `wrong-${i}`, '10.6.0.2');
    const right = await tryOn(device, 't.wu', password, '10.6.0.2');
    expect([right.status, right.sid, Number(right.headers['retry-after']) > 60]).toEqual([
      429,
      undefined,
      true,
    ]);
    expect((await tryPassword('t.wu', password, '10.6.0.2')).sid).toBeDefined();
  });

  it.each([
    ['of another user', async () => known(await portal.signIn('t.chen', from('10.6.0.3')))],
    ['that nobody signed', async () => ({ '__Host-known': `${'A'.repeat(22)}.mthx12g0.${'A'.repeat(43)}` })],
  ])('when the cookie is one %s, then it counts for nothing', async (kind, cookieOfKind) => {
    const cookies = await cookieOfKind();
    const ip = `10.6.1.${kind.length}`;
    for (let i = 0; i < 10; i += 1) await tryPassword('s.gao', `wrong-${i}`, ip);
    expect((await tryOn(cookies, 's.gao', password, ip)).status).toBe(429);
  });
});

describe('T19 floods from the address of a school', () => {
  const school = from('10.7.0.1');

  it('when 305 tickets are made up and 302 forgotten passwords asked for, then every way in goes on for the school', async () => {
    const shown = new Map(
      await Promise.all(
        Object.entries(waysIn).map(async ([way, prove]) => [way, await prove('t.zhou')] as const),
      ),
    );
    const forgot = (username: string, contact: string) =>
      portal.post('/api/uaa/oauth/password/forgot', { username, contact }, school);
    await runAll([
      ...Array.from(
        { length: 305 },
        (_, i) => () => portal.post('/api/sso/ticket/login', { ticket: `junk-${i}` }, school),
      ),
      ...Array.from({ length: 302 }, (_, i) => () => forgot(`nobody-${i}`, '13900000000')),
    ]);
    const junk = await portal.post('/api/sso/ticket/login', { ticket: 'one more' }, school);
    expect([junk.status, junk.json.code]).toEqual([429, 'too_many_attempts']);

    for (const [way, show] of shown) expect((await show(school)).sid, way).toBeDefined();

    const phone = await portal.signIn('t.chen', from('10.0.9.5'));
    const created = await portal.post('/api/uaa/social/qr/create', {}, school);
    const { scanToken } = created.json.data;
    await portal.post('/api/uaa/social/qr/confirm', { scanToken }, { sid: phone.sid });
    const cookies = { '__Host-qr': cookieOf(created, '__Host-qr') };
    const screen = await portal.post('/api/uaa/social/qr/poll', {}, { ...school, cookies });
    expect(screen.json.data.state).toBe('signed-in');

    const parent = await portal.signIn('p.zhou', school);
    const switched = await portal.ask({
      path: '/api/uaa/social/switch/login?userId=2001',
      sid: parent.sid,
      ...school,
    });
    expect(await portal.userOf(switched.sid)).toBe('2001');

    const admin = await portal.signIn('ps.admin', from('10.0.9.6'));
    const person = {
      loginName: 'n.first',
      realName: 'First Day',
      userType: '2',
      sex: '1',
      phone: '13912345678',
    };
    const fresh = await portal.post('/api/base/people/user/create', person, { sid: admin.sid });
    expect((await tryPassword('n.first', fresh.json.data.password, '10.7.0.1')).sid).toBeDefined();

    expect((await forgot('n.first', person.phone)).json.status).toBe(200);
    const outbox = await portal.ask({ path: `/api/uaa/demo/outbox?recipient=${person.phone}` });
    const [, code = ''] = /(\d{6})/.exec(outbox.json.data[0].body) ?? [];
    const reset = { username: 'n.first', code, password: 'Chosen2027' };
    expect((await portal.post('/api/uaa/oauth/password/reset', reset, school)).json.status).toBe(200);
    expect((await tryPassword('n.first', 'Chosen2027', '10.7.0.1')).sid).toBeDefined();
  }, 120_000);
});
