import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BffStores, openSqliteStores } from '#bff/session';
import { ask, signIn } from '../testing/ask.ts';
import { hasRedis, openTestRedis } from '../testing/redis.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { installStubIdentity, type StubIdentity } from '../testing/stub-identity.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let upstream: StubUpstream;
let identity: StubIdentity;
let bff: RunningBff;
/** Added to the system's time, so that tokens run out without waiting. */
let ahead: number;

function clock() {
  return Date.now() + ahead;
}

const mePath = '/api/uaa/oauth/me';

function me(sid: string | undefined, port = bff.port) {
  return ask(port, { path: mePath, sid });
}

beforeEach(async () => {
  ahead = 0;
  upstream = await startStubUpstream();
  identity = installStubIdentity(upstream);
  bff = await startBff({ upstreamUrl: upstream.url, clock });
});
afterEach(async () => {
  await bff.stop();
  await upstream.close();
});

describe('signing in', () => {
  it('when the password is right, then the browser gets an opaque id and the tokens stay here', async () => {
    const reply = await signIn(bff.port);
    expect(reply.sid).toHaveLength(43);
    expect(reply.setCookies).toEqual([`__Host-sid=${reply.sid}; Path=/; HttpOnly; SameSite=Lax; Secure`]);
    expect(reply.text).not.toMatch(/acc-|ref-/);
    expect((await me(reply.sid)).json).toMatchObject({ status: 200, data: { userId: '2001' } });
  });

  it('when the password is wrong, then no session is made', async () => {
    const reply = await signIn(bff.port, undefined, 'wrong');
    expect(reply.json.status).toBe(400);
    expect(reply.setCookies).toEqual([]);
  });

  it('when somebody planted an id before, known or unknown, then the sign-in gives another one', async () => {
    const planted = (await signIn(bff.port)).sid;
    for (const sid of [planted, 'A'.repeat(43)]) {
      const reply = await signIn(bff.port, sid);
      expect(reply.sid).toBeDefined();
      expect(reply.sid).not.toBe(sid);
      expect((await me(sid)).json.status).toBe(401);
      expect((await me(reply.sid)).json.status).toBe(200);
    }
  });

  it('when an anonymous visitor gets no cookie from the upstream, then there is no session', async () => {
    const reply = await ask(bff.port, { path: '/api/base/x' });
    expect(reply.setCookies).toEqual([]);
    expect(reply.json.data.headers.cookie).toBeUndefined();
  });

  it('when the upstream gives an anonymous visitor a cookie, then it is kept here and sent back there', async () => {
    upstream.on('/api/uaa/captcha', (_req, res) =>
      answerEnvelope(res, null, { setCookies: ['state=s1; Path=/'] }),
    );
    const { sid, text } = await ask(bff.port, { path: '/api/uaa/captcha' });
    expect(sid).toBeDefined();
    expect(text).toContain('"ok"');
    const next = await ask(bff.port, { path: '/api/base/x', sid });
    expect(next.json.data.headers.cookie).toBe('state=s1');
  });

  it('when the answer with the cookie is long, then it is whole', async () => {
    const body = 'z'.repeat(3_000_000);
    upstream.on('/api/uaa/big', (_req, res) => {
      res.setHeader('set-cookie', 'a=1');
      for (let i = 0; i < 3; i++) res.write(body);
      res.end();
    });
    const reply = await ask(bff.port, { path: '/api/uaa/big' });
    expect(reply.text.length).toBe(9_000_000);
    expect(reply.sid).toBeDefined();
  });
});

