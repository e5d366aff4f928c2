import type { Principal } from '#platform/http';
import {
  type Call,
  DomainError,
  findPending,
  passkeyAdd,
  passkeyChallenge,
  passkeyOffer,
  passkeyVerify,
  passwordChange,
  secondStepEnrol,
  secondStepOffer,
  secondStepVerify,
  secondStepWays,
} from '#shared/contracts';

/**
 * Refuses every call but the ones that end it, while a sign-in lacks something, whatever way the session was opened.
 * @throws DomainError `second_step_required`, `password_change_required`
 */
export function requireSettled(call: Call, principal: Principal): void {
  const pending = findPending(principal);
  // An exception that is forgotten here is refused, not let through.
  if (pending && !isWayOut(call, principal)) throw new DomainError(pending.code);
}

const verifying = namesOfCalls(secondStepWays, secondStepVerify, passkeyChallenge, passkeyVerify);
const enrolling = namesOfCalls(secondStepOffer, secondStepEnrol, passkeyOffer, passkeyAdd);

function isWayOut({ name }: Call, { secondStep, mustChangePassword }: Principal): boolean {
  if (secondStep === 'verify') return verifying.has(name);
  if (mustChangePassword) return name === passwordChange.name;
  return enrolling.has(name);
}

function namesOfCalls(...calls: readonly Call[]): ReadonlySet<string> {
  return new Set(calls.map(({ name }) => name));
}
