import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, signIn } from '../testing/ask.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { installStubIdentity } from '../testing/stub-identity.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let upstream: StubUpstream;
let bff: RunningBff;
let seen: (string | undefined)[];

const rememberCall = '/api/uaa/oauth/login_user_client';

function withCookie(path: string, cookie: string, method = 'POST') {
  return ask(bff.port, { method, path, headers: { cookie } });
}

beforeEach(async () => {
  seen = [];
  upstream = await startStubUpstream();
  installStubIdentity(upstream);
  upstream.on(rememberCall, (req, res) => {
    seen.push(req.headers.cookie);
    answerEnvelope(res, null, {
      setCookies: [
        'sy_access=a1; Path=/; Max-Age=600',
        'sy_remember=sel.next; Path=/api/uaa/oauth; Max-Age=2592000',
      ],
    });
  });
  bff = await startBff({ upstreamUrl: upstream.url });
});
afterEach(async () => {
  await bff.stop();
  await upstream.close();
});

it('when a remembered browser signs in, then its cookie goes along, comes back renewed, and stays out of the session', async () => {
  const reply = await withCookie(rememberCall, '__Host-remember=sel.val');
  expect(seen).toEqual(['sy_remember=sel.val']);
  expect(reply.setCookies).toEqual([
    `__Host-sid=${reply.sid}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    '__Host-remember=sel.next; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure',
  ]);
  const next = await withCookie(rememberCall, `__Host-sid=${reply.sid}`);
  expect(seen[1]).toBe('sy_access=a1');
  expect(next.sid).not.toBe(reply.sid);
});

it('when any other call is made, then the remembered browser is not named', async () => {
  const reply = await withCookie('/api/base/x', '__Host-remember=sel.val; sy_remember=forged', 'GET');
  expect(reply.json.data.headers.cookie).toBeUndefined();
  const forged = await withCookie(rememberCall, 'sy_remember=forged');
  expect(forged.status).toBe(200);
  expect(seen).toEqual([undefined]);
});

it('when a third-party sign-in begins, then the browser keeps it and no session is made', async () => {
  upstream.on('/api/uaa/social/info', (_req, res) =>
    answerEnvelope(res, [], { setCookies: ['sy_social=t1; Path=/api/uaa/social; Max-Age=600'] }),
  );
  const reply = await ask(bff.port, { path: '/api/uaa/social/info' });
  expect(reply.setCookies).toEqual(['__Host-social=t1; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure']);
  const echoed = await withCookie('/api/uaa/social/state-1', '__Host-social=t1');
  expect(echoed.json.data.headers.cookie).toBe('sy_social=t1');
});

it('when the user signs out, even with the upstream away, then the browser is forgotten', async () => {
  const { sid } = await signIn(bff.port);
  upstream.on('/api/uaa/oauth/logout', (req) => {
    seen.push(req.headers.cookie);
    req.socket.destroy();
  });
  const reply = await withCookie('/api/uaa/oauth/logout', `__Host-sid=${sid}; __Host-remember=sel.val`);
  expect(seen[0]).toMatch(/^sy_refresh=.*sy_access=.*; sy_remember=sel\.val$/);
  expect(reply.status).toBe(502);
  expect(reply.setCookies).toContain(
    '__Host-remember=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure',
  );
});
