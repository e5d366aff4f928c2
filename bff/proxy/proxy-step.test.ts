import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, signIn } from '../testing/ask.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { installStubIdentity, type StubIdentity } from '../testing/stub-identity.ts';
import { type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let upstream: StubUpstream;
let identity: StubIdentity;
let bff: RunningBff;

beforeEach(async () => {
  upstream = await startStubUpstream();
  identity = installStubIdentity(upstream);
  bff = await startBff({ upstreamUrl: upstream.url });
});
afterEach(async () => {
  await bff.stop();
  await upstream.close();
});

describe('a proxied call', () => {
  it('when it is allowed, then it reaches the upstream as it is and the answer comes back', async () => {
    const reply = await ask(bff.port, { path: '/api/base/desktop/my_app_icon?userId=1&x=%E4%BD%A0' });
    expect(reply.status).toBe(200);
    expect(reply.json.data.url).toBe('/api/base/desktop/my_app_icon?userId=1&x=%E4%BD%A0');
    expect(reply.headers['x-request-id']).toBe(reply.json.data.headers['x-request-id']);
  });

  it('when the visitor signs in, then the browser gets an opaque id and the tokens stay here', async () => {
    const signedIn = await signIn(bff.port);
    expect(signedIn.sid).toHaveLength(43);
    expect(signedIn.setCookies).toEqual([
      `__Host-sid=${signedIn.sid}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    ]);
    const me = await ask(bff.port, { path: '/api/uaa/oauth/me', sid: signedIn.sid });
    expect(me.json).toMatchObject({ status: 200, data: { userId: '2001' } });
    expect(identity.refreshes).toBe(0);
  });
});
