import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

/** Sessions that nobody proved anything for just now: whoever sits at the computer has them. */
const stale = new Set(['remember', 'client']);

/**
 * Lets only a session pass whose user proved herself in it, for what must not happen from a remembered browser.
 * @throws DomainError `fresh_sign_in_required`
 */
export const requireFresh = ({ amr }: Pick<Principal, 'amr'>): void => {
  if (amr.some((method) => stale.has(method))) throw new DomainError('fresh_sign_in_required');
};
