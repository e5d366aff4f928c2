import type { RequestDetails } from '#platform/http';
import { isDomainError } from '#shared/contracts';
import { createAttemptStore } from './attempt-store.ts';
import { type Attempt, type AttemptOptions, createAttemptLimiter, firstRefusal } from './attempts.ts';
import { type AuditLine, createAuditWriter } from './audit.ts';
import type { IdentityDeps } from './identity-deps.ts';

export interface CountedAttemptOptions extends Omit<AttemptOptions, 'source'> {
  request: RequestDetails;
  /** Default: the address of the request. */
  source?: AttemptOptions['source'] | undefined;
  /** Whom the audit line of a refusal is about, as far as that is known. */
  subject?: Pick<AuditLine, 'userId' | 'loginName' | 'detail'>;
}

/** Counts tries on every way in (`createAttemptLimiter`). The refusal that starts a block writes an audit line. */
export function createAttemptCounter({ database, clock }: Pick<IdentityDeps, 'database' | 'clock'>) {
  const { db } = database;
  const limiter = createAttemptLimiter({ store: createAttemptStore(database), clock });
  const audit = createAuditWriter(clock);

  const orNoteBlock = async <T>(
    { way, request, subject = {} }: CountedAttemptOptions,
    counting: Promise<T>,
  ): Promise<T> => {
    try {
      return await counting;
    } catch (error) {
      if (isDomainError(error) && error.detail === firstRefusal)
        await audit(
          db,
          { event: 'login_blocked', ...subject, ...(way === 'password' ? {} : { detail: way }) },
          request,
        );
      throw error;
    }
  };
  const orderOf = ({
    request,
    source = { ip: request.ip },
    ...order
  }: CountedAttemptOptions): AttemptOptions => ({
    ...order,
    source,
  });

  return {
    /** Before the secret is looked at. @throws DomainError `too_many_attempts` with `retryAfter` */
    begin: (counted: CountedAttemptOptions): Promise<Attempt> =>
      orNoteBlock(counted, limiter.begin(orderOf(counted))),
    /** After a secret proved nothing. @throws DomainError `too_many_attempts` with `retryAfter` */
    miss: (counted: CountedAttemptOptions): Promise<void> =>
      orNoteBlock(counted, limiter.miss(orderOf(counted))),
  };
}
