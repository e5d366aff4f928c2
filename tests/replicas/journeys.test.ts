import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMissingServices, type Replicas, startReplicas } from '../processes/start-replicas.ts';
import { getCode, redeem, subjectOf } from './testing/code-flow.ts';
import { openEventStream } from './testing/event-stream.ts';
import { setClocks } from './testing/set-clock.ts';
import { createVisitor } from './testing/visitor.ts';

const refreshPath = '/api/uaa/oauth/refresh';
const missing = await findMissingServices();

describe.skipIf(missing.length > 0)('two BFFs over one Redis, two platforms over one PostgreSQL', () => {
  let portal: Replicas;
  beforeAll(async () => {
    portal = await startReplicas();
  }, 90_000);
  afterAll(() => portal.stop());

  const newVisitor = () => createVisitor(portal.url);
  const signedIn = async (username: string, more?: Record<string, string>) => {
    const visitor = newVisitor();
    const { json, text } = await visitor.signIn(username, more);
    expect(json?.status, text).toBe(200);
    return visitor;
  };
  /** How often each server of a pair was asked since. */
  const countFrom = (calls: Replicas['front']['calls'], from: number) =>
    Object.values(Object.groupBy(calls.slice(from), ({ port }) => port)).map((group) => group?.length);

  it('when a user signs in and moves between apps, then every call is answered, by any replica', async () => {
    const before = [portal.front.calls.length, portal.middle.calls.length] as const;
    const visitor = await signedIn('ps.admin');
    for (let round = 0; round < 6; round += 1) {
      for (const path of ['/desktop/home', '/pages/base/pc_base_tm/index.html']) {
        const page = await visitor.get(path, undefined, { accept: 'text/html' });
        // A visitor is led to the sign-in instead.
        expect([page.status, page.headers.location]).toEqual([200, undefined]);
      }
      expect(await visitor.userId()).toBe('4002');
      expect((await visitor.get('/api/base/people/users?start=0&size=20')).json.status).toBe(200);
    }
    expect(countFrom(portal.front.calls, before[0])).toHaveLength(2);
    expect(countFrom(portal.middle.calls, before[1])).toHaveLength(2);
  });

  it('when a user signs out at one BFF, then the cookie is dead at the other within a second, in its cache too', async () => {
    const visitor = await signedIn('t.wu');
    const copy = createVisitor(portal.url);
    const [here, there] = portal.bffs.map(({ port }) => port);
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    const info = async () => (await copy.get('/bff/session', there)).json.status;
    expect([await info(), await copy.userId(there)]).toEqual([200, '2002']);
    await visitor.post('/api/uaa/oauth/logout', {}, here);
    const since = performance.now();
    await expect.poll(info, { interval: 20 }).toBe(401);
    expect(await copy.userId(there)).toBeUndefined();
    expect(performance.now() - since).toBeLessThan(1000);
  });

  it('when a remembered browser comes back, then it is signed in, at whichever server, with a new token each time', async () => {
    const first = await signedIn('t.chen', { remember: 'true' });
    const browser = createVisitor(portal.url);
    browser.cookies.set('__Host-remember', first.cookies.get('__Host-remember') ?? '');
    const tokens = new Set([first.cookies.get('__Host-remember')]);
    for (let round = 0; round < 4; round += 1) {
      browser.cookies.delete('__Host-sid');
      expect((await browser.post('/api/uaa/oauth/login_user_client')).json.status).toBe(200);
      expect(await browser.userId()).toBe('2003');
      tokens.add(browser.cookies.get('__Host-remember'));
    }
    expect(tokens.size).toBe(5);
  });

  it('when an administrator changes a person at one, then the other shows it', async () => {
    const admin = await signedIn('ps.admin');
    const [here, there] = portal.bffs.map(({ port }) => port);
    const rowOf = async (port: number | undefined) => {
      const { json } = await admin.get('/api/base/people/users?start=0&size=200', port);
      const rows: { userId: string; revision: number; userStatus: string }[] = json.data.list;
      return rows.find(({ userId }) => userId === '2002');
    };
    for (const userStatus of ['disabled', 'enabled']) {
      const form = { userId: '2002', revision: String((await rowOf(here))?.revision), userStatus };
      expect((await admin.post('/api/base/people/user/set_status', form, here)).json.status).toBe(200);
      expect((await rowOf(there))?.userStatus).toBe(userStatus);
    }
  });

  it('when a message is sent at one BFF, then pages at both hear of it at once, and count it', async () => {
    const [teacher, parent] = [await signedIn('t.zhou'), await signedIn('p.wang')];
    const ports = portal.bffs.map(({ port }) => port);
    const streams = await Promise.all(ports.map((port) => openEventStream(portal.url, parent, port)));
    for (const stream of streams) await expect.poll(stream.text).toContain('event: hello');
    const body = JSON.stringify({
      messageId: crypto.randomUUID(),
      title: '美术课通知',
      text: '明天请带水彩笔',
      importance: 2,
      classes: [{ gradeName: '五年级', className: '(1)班' }],
      to: 'both',
    });
    const headers = { 'content-type': 'application/json' };
    const sent = await teacher.send(
      { method: 'POST', path: '/api/base/messages/send', headers, body },
      ports[0],
    );
    expect(sent.json.data.recipients).toBeGreaterThanOrEqual(3);
    for (const stream of streams) await expect.poll(stream.text).toContain('event: changed');
    for (const port of ports)
      expect((await parent.get('/api/base/desktop/unhandlecount', port)).json.data).toEqual({
        todo: 0,
        message: 1,
      });
    for (const stream of streams) stream.close();
  });

  it('T1 when one code is redeemed twenty times at once over both platforms, then at most one gets tokens', async () => {
    const code = await getCode(await signedIn('t.zhou'));
    const before = portal.middle.calls.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(portal.url, code)));
    expect(countFrom(portal.middle.calls, before)).toEqual([10, 10]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(19);
    for (const { status, json } of refused) expect([status, json.error]).toEqual([400, 'invalid_grant']);
  });

  it('when a code is redeemed once, then its access token is good at both platforms', async () => {
    const { json } = await redeem(portal.url, await getCode(await signedIn('t.zhou')));
    for (let round = 0; round < 4; round += 1)
      expect(await subjectOf(portal.url, json.access_token)).toBe('2001');
  });

  it('T10 when 50 calls come at once with an expired access token, then all succeed with exactly one refresh', async () => {
    const visitor = await signedIn('t.zhou');
    for (let round = 1; round <= 5; round += 1) {
      await setClocks(portal, 11 * round);
      const before = portal.middle.calls.length;
      const from = portal.front.calls.length;
      const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.get('/api/uaa/oauth/me')));
      expect(answers.map(({ json, status, text }) => json?.data?.userId ?? `${status} ${text}`)).toEqual(
        Array(50).fill('2001'),
      );
      expect(countFrom(portal.front.calls, from)).toEqual([25, 25]);
      const refreshes = portal.middle.calls.slice(before).filter(({ path }) => path === refreshPath);
      expect(refreshes).toHaveLength(1);
    }
    await setClocks(portal, 0);
  });

  it('when one BFF and one platform are gone, then everybody goes on with the others', async () => {
    const visitor = await signedIn('t.zhou');
    await Promise.all([portal.bffs[0]?.kill(), portal.platforms[1]?.kill()]);
    for (let round = 0; round < 4; round += 1) expect(await visitor.userId()).toBe('2001');
    expect(await (await signedIn('t.wu')).userId()).toBe('2002');
    await Promise.all([portal.bffs[0]?.start(), portal.platforms[1]?.start()]);
    expect(await visitor.userId(portal.bffs[0]?.port)).toBe('2001');
  }, 90_000);
});
