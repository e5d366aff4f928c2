import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type Actor, requireOver } from '#platform/grants';
import type { RequestDetails } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import { notifyOwner } from '#platform/people';
import { DomainError } from '#shared/contracts';
import type { Caller, SecondStepDeps } from './second-step-deps.ts';
import { createSecondStepStore } from './second-step-store.ts';

export type ResetDeps = Pick<SecondStepDeps, 'clock' | 'writeAudit' | 'endSessionsOf'> & {
  readonly database: Pick<SecondStepDeps['database'], 'db'>;
};

/**
 * Removes the second step of somebody else who lost it and holds no more than the caller.
 * @throws DomainError `forbidden`, or `not_found` for a user of another unit, or one without a second step
 */
export async function resetOther(
  deps: ResetDeps,
  userId: string,
  { principal, request }: Caller,
): Promise<null> {
  const { db } = deps.database;
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'unit_id', 'login_name', 'phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new DomainError('not_found');
  await requireUnit(db, principal, user.unit_id);
  if (userId === principal.userId) throw new DomainError('forbidden', { message: texts.own });
  await reset(deps, user, principal, { actorId: principal.userId, request });
  return null;
}

/**
 * The same at the computer of the portal, for the last administrator. Nothing changes where there is no second step.
 * @returns `unknown` for a login name that nobody has
 */
export async function resetByOperator(
  deps: ResetDeps,
  loginName: string,
  request: RequestDetails,
): Promise<'reset' | 'none' | 'unknown'> {
  const user = await deps.database.db
    .selectFrom('app_user')
    .leftJoin('second_step', 'second_step.user_id', 'app_user.id')
    .select(['app_user.id', 'login_name', 'phone', 'email', 'second_step.user_id as step'])
    .where('login_name', '=', loginName)
    .executeTakeFirst();
  if (!user?.step) return user ? 'none' : 'unknown';
  await reset(deps, user, 'operator', { detail: 'operator', request });
  return 'reset';
}

const texts = {
  own: '不能重置自己的两步登录，请在“我的账号”中更换|||You cannot reset your own second step. Replace it in My account',
  message:
    '您账号的两步登录已被管理员取消。如果您不知情，请立即联系学校。|||An administrator has removed the two-step sign-in of your account. If you did not expect this, contact your school at once.',
} as const;

interface Owner {
  id: string;
  login_name: string;
  phone: string | null;
  email: string | null;
}

async function reset(
  { database: { db }, clock, writeAudit, endSessionsOf }: ResetDeps,
  { id: userId, login_name: loginName, phone, email }: Owner,
  actor: Actor,
  { request, ...by }: { request: RequestDetails; actorId?: string; detail?: string },
): Promise<void> {
  await db.transaction().execute(async (trx: Kysely<Tables>) => {
    await requireOver(trx, actor, [userId]);
    if (!(await createSecondStepStore(trx).remove(userId))) throw new DomainError('not_found');
    // One that waits for a code would be complete without it.
    await endSessionsOf(trx, userId, 'second_step_reset');
    await writeAudit(trx, { event: 'second_step_reset', userId, loginName, ...by }, request);
    await notifyOwner(trx, { phone, email }, texts.message, clock());
  });
}