describe('signing out', () => {
  const signOut = (sid: string | undefined) =>
    ask(bff.port, { method: 'POST', path: '/api/uaa/oauth/logout', sid });
  const cleared = '__Host-sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure';

  it('when the upstream agrees, then the session is over here and in the browser', async () => {
    const { sid } = await signIn(bff.port);
    const reply = await signOut(sid);
    expect(reply).toMatchObject({ status: 200, setCookies: [cleared], json: { status: 200 } });
    expect((await me(sid)).json.status).toBe(401);
  });

  it('when the upstream is down, hangs up or cannot refresh, then it is over all the same', async () => {
    const { sid } = await signIn(bff.port);
    ahead = 700_000;
    identity.refreshMode = 'hang-up';
    upstream.on('/api/uaa/oauth/logout', (req) => req.socket.destroy());
    const reply = await signOut(sid);
    expect(reply).toMatchObject({ status: 502, setCookies: [cleared] });
    ahead = 0;
    const after = await ask(bff.port, { path: '/api/base/x', sid });
    expect(after.json.data.headers.cookie).toBeUndefined();
  });
});

describe('an access cookie that ran out', () => {
  it('when a call comes, then it is renewed first and the call notices nothing', async () => {
    const { sid } = await signIn(bff.port);
    ahead = 596_000;
    expect((await me(sid)).json.status).toBe(200);
    expect(identity.refreshes).toBe(1);
  });

  it('when the browser asks for a refresh itself, and again, then one result answers both', async () => {
    const { sid } = await signIn(bff.port);
    const refresh = () => ask(bff.port, { path: '/api/uaa/oauth/refresh', sid });
    const replies = await Promise.all([refresh(), refresh(), refresh()]);
    for (const reply of [...replies, await refresh()]) {
      expect(reply.json).toMatchObject({ status: 200, code: 'ok' });
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.setCookies).toEqual([]);
    }
    expect(identity.refreshes).toBe(1);
    ahead = 11_000;
    expect((await refresh()).json.status).toBe(200);
    expect(identity.refreshes).toBe(2);
  });

  it('when the upstream renews it with cookies and without a word, then it is renewed, and the browser reads so', async () => {
    const { sid } = await signIn(bff.port);
    ahead = 596_000;
    identity.refreshMode = 'no-content';
    const reply = await ask(bff.port, { path: '/api/uaa/oauth/refresh', sid });
    expect(reply.json).toMatchObject({ status: 200, data: null });
    expect((await me(sid)).json.status).toBe(200);
    expect(identity.refreshes).toBe(1);
  });

  it.each([
    ['refuses', 'refuse'],
    ['answers 200 with another code than ok', 'other-code'],
  ] as const)(
    'when the upstream, asked to renew, %s, then calls go on and carry its own 401; signing in again works',
    async (_, mode) => {
      const { sid } = await signIn(bff.port);
      ahead = 700_000;
      identity.refreshMode = mode;
      expect(await me(sid)).toMatchObject({ status: 200, json: { status: 401 } });
      expect((await me(sid)).json.status).toBe(401);
      expect(identity.refreshes).toBe(1);
      ahead = 0;
      expect((await me((await signIn(bff.port, sid)).sid)).json.status).toBe(200);
    },
  );

  it.each(['hang-up', 'overloaded', 'block-page'] as const)(
    'when the refresh meets a %s, then the call fails, and nobody is signed out',
    async (mode) => {
      const { sid } = await signIn(bff.port);
      ahead = 700_000;
      identity.refreshMode = mode;
      expect((await me(sid)).status).toBe(502);
      identity.refreshMode = 'grant';
      expect((await me(sid)).json.status).toBe(200);
    },
  );

  it('when the answer of a refresh was lost, then it is asked again by the same name, and the next one has another', async () => {
    const { sid } = await signIn(bff.port);
    for (const [minutes, mode] of [
      [11, 'hang-up'],
      [11, 'grant'],
      [22, 'grant'],
    ] as const) {
      ahead = minutes * 60_000;
      identity.refreshMode = mode;
      await me(sid);
    }
    const [lost, lostAgain, again, next] = identity.refreshKeys;
    expect(lost).toMatch(/^[\w-]{43}$/);
    expect([lostAgain, again]).toEqual([lost, lost]);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(lost);
  });

  it('when nobody is signed in, then the refresh call is the upstream’s to refuse', async () => {
    expect((await ask(bff.port, { path: '/api/uaa/oauth/refresh' })).json.status).toBe(401);
  });
});

