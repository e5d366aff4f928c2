import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

const icons = '/api/base/desktop/my_app_icon';
const me = '/api/uaa/oauth/me';

let portal: RunningPortal;
beforeEach(async () => {
  portal = await startPortal();
});
afterEach(() => portal.stop());

function callsOf(path: string) {
  return portal.upstream.calls.filter((call) => call.endsWith(path));
}

describe('a page that says whom it shows', () => {
  it('when it is the user of the session, then calls go on, and the session is asked about once', async () => {
    const sid = await portal.signInAs({ userId: '2001' });
    const before = callsOf(me).length;
    for (let call = 0; call < 3; call += 1) {
      const reply = await ask(portal.port, { path: icons, sid, headers: { 'x-portal-user': '2001' } });
      expect(reply.json.status).toBe(200);
      // The stub answers with what arrived.
      expect(reply.json.data.headers).toHaveProperty('sy-headers');
      expect(reply.json.data.headers).not.toHaveProperty('x-portal-user');
    }
    expect(callsOf(me)).toHaveLength(before + 1);
  });

  it('when it is somebody else, then nothing is done in the name of the session, here or at the upstream', async () => {
    const sid = await portal.signInAs({ userId: '2001' });
    const headers = { 'x-portal-user': '2002', 'x-requested-by': 'portal' };
    for (const path of [icons, '/api/uaa/oauth/password/change', '/api/uaa/consent/revoke', '/bff/prefs']) {
      for (const method of ['GET', 'POST']) {
        const reply = await ask(portal.port, { method, path, sid, headers });
        expect(reply.json).toMatchObject({ status: 401, code: 'not_signed_in' });
      }
    }
    expect(callsOf(icons)).toEqual([]);
  });

  it('when it asks who is signed in, or signs in, then it is answered for any page', async () => {
    const sid = await portal.signInAs({ userId: '2001' });
    const reply = await ask(portal.port, { path: me, sid, headers: { 'x-portal-user': '2002' } });
    expect(reply.json).toMatchObject({ status: 200, data: { userId: '2001' } });
  });

  it('when its user id is not of ASCII, then it travels percent-encoded', async () => {
    const sid = await portal.signInAs({ userId: '周 1' });
    const headers = { 'x-portal-user': encodeURIComponent('周 1') };
    expect((await ask(portal.port, { path: icons, sid, headers })).json.status).toBe(200);
  });
});
