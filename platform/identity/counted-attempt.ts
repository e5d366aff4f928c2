import type { RequestFacts } from '#platform/http';
import { isDomainError } from '#shared/contracts';
import { createAttemptStore } from './attempt-store.ts';
import { type Attempt, createAttemptLimiter, firstRefusal } from './attempts.ts';
import { type AuditLine, createAuditWriter } from './audit.ts';
import type { IdentityDeps } from './identity-deps.ts';

/**
 * Counts tries on every way in: one name, or one secret, from one address, and one address altogether. The refusal that
 * starts a block writes an audit line.
 */
export const createAttemptCounter = ({ database, clock }: Pick<IdentityDeps, 'database' | 'clock'>) => {
  const { db } = database;
  const limiter = createAttemptLimiter({ store: createAttemptStore(database), clock });
  const audit = createAuditWriter(clock);
  /** @throws DomainError `too_many_attempts` with `retryAfter` */
  return async (
    name: string,
    request: RequestFacts,
    subject: Pick<AuditLine, 'userId' | 'loginName' | 'detail'> = {},
  ): Promise<Attempt> => {
    try {
      return await limiter.begin(name, request.ip);
    } catch (error) {
      if (isDomainError(error) && error.detail === firstRefusal)
        await audit(db, { event: 'login_blocked', ...subject }, request);
      throw error;
    }
  };
};
export type CountAttempt = ReturnType<typeof createAttemptCounter>;