const engines: { name: string; isThere: boolean; open: () => Promise<BffStores[]> }[] = [
  {
    name: 'one SQLite',
    isThere: true,
    open: async () => {
      const stores = openSqliteStores(':memory:');
      return [stores, stores];
    },
  },
  {
    name: 'one Redis',
    isThere: await hasRedis(),
    open: () => {
      const prefix = `test:${randomUUID()}:`;
      return Promise.all([openTestRedis(prefix), openTestRedis(prefix)]);
    },
  },
];

describe.each(engines.filter(({ isThere }) => isThere))('two replicas on $name', ({ open }) => {
  let stores: BffStores[];
  let replicas: RunningBff[];

  beforeEach(async () => {
    stores = await open();
    replicas = await Promise.all(
      stores.map((each) =>
        startBff({ upstreamUrl: upstream.url, stores: each, clock, sessionCacheTtlMs: 100 }),
      ),
    );
  });
  afterEach(async () => {
    await stores[0]?.sessions.destroyAll();
    for (const replica of replicas) await replica.stop();
    for (const each of new Set(stores)) await each.close();
  });
  const port = (i: number) => replicas[i % 2]?.port ?? 0;

  it('when 50 calls come at once with an expired access token, then all succeed with exactly one refresh', async () => {
    const { sid } = await signIn(port(0));
    await Promise.all([me(sid, port(0)), me(sid, port(1))]);
    ahead = 700_000;
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => me(sid, port(i))));
    expect(replies.map(({ json }) => json?.status)).toEqual(Array(50).fill(200));
    expect(identity.refreshes).toBe(1);
  });

  it('when the visitor signs out at one, then the other knows within a second', async () => {
    const { sid } = await signIn(port(0));
    expect((await me(sid, port(1))).json.status).toBe(200);
    await ask(port(0), { method: 'POST', path: '/api/uaa/oauth/logout', sid });
    expect((await me(sid, port(0))).json.status).toBe(401);
    await expect.poll(async () => (await me(sid, port(1))).json.status, { timeout: 1000 }).toBe(401);
  });
});

describe('a store that is down', () => {
  const broken = () => Promise.reject(new Error('disk gone'));

  it('when a visitor with a session comes, then 503 and never anonymous; others are served', async () => {
    const stores = openSqliteStores(':memory:');
    const down: BffStores = {
      ...stores,
      sessions: { find: broken, create: broken, replace: broken, destroy: broken, destroyAll: broken },
    };
    const replica = await startBff({ upstreamUrl: upstream.url, stores: down });
    const reply = await me('A'.repeat(43), replica.port);
    expect(reply).toMatchObject({ status: 503, json: { status: 503, code: 'store_unavailable' } });
    expect(reply.headers['retry-after']).toBe('5');
    expect((await me(undefined, replica.port)).status).toBe(200);
    const signedIn = await signIn(replica.port);
    expect(signedIn).toMatchObject({ status: 503, setCookies: [] });
    await replica.stop();
    await stores.close();
  });
});

it('when the BFF asks for a page, then the visitor’s cookies go along and tokens are renewed on the way', async () => {
  const { sid } = await signIn(bff.port);
  const session = await bff.parts.sessions.find(sid ?? '');
  const caller = { id: 'page-1', clientAddress: '10.0.0.1', session };
  const fetchMe = () => bff.parts.upstream.fetchUpstream(caller, mePath);
  expect(await fetchMe()).toMatchObject({ httpStatus: 200, body: { status: 200 } });
  ahead = 700_000;
  expect(await fetchMe()).toMatchObject({ body: { status: 200 } });
  expect(identity.refreshes).toBe(1);
  await expect(
    bff.parts.upstream.fetchUpstream({ ...caller, session: undefined }, mePath),
  ).resolves.toMatchObject({ body: { status: 401 } });
  upstream.on('/api/base/slow', () => undefined);
  await expect(
    bff.parts.upstream.fetchUpstream(caller, '/api/base/slow', { timeoutMs: 50 }),
  ).rejects.toMatchObject({ code: 'upstream_timeout' });
});
