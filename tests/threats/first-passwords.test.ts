import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordChange } from '#shared/contracts';
import { buildPayload } from './testing/build-payload.ts';
import { type EveryCall, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';

const user = { userId: '4002', unitId: 'U2001' };

describe('a session whose password somebody else knows', () => {
  let every: EveryCall;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
    const { db } = every;
    await db.updateTable('app_user').set({ must_change_password: 1 }).where('id', '=', user.userId).execute();
  });
  afterAll(() => every?.close());

  it.each(['pwd', 'social', 'ticket', 'qr', 'remember', 'face'])(
    'when it was opened by "%s", then of all calls that need a session only the change of the password is heard',
    async (method) => {
      const heard: string[] = [];
      for (const call of servedCalls.filter(({ audience }) => audience === 'signed-in')) {
        const { code } = await every.send(call, buildPayload(call, user), {
          userId: user.userId,
          amr: [method],
        });
        if (code !== 'password_change_required') heard.push(call.name);
      }
      expect(heard).toEqual([passwordChange.name]);
    },
  );

  it('when an app asks the OpenID provider for it, then nobody is signed in', async () => {
    const { cookies } = await every.platform.as('ps.admin');
    const query = new URLSearchParams({
      client_id: 'sandbox-demo',
      response_type: 'code',
      redirect_uri: 'http://localhost:4004/callback',
      scope: 'openid',
      state: 's',
      prompt: 'none',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const { headers } = await fetch(`${every.platform.base}/api/uaa/oidc/auth?${query}`, {
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      redirect: 'manual',
    });
    expect(headers.get('location')).toMatch(/^http:\/\/localhost:4004\/callback\?error=login_required/);
  });
});
