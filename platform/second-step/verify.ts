import { setTimeout as timer } from 'node:timers/promises';
import { createAttemptCounter, secondStepMethods } from '#platform/identity';
import { DomainError } from '#shared/contracts';
import { readBase32 } from './base32.ts';
import { wrongCode } from './own-step.ts';
import { completeStep, openStepSession, refuseStep, triesOf, type Verified } from './passed-step.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import type { Caller, SecondStepDeps } from './second-step-deps.ts';
import { createSecondStepStore } from './second-step-store.ts';
import { findInterval } from './totp.ts';

/**
 * Completes a sign-in. The session ends, and its user goes on in a new one: an id that was known before the code is worth
 * nothing after it.
 * @throws DomainError `not_found` where the user has no second step, `invalid_input` for a code that does not count,
 *   `too_many_attempts`
 */
export async function verifySecondStep(
  deps: SecondStepDeps,
  typed: string,
  caller: Caller,
): Promise<Verified> {
  const row = await createSecondStepStore(deps.database.db).find(caller.principal.userId);
  if (!row) throw new DomainError('not_found');
  const code = plainCode(typed);
  return /^\d{6}$/.test(code) && row.secret !== null
    ? verifyAppCode(deps, code, { ...caller, row: { ...row, secret: row.secret } })
    : verifyRecoveryCode(deps, code, caller);
}

/** Six digits can be guessed: each try is counted before it is looked at. */
async function verifyAppCode(
  deps: SecondStepDeps,
  code: string,
  { row, ...caller }: Caller & { row: { secret: string; last_step: number } },
): Promise<Verified> {
  const { clock, secrets, wait = timer } = deps;
  const { userId } = caller.principal;
  const attempt = await createAttemptCounter(deps).begin(triesOf(deps, caller, 'second step'));
  if (attempt.delay > 0) await wait(attempt.delay);
  const opened = secrets.open(row.secret, userId);
  if (!opened) {
    // A key was taken away too early. A recovery code still counts.
    deps.log('second_step_unreadable', { userId });
    return refuseStep(deps, caller, wrongCode());
  }
  const step = findInterval(readBase32(opened.text), code, { now: clock(), after: row.last_step });
  if (step === undefined) return refuseStep(deps, caller, wrongCode());
  const session = await attempt.succeedWith(async (trx) => {
    const store = createSecondStepStore(trx);
    if (!(await store.consume(userId, { secret: row.secret, step }))) return undefined;
    if (!opened.isNewest)
      await store.reseal(userId, { from: row.secret, to: secrets.seal(opened.text, userId) });
    return openStepSession(deps, trx, caller, {
      event: 'second_step_passed',
      method: secondStepMethods.code,
    });
  });
  return session ? completeStep(deps, session, caller) : refuseStep(deps, caller, wrongCode());
}

/** 80 bits: it is looked up first, so that nobody's wrong tries keep its owner out. */
async function verifyRecoveryCode(deps: SecondStepDeps, code: string, caller: Caller): Promise<Verified> {
  const { userId } = caller.principal;
  const session = await deps.database.db.transaction().execute(async (trx) => {
    const isSpent = await createSecondStepStore(trx).consumeCode(userId, hashRecoveryCode(code));
    return isSpent
      ? openStepSession(deps, trx, caller, { event: 'second_step_recovered', method: secondStepMethods.code })
      : undefined;
  });
  if (session) return completeStep(deps, session, caller);
  const { request } = caller;
  await createAttemptCounter(deps).miss({ way: 'recovery code', name: userId, request });
  return refuseStep(deps, caller, wrongCode());
}
