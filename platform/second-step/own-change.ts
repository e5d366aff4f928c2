import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type Reply, withCookies } from '#platform/http';
import { createPasswordProof, hasKeptPassword, startSession } from '#platform/identity';
import { DomainError, isDomainError, isStaff } from '#shared/contracts';
import type { Caller, SecondStepDeps } from './second-step-deps.ts';
import { createSecondStepStore } from './second-step-store.ts';
import { isAskedOf } from './unit-policy.ts';

interface OwnChange<T> {
  readonly event: 'second_step_set' | 'second_step_removed';
  /** What the audit line says besides. */
  readonly detail?: string;
  /** With what stands in `amr` of the session that goes on. */
  readonly change: (trx: Kysely<Tables>) => Promise<{ answer: T; amr: readonly string[] }>;
}

/**
 * Changes the own second step after the password, in one transaction. Every session ends, since one that waits for the step of
 * before must not go on; the caller goes on in a new one.
 * @throws DomainError `invalid_input`, `too_many_attempts`
 */
export async function changeOwn<T>(
  deps: SecondStepDeps,
  password: string,
  caller: Caller,
  { event, detail, change }: OwnChange<T>,
): Promise<Reply<T>> {
  const { id: userId, hash } = await proveOwnPassword(deps, password, caller);
  const { request, principal } = caller;
  const line = { event, userId, loginName: principal.loginName, detail };
  const { answer, cookies } = await deps.database.db.transaction().execute(async (trx) => {
    await requireKept(deps, trx, userId, hash);
    const { answer, amr } = await change(trx);
    await deps.endSessionsOf(trx, userId, event);
    await deps.writeAudit(trx, line, request);
    return { answer, ...(await startSession(trx, { userId, amr, request }, deps.clock())) };
  });
  return withCookies(answer, cookies);
}

export async function proveOwnPassword(
  deps: SecondStepDeps,
  password: string,
  { principal, ...caller }: Caller,
) {
  const { loginName: username, sessionId } = principal;
  try {
    return await createPasswordProof(deps)({ username, password }, { ...caller, sessionId });
  } catch (error) {
    throw isDomainError(error) && error.code === 'invalid_grant' ? wrongPassword() : error;
  }
}

/** A reset at the same moment either is seen here or waits. */
export async function requireKept(
  { database }: SecondStepDeps,
  trx: Kysely<Tables>,
  userId: string,
  hash: string | null,
): Promise<void> {
  if (!(await hasKeptPassword(database, trx, userId, hash))) throw wrongPassword();
}

/** @throws DomainError `not_found` for who has no second step */
export async function requireOwn({ database }: SecondStepDeps, userId: string): Promise<void> {
  if (!(await createSecondStepStore(database.db).find(userId))) throw new DomainError('not_found');
}

/** @throws DomainError `forbidden` where the unit asks this user for a second step */
export async function requireOptional(
  db: Kysely<Tables>,
  { principal }: Pick<Caller, 'principal'>,
): Promise<void> {
  if (await isAskedOf(db, principal)) throw new DomainError('forbidden', { message: texts.required });
}

/** A class that loses its phones is more than a school can look after. @throws DomainError `forbidden` */
export function requireStaff(principal: Caller['principal']): void {
  if (!isStaff(principal)) throw new DomainError('forbidden');
}

export function refuseField(field: string, message: string): DomainError {
  return new DomainError('invalid_input', { fieldErrors: [{ field, message }] });
}

const texts = {
  password: '密码不正确|||This password is not right',
  required: '您的单位要求您使用两步登录|||Your unit asks you for two steps',
} as const;

function wrongPassword(): DomainError {
  return refuseField('password', texts.password);
}
