import type { Cookies, Principal, RequestDetails } from '#platform/http';
import { findTakenSteps } from '#platform/identity';
import { DomainError } from '#shared/contracts';
import type { FamilyDeps } from './family-deps.ts';
import { createFamilyStore } from './family-store.ts';

/**
 * Opens a session of the caller's other account (D-13), in development of any account of the demo data.
 * @throws DomainError `forbidden` for every other account
 */
export function switchIdentity(
  { admit, writeAudit, switchableAccounts }: FamilyDeps,
  userId: string,
  { principal, request, cookies }: { principal: Principal; request: RequestDetails; cookies: Cookies },
) {
  return admit({
    way: 'switch',
    secret: principal.userId,
    source: { session: principal.userId },
    request,
    cookies,
    refusal: () => new DomainError('forbidden'),
    prove: async (trx) => {
      const link = await createFamilyStore(trx).findLinkOf(principal.userId);
      const isLinked = link?.parentId === userId || link?.teacherId === userId;
      const isAllowed = isLinked || switchableAccounts.has(userId);
      if (!isAllowed || userId === principal.userId) return undefined;
      await writeAudit(trx, { event: 'identity_switched', userId, actorId: principal.userId }, request);
      // A code that she showed proves nothing about the other account's second step.
      const steps: readonly string[] = findTakenSteps(principal.amr);
      const amr = principal.amr.filter((method) => !steps.includes(method));
      return { userId, amr: [...new Set([...amr, 'switch'])] };
    },
  });
}
