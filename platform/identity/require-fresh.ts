import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

/** Sessions that anybody at the computer has, or anybody with a picture before its camera. */
const stale = new Set(['remember', 'client', 'face']);

/** Whether the user proved herself in this session. */
export function isFresh({ amr }: Pick<Principal, 'amr'>): boolean {
  return !amr.some((method) => stale.has(method));
}

/**
 * Lets only a session pass whose user proved herself in it, for what must not happen from a remembered browser.
 * @throws DomainError `fresh_sign_in_required`
 */
export function requireFresh(principal: Pick<Principal, 'amr'>): void {
  if (!isFresh(principal)) throw new DomainError('fresh_sign_in_required');
}
