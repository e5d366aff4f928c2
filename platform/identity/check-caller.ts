import type { Principal } from '#platform/http';
import { type Call, DomainError, passwordChange } from '#shared/contracts';
import { requireProofFor } from './step-up.ts';

/**
 * What stands between a session and every call that needs one, whatever way the session was opened.
 * @throws DomainError `password_change_required`, `fresh_sign_in_required`
 */
export function checkCaller(call: Call, payload: unknown, principal: Principal): void {
  // Only the one call that ends this state; an exception that is forgotten here is refused, not let through.
  if (principal.mustChangePassword && call.name !== passwordChange.name)
    throw new DomainError('password_change_required');
  requireProofFor(call, payload, principal);
}
