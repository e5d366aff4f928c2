import { setTimeout as timer } from 'node:timers/promises';
import type { RequestFacts } from '#platform/http';
import { DomainError, isDomainError } from '#shared/contracts';
import { createAttemptStore } from './attempt-store.ts';
import { type Attempt, createAttemptLimiter, firstRefusal } from './attempts.ts';
import { type AuditLine, createAuditWriter } from './audit.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { type StartedSession, startSession } from './sessions.ts';
import { findCredentials, hasKeptPassword, upgradePasswordHash } from './user-store.ts';

export interface Credentials {
  username: string;
  password: string;
}

type KnownUser = Awaited<ReturnType<typeof findCredentials>>;

const subjectOf = (
  user: Pick<NonNullable<KnownUser>, 'id' | 'login_name'> | undefined,
): Pick<AuditLine, 'userId' | 'loginName'> => (user ? { userId: user.id, loginName: user.login_name } : {});

/**
 * Signs in by name and password. What it tells and how long it takes does not depend on whether the name exists; that an
 * account is disabled is told only to who knows its password.
 */
export const createSignIn = (deps: IdentityDeps) => {
  const { database, clock, wait = timer } = deps;
  const { db } = database;
  const limiter = createAttemptLimiter({ store: createAttemptStore(db), clock });
  const audit = createAuditWriter(clock);

  const beginAttempt = async (name: string, user: KnownUser, request: RequestFacts): Promise<Attempt> => {
    try {
      return await limiter.begin(name, request.ip);
    } catch (error) {
      if (isDomainError(error) && error.detail === firstRefusal)
        await audit(db, { event: 'login_blocked', ...subjectOf(user) }, request);
      throw error;
    }
  };

  const verify = async (user: KnownUser, password: string, attempt: Attempt) => {
    try {
      if (attempt.delay > 0) await wait(attempt.delay);
      return await verifyPassword(user?.password_hash ?? null, password);
    } catch (error) {
      await attempt.cancel();
      throw error;
    }
  };

  const openSession = (user: { id: string; login_name: string }, hash: string, request: RequestFacts) =>
    db.transaction().execute(async (trx) => {
      if (!(await hasKeptPassword(database, trx, user.id, hash))) throw new DomainError('invalid_grant');
      const session = await startSession(trx, { userId: user.id, client: request.userAgent }, clock());
      await audit(trx, { event: 'login_succeeded', ...subjectOf(user) }, request);
      return session;
    });

  /** @throws DomainError `invalid_grant`, `account_disabled`, `too_many_attempts` or `store_unavailable` */
  return async ({ username, password }: Credentials, request: RequestFacts): Promise<StartedSession> => {
    const user = await findCredentials(db, username);
    const attempt = await beginAttempt(username, user, request);
    const verdict = await verify(user, password, attempt);
    const hash = user?.password_hash;
    if (!user || !hash || !verdict.matches) {
      const detail = user ? 'wrong_password' : 'unknown_user';
      await audit(db, { event: 'login_failed', ...subjectOf(user), detail }, request);
      throw new DomainError('invalid_grant');
    }
    await attempt.succeed();
    if (user.user_status === 'disabled') {
      await audit(db, { event: 'login_failed', ...subjectOf(user), detail: 'account_disabled' }, request);
      throw new DomainError('account_disabled');
    }
    const session = await openSession(user, hash, request);
    if (verdict.isOutdated)
      await upgradePasswordHash(db, user.id, { from: hash, to: await hashPassword(password) });
    return session;
  };
};
