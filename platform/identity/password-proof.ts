import { setTimeout as timer } from 'node:timers/promises';
import type { Cookies, RequestDetails } from '#platform/http';
import { DomainError, type ErrorCode } from '#shared/contracts';
import type { Attempt, AttemptSource } from './attempts.ts';
import { type AuditLine, createAuditWriter } from './audit.ts';
import { createAttemptCounter } from './counted-attempt.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { createPasswordJudge, type KnownUser, type PasswordResult } from './judge-password.ts';
import { describeUnknownName } from './unknown-name.ts';
import { findCredentials } from './user-store.ts';
import { createWorkQueue } from './work-queue.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** Who shows a password: by it a try is counted apart from those of others. */
export interface ProofCaller {
  request: RequestDetails;
  /** May hold the mark of a device on which the user has signed in. */
  cookies: Cookies;
  /** Of a living session, whose user shows the own password again: what others try does not count. */
  sessionId?: string;
}

/** A user whose password was right just now. */
export interface ProvenUser {
  id: string;
  loginName: string;
  /** The hash that matched, null where somebody else keeps the password; `hasKeptPassword` says whether it still counts. */
  hash: string | null;
  isOutdated: boolean;
}

/**
 * When a whole school signs in at one moment, the tries come to the store a few at a time: everybody else's requests then
 * wait for these few only. What follows is paced by the hashing.
 */
const counting = createWorkQueue({ running: 2, waiting: Number.POSITIVE_INFINITY });

/**
 * Proves a user by name and password. Its answer and its time do not depend on whether the name exists. Only a caller
 * who knows the password learns that the account is disabled. The try stays counted until the caller says that it
 * succeeded.
 */
export function createCountedProof(deps: IdentityDeps) {
  const { clock, wait = timer } = deps;
  const { db } = deps.database;
  const attempts = createAttemptCounter(deps);
  const audit = createAuditWriter(clock);

  const judge = createPasswordJudge(db, deps.passwordKeeper);

  const verify = async (order: Parameters<typeof judge>[0], attempt: Attempt): Promise<PasswordResult> => {
    try {
      if (attempt.delay > 0) await wait(attempt.delay);
      return await judge(order);
    } catch (error) {
      await attempt.cancel();
      throw error;
    }
  };

  /** What a refusal says, and whether it counts as an attempt: a right password and an unanswered question do not. */
  const refuse = async (
    result: Exclude<PasswordResult, { outcome: 'right' }>,
    { user, credentials, request }: Parameters<typeof judge>[0],
    attempt: Attempt,
  ): Promise<DomainError> => {
    const { outcome } = result;
    if (outcome === 'disabled' || outcome === 'expired') await attempt.succeed();
    if (outcome === 'away' && !result.isWrong) await attempt.cancel();
    const wrong = user ? 'wrong_password' : describeUnknownName(credentials.username);
    const isWrong = outcome === 'wrong' || (outcome === 'away' && result.isWrong);
    const detail = isWrong ? wrong : refusals[outcome];
    await audit(db, { event: 'login_failed', ...subjectOf(user), detail }, request);
    return new DomainError(refusals[outcome]);
  };

  /** @throws DomainError `invalid_grant`, `account_disabled`, `too_many_attempts` or `store_unavailable` */
  return async (
    { username, password }: Credentials,
    { request, cookies, sessionId }: ProofCaller,
  ): Promise<{ user: ProvenUser; attempt: Attempt }> => {
    const sourceOf = (user: KnownUser): AttemptSource | undefined => {
      if (sessionId !== undefined) return { session: sessionId };
      const device = deps.knownDevices?.find(cookies, user?.id ?? '');
      return device === undefined ? undefined : { device };
    };
    const { user, attempt } = await counting(async () => {
      const found = await findCredentials(db, username);
      const order = { way: sessionId === undefined ? 'password' : 'own password', name: username, request };
      const subject = found ? subjectOf(found) : { detail: describeUnknownName(username) };
      return { user: found, attempt: await attempts.begin({ ...order, source: sourceOf(found), subject }) };
    });
    const order = { credentials: { username, password }, user, request };
    const result = await verify(order, attempt);
    if (result.outcome !== 'right') throw await refuse(result, order, attempt);
    const { user: proven, hash, isOutdated } = result;
    if (proven.user_status === 'disabled')
      throw await refuse({ outcome: 'disabled' }, { ...order, user: proven }, attempt);
    const { id, login_name: loginName } = proven;
    return { user: { id, loginName, hash, isOutdated }, attempt };
  };
}

const refusals = {
  wrong: 'invalid_grant',
  disabled: 'account_disabled',
  expired: 'directory_password_expired',
  away: 'directory_unavailable',
} as const satisfies Record<Exclude<PasswordResult['outcome'], 'right'>, ErrorCode>;

/** The same, where nothing depends on how the try is counted. */
export function createPasswordProof(deps: IdentityDeps) {
  const prove = createCountedProof(deps);
  /** @throws DomainError `invalid_grant`, `account_disabled`, `too_many_attempts` or `store_unavailable` */
  return async (credentials: Credentials, caller: ProofCaller): Promise<ProvenUser> => {
    const { user, attempt } = await prove(credentials, caller);
    await attempt.succeed();
    return user;
  };
}

function subjectOf(user: KnownUser): Pick<AuditLine, 'userId' | 'loginName'> {
  return user ? { userId: user.id, loginName: user.login_name } : {};
}
