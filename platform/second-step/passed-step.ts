import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type CookieChange, type Reply, withCookies } from '#platform/http';
import { endSessionOf, type SecondStepMethod, startSession } from '#platform/identity';
import { type AnswerOf, DomainError, type secondStepVerify } from '#shared/contracts';
import type { Caller, SecondStepDeps } from './second-step-deps.ts';
import { createSecondStepStore } from './second-step-store.ts';

export type Verified = Reply<AnswerOf<typeof secondStepVerify>>;

/**
 * Whose tries these are. On a device where the user has passed before, they count for that device alone. All others count
 * together, since who knows the password may open as many sessions as she likes: who guesses from elsewhere locks out
 * neither a known device nor a recovery code.
 */
export function triesOf(
  { knownDevices }: SecondStepDeps,
  { principal, request, cookies }: Caller,
  way: 'second step' | 'passkey',
) {
  const { userId, loginName } = principal;
  const device = knownDevices?.find(cookies, markOf(userId));
  const source = device === undefined ? { session: `${way} of ${userId}` } : { device };
  return { way, name: userId, source, request, subject: { userId, loginName } };
}

/** The session goes on under a new id: one that was known before the step is worth nothing after it. */
export async function openStepSession(
  { clock, writeAudit }: SecondStepDeps,
  trx: Kysely<Tables>,
  { principal, request }: Caller,
  { event, method }: { event: string; method: SecondStepMethod },
) {
  const { userId, loginName, sessionId } = principal;
  const before = await trx
    .selectFrom('auth_session')
    .select('family')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  // It was ended at this moment, by a reset or an administrator.
  if (!before) throw new DomainError('not_signed_in');
  await writeAudit(trx, { event, userId, loginName }, request);
  const amr = [...new Set([...principal.amr, method])];
  return startSession(trx, { userId, amr, family: before.family, request }, clock());
}

/** Ends the session that waited for the step. */
export async function completeStep(
  deps: SecondStepDeps,
  session: { sessionId: string; cookies: readonly CookieChange[] },
  { principal, request, cookies }: Caller,
): Promise<Verified> {
  const { knownDevices, database } = deps;
  await endSessionOf(deps, cookies, 'replaced', request, session.sessionId);
  // A computer that several people use has no mark of the password either.
  const isKnown = knownDevices?.find(cookies, principal.userId) !== undefined;
  const mark = isKnown ? knownDevices?.mark(cookies, markOf(principal.userId)) : undefined;
  const codesLeft = await createSecondStepStore(database.db).countCodes(principal.userId);
  return withCookies({ codesLeft }, [...session.cookies, ...(mark ? [mark] : [])]);
}

/** @throws DomainError the refusal, once the trail has it */
export async function refuseStep(
  { database, writeAudit }: SecondStepDeps,
  caller: Caller,
  refusal: DomainError,
): Promise<never> {
  const { userId, loginName } = caller.principal;
  await writeAudit(database.db, { event: 'second_step_failed', userId, loginName }, caller.request);
  throw refusal;
}

function markOf(userId: string): string {
  return `second step of ${userId}`;
}
