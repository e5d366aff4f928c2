import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Call,
  passkeyAdd,
  passkeyChallenge,
  passkeyOffer,
  passkeyVerify,
  secondStepEnrol,
  secondStepOffer,
  secondStepVerify,
  secondStepWays,
} from '#shared/contracts';
import { buildPayload } from './testing/build-payload.ts';
import { type EveryCall, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';

const user = { userId: '4002', unitId: 'U2001' };
const ways = ['pwd', 'social', 'ticket', 'qr', 'remember', 'client', 'handle', 'pwd switch', 'face'];

/** Somebody who knows the password, or has another way in, and not the second step. */
describe('T37 a session that lacks its second step', () => {
  let every: EveryCall;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
  });
  afterAll(() => every?.close());

  const listAnswered = async (amr: string): Promise<string[]> => {
    const answered: string[] = [];
    for (const call of servedCalls.filter(({ audience }) => audience === 'signed-in')) {
      const caller = { userId: user.userId, amr: amr.split(' ') };
      const { code } = await every.send(call, buildPayload(call, user), caller);
      if (code !== 'second_step_required') answered.push(call.name);
    }
    return answered.toSorted();
  };
  const namesOf = (...calls: readonly Call[]): string[] => calls.map(({ name }) => name).toSorted();

  it.each(ways)(
    'when it was opened by "%s", then of all calls only those that take the step are',
    async (amr) => {
      await every.db
        .insertInto('second_step')
        .values({ user_id: user.userId, secret: 'v1.sealed', last_step: 0, created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      expect(await listAnswered(amr)).toEqual(
        namesOf(secondStepWays, secondStepVerify, passkeyChallenge, passkeyVerify),
      );
    },
  );

  it.each(ways)(
    'when its unit asks for one, and it was opened by "%s", then only setting it up is',
    async (amr) => {
      await every.db.deleteFrom('second_step').execute();
      await every.db
        .updateTable('unit')
        .set({ second_step_since: 0 })
        .where('id', '=', user.unitId)
        .execute();
      expect(await listAnswered(amr)).toEqual(
        namesOf(secondStepOffer, secondStepEnrol, passkeyOffer, passkeyAdd),
      );
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
    const response = await fetch(`${every.platform.base}/api/uaa/oidc/auth?${query}`, {
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toContain('error=login_required');
  });
});
