import { setTimeout as timer } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import { createActionLimits, createAttemptCounter, findCredentials, hashPassword } from '#platform/identity';
import { type OutgoingMessage, putInOutbox } from '#platform/outbox';
import { getRefusal, type ParsedPayloadOf, type passwordForgot, type passwordReset } from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';
import { fieldRefusal, requireAcceptable, storePassword } from './new-password.ts';
import { codeLifetime, codePause, createCode, hashCode, isCode, maxCodeTries } from './reset-code.ts';
import { findUsedUpLimit, requireSmsLeft } from './sms-limits.ts';

interface Channel extends Pick<OutgoingMessage, 'channel' | 'recipient'> {
  unitId: string;
}

/**
 * Sends a code to who asks with name and contact of an account; anybody else gets the same answer.
 * @throws DomainError `too_many_attempts`, whether the account exists or not
 */
export async function requestReset(
  deps: AccountDeps,
  payload: ParsedPayloadOf<typeof passwordForgot>,
  request: RequestDetails,
): Promise<{ expiresIn: number }> {
  const { database, clock, writeAudit } = deps;
  await countRequest(deps, payload, request);
  const user = await findCredentials(database.db, payload.username);
  const enabled = user?.user_status === 'enabled' ? user : undefined;
  const channel = enabled && (await findChannel(database.db, enabled.id, payload.contact));
  const usedUp =
    channel?.channel === 'sms'
      ? await findUsedUpLimit(createActionLimits(deps), { unitId: channel.unitId, ip: request.ip })
      : undefined;
  await database.db.transaction().execute(async (trx) => {
    const isSent = channel && !usedUp && (await sendCode(trx, enabled, channel, clock()));
    const line = { event: 'password_forgot', userId: user?.id, loginName: user?.login_name };
    const reason = usedUp ? `not_sent, limit of the ${usedUp}` : 'not_sent';
    await writeAudit(trx, { ...line, detail: isSent ? 'sent' : reason }, request);
  });
  return { expiresIn: codeLifetime / 1000 };
}

/**
 * Sets a new password by a code. An unknown name costs and reveals as much as a wrong code.
 * @throws DomainError `invalid_input`, `too_many_attempts`
 */
export async function resetForgotten(
  deps: AccountDeps,
  { username, code, password }: ParsedPayloadOf<typeof passwordReset>,
  request: RequestDetails,
): Promise<void> {
  const { database, clock, writeAudit, endSessionsOf } = deps;
  requireAcceptable(deps.passwordRule, password);
  const attempt = await createAttemptCounter(deps).begin({ way: 'reset', name: username, request });
  const hash = await hashPassword(password);
  const user = await findCredentials(database.db, username);
  const isDone = await database.db.transaction().execute(async (trx) => {
    const isRight = await redeemCode(trx, user?.id ?? '', code, clock());
    const line = { userId: user?.id, loginName: user?.login_name };
    if (!user || !isRight || user.user_status === 'disabled' || user.kept_user_id !== null) {
      await writeAudit(trx, { event: 'password_reset_failed', ...line }, request);
      return false;
    }
    await storePassword(trx, user.id, hash, clock());
    await endSessionsOf(trx, user.id, 'password_forgotten');
    await writeAudit(trx, { event: 'password_reset', ...line, detail: 'by code' }, request);
    return true;
  });
  if (!isDone) throw fieldRefusal('code', '验证码不正确或已失效|||The code is wrong or no longer good');
  await attempt.succeed();
}

/** Counts who asks, in vain or not. @throws DomainError `too_many_attempts` */
async function countRequest(
  deps: AccountDeps,
  { username, contact }: ParsedPayloadOf<typeof passwordForgot>,
  request: RequestDetails,
): Promise<void> {
  // An address is only slowed down: vain questions of one user stop nobody else of the school.
  const order = { way: 'forgot', name: username, request, isAddressOnlySlowed: true };
  const { delay } = await createAttemptCounter(deps).begin(order);
  if (delay > 0) await (deps.wait ?? timer)(delay);
  await requireSmsLeft(createActionLimits(deps), { username, contact, ip: request.ip });
}

/** Where a code goes: the contact must be one of the account's own. */
async function findChannel(
  db: Kysely<Tables>,
  userId: string,
  contact: string,
): Promise<Channel | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['phone', 'email', 'unit_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row?.phone && row.phone === contact)
    return { channel: 'sms', recipient: row.phone, unitId: row.unit_id };
  if (row?.email && row.email.toLowerCase() === contact.toLowerCase())
    return { channel: 'email', recipient: row.email, unitId: row.unit_id };
  return undefined;
}

/** Keeps a code and puts it in the outbox, or who keeps the password in its place. @returns whether it did: not twice within a minute */
async function sendCode(
  trx: Kysely<Tables>,
  { id: userId, kept_user_id: keptUserId }: { id: string; kept_user_id: string | null },
  { channel, recipient }: Channel,
  now: number,
): Promise<boolean> {
  const code = createCode();
  if (!(await keepCode(trx, userId, hashCode(code), now))) return false;
  const body =
    keptUserId === null
      ? `您的验证码是 ${code}，10 分钟内有效|||Your code is ${code}, good for 10 minutes`
      : getRefusal('password_in_directory').text;
  await putInOutbox(trx, { channel, recipient, body, expiresAt: now + codeLifetime }, now);
  return true;
}

/** Counts an attempt. @returns whether the code is right; a right one is used up. */
async function redeemCode(trx: Kysely<Tables>, userId: string, code: string, now: number): Promise<boolean> {
  const row = await trx
    .updateTable('password_reset')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', maxCodeTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  if (!row || !isCode(row.code_hash, code)) return false;
  await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
  return true;
}

/** Keeps a new code unless one was sent a moment ago: of two requests at once one sends. */
async function keepCode(trx: Kysely<Tables>, userId: string, codeHash: string, now: number) {
  const row = { code_hash: codeHash, tries: 0, created_at: now, expires_at: now + codeLifetime };
  const kept = await trx
    .insertInto('password_reset')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(row)
        .where('password_reset.created_at', '<=', now - codePause),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}
