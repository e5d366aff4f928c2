import { setTimeout as timer } from 'node:timers/promises';
import type { RequestFacts } from '#platform/http';
import { DomainError } from '#shared/contracts';
import type { Attempt } from './attempts.ts';
import { type AuditLine, createAuditWriter } from './audit.ts';
import { createAttemptCounter } from './counted-attempt.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { verifyPassword } from './passwords.ts';
import { findCredentials } from './user-store.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** A user whose password was right just now. */
export interface ProvenUser {
  id: string;
  loginName: string;
  /** The hash that matched; `hasKeptPassword` tells whether it still counts. */
  hash: string;
  isOutdated: boolean;
}

type KnownUser = Awaited<ReturnType<typeof findCredentials>>;

const subjectOf = (user: KnownUser): Pick<AuditLine, 'userId' | 'loginName'> =>
  user ? { userId: user.id, loginName: user.login_name } : {};

/**
 * Proves a user by name and password. What it tells and how long it takes does not depend on whether the name exists;
 * that an account is disabled is told only to who knows its password.
 */
export const createPasswordProof = (deps: IdentityDeps) => {
  const { clock, wait = timer } = deps;
  const { db } = deps.database;
  const begin = createAttemptCounter(deps);
  const audit = createAuditWriter(clock);

  const verify = async (user: KnownUser, password: string, attempt: Attempt) => {
    try {
      if (attempt.delay > 0) await wait(attempt.delay);
      return await verifyPassword(user?.password_hash ?? null, password);
    } catch (error) {
      await attempt.cancel();
      throw error;
    }
  };

  /** @throws DomainError `invalid_grant`, `account_disabled`, `too_many_attempts` or `store_unavailable` */
  return async ({ username, password }: Credentials, request: RequestFacts): Promise<ProvenUser> => {
    const user = await findCredentials(db, username);
    const attempt = await begin(username, request, subjectOf(user));
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
    return { id: user.id, loginName: user.login_name, hash, isOutdated: verdict.isOutdated };
  };
};
export type ProvePassword = ReturnType<typeof createPasswordProof>;
