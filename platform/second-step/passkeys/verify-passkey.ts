import { setTimeout as timer } from 'node:timers/promises';
import { createAttemptCounter, secondStepMethods } from '#platform/identity';
import { type AnswerOf, DomainError, type passkeyChallenge } from '#shared/contracts';
import { completeStep, openStepSession, refuseStep, triesOf, type Verified } from '../passed-step.ts';
import type { Caller, SecondStepDeps } from '../second-step-deps.ts';
import { challengeLifetime, createChallenge, redeemChallenge } from './challenges.ts';
import { wrongPasskey } from './own-passkeys.ts';
import { parseAssertion } from './parse-credential.ts';
import { createPasskeyStore, toDescriptor } from './passkey-store.ts';
import { readSignCount } from './web-authn.ts';

/** What a device signs. @throws DomainError `not_found` for who has no passkey */
export async function askForPasskey(
  { database: { db }, clock, party }: SecondStepDeps,
  { principal: { userId, sessionId } }: Pick<Caller, 'principal'>,
): Promise<AnswerOf<typeof passkeyChallenge>> {
  const known = await createPasskeyStore(db).list(userId);
  if (known.length === 0) throw new DomainError('not_found');
  return {
    challenge: await createChallenge(db, { sessionId, purpose: 'verify', now: clock() }),
    rpId: party.id,
    allowCredentials: known.map(toDescriptor),
    userVerification: 'preferred',
    timeout: challengeLifetime,
  };
}

/**
 * Completes a sign-in by a passkey, as a code does. Nobody guesses a signature; tries are counted since each costs work.
 * @throws DomainError `not_found` for who has no passkey, `invalid_input` for an answer that does not count, `too_many_attempts`
 */
export async function verifyPasskey(
  deps: SecondStepDeps,
  credential: string,
  caller: Caller,
): Promise<Verified> {
  const { clock, party, wait = timer, database } = deps;
  const { userId, sessionId } = caller.principal;
  const known = await createPasskeyStore(database.db).list(userId);
  if (known.length === 0) throw new DomainError('not_found');
  const attempt = await createAttemptCounter(deps).begin(triesOf(deps, caller, 'passkey'));
  if (attempt.delay > 0) await wait(attempt.delay);
  const challenge = await redeemChallenge(database.db, { sessionId, purpose: 'verify', now: clock() });
  const assertion = parseAssertion(credential);
  const passkey = known.find(({ id }) => id === assertion?.id);
  const signCount =
    challenge && assertion && passkey && (await readSignCount(party, assertion, { passkey, challenge }));
  if (!passkey || typeof signCount !== 'number') return refuseStep(deps, caller, wrongPasskey());
  const session = await attempt.succeedWith(async (trx) => {
    // It was removed at this moment, or used by a copy of its device.
    if (!(await createPasskeyStore(trx).touch(passkey, { signCount, now: clock() }))) return undefined;
    const how = { event: 'second_step_passed', method: secondStepMethods.passkey };
    return openStepSession(deps, trx, caller, how);
  });
  return session ? completeStep(deps, session, caller) : refuseStep(deps, caller, wrongPasskey());
}
