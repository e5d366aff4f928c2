import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import { createActionLimits, hashToken } from '#platform/identity';
import { type OutgoingMessage, putInOutbox } from '#platform/outbox';
import {
  type ContactKind,
  contactRuleTexts,
  DomainError,
  isContact,
  type ParsedPayloadOf,
  type Profile,
  type profileContactAsk,
  type profileContactSave,
} from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';
import { fieldRefusal } from './new-password.ts';
import { readProfile } from './profile.ts';
import { codeLifetime, codePause, createCode, hashCode, isCode, maxCodeTries } from './reset-code.ts';
import { findUsedUpLimit, requireSmsLeft } from './sms-limits.ts';

interface Caller {
  principal: Principal;
  request: RequestDetails;
}

const day = 24 * 60 * 60 * 1000;
/** Nobody fills a stranger's mailbox from here: neither one user, nor several with one address. */
const asked = {
  points: 10,
  window: day,
  what: { zh: '今天请求验证码的次数已达上限', en: 'Too many codes were asked for today' },
} as const;
/** How long a note waits for who carries it: days in which somebody may still undo what was not meant. */
const noticeLifetime = 3 * day;

const channels = { phone: 'sms', email: 'email' } as const satisfies Record<
  ContactKind,
  OutgoingMessage['channel']
>;
const codeTexts: Readonly<Record<ContactKind, (code: string) => string>> = {
  phone: (code) =>
    `您正在把此号码设为门户账号的手机号，验证码 ${code}，10 分钟内有效，请勿告诉他人|||Your code to use this number for your portal account is ${code}, good for 10 minutes. Tell it to nobody`,
  email: (code) =>
    `您正在把此邮箱设为门户账号的邮箱，验证码 ${code}，10 分钟内有效，请勿告诉他人|||Your code to use this address for your portal account is ${code}, good for 10 minutes. Tell it to nobody`,
};
const notices: Readonly<Record<ContactKind, string>> = {
  phone:
    '您门户账号的手机号已更改。如果不是您本人操作，请立即联系学校。|||The phone number of your portal account was changed. If this was not you, contact your school at once.',
  email:
    '您门户账号的邮箱已更改。如果不是您本人操作，请立即联系学校。|||The e-mail address of your portal account was changed. If this was not you, contact your school at once.',
};

/**
 * Sends a code to a new phone number or e-mail address; nothing is changed by it.
 * @throws DomainError `invalid_input`, `too_many_attempts`
 */
export async function askContact(
  deps: AccountDeps,
  { kind, contact }: ParsedPayloadOf<typeof profileContactAsk>,
  caller: Caller,
): Promise<{ expiresIn: number }> {
  const { db } = deps.database;
  const { userId } = caller.principal;
  if (!isContact(kind, contact)) throw fieldRefusal('contact', contactRuleTexts[kind]);
  if ((await readProfile(db, userId))[kind] === contact)
    throw fieldRefusal('contact', '与现在的相同|||This is the one that you have now');
  await requireCodesLeft(deps, caller, contact);
  const now = deps.clock();
  const code = createCode();
  const row = { kind, contact, code_hash: hashCode(code), tries: 0, created_at: now };
  const kept = { ...row, expires_at: now + codeLifetime };
  await db.transaction().execute(async (trx) => {
    const isSent = await trx
      .insertInto('contact_change')
      .values({ user_id: userId, ...kept })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet(kept)
          .where('contact_change.created_at', '<=', now - codePause),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!isSent) throw fieldRefusal('contact', '一分钟内只能发送一次验证码|||One code a minute, please wait');
    const message = { channel: channels[kind], recipient: contact, body: codeTexts[kind](code) };
    await putInOutbox(trx, { ...message, expiresAt: kept.expires_at }, now);
  });
  return { expiresIn: codeLifetime / 1000 };
}

/**
 * Makes what the code was sent to the caller's phone number or e-mail address.
 * @throws DomainError `invalid_input`
 */
export async function saveContact(
  deps: AccountDeps,
  payload: ParsedPayloadOf<typeof profileContactSave>,
  { principal: { userId, loginName }, request }: Caller,
): Promise<Profile> {
  const { database, clock, writeAudit } = deps;
  const { kind } = payload;
  const now = clock();
  const after = await database.db.transaction().execute(async (trx) => {
    const contact = await redeemCode(trx, userId, payload, now);
    if (contact === undefined) return undefined;
    await notifyOldContact(trx, await readProfile(trx, userId), kind, now);
    await trx
      .updateTable('app_user')
      .set((eb) => ({ [kind]: contact, revision: eb('revision', '+', 1), updated_at: now }))
      .where('id', '=', userId)
      .execute();
    await writeAudit(trx, { event: 'user_contact_changed', userId, loginName, detail: kind }, request);
    return readProfile(trx, userId);
  });
  if (!after) throw fieldRefusal('code', '验证码不正确或已失效|||The code is wrong or no longer good');
  return after;
}

/** @throws DomainError `too_many_attempts` */
async function requireCodesLeft(
  deps: AccountDeps,
  { principal: { userId, unitId, loginName: username }, request: { ip } }: Caller,
  contact: string,
): Promise<void> {
  const limits = createActionLimits(deps);
  await limits.consume(`contact:user:${userId}`, asked);
  await limits.consume(`contact:to:${hashToken(contact.toLowerCase())}`, asked);
  await requireSmsLeft(limits, { username, contact, ip });
  if (contact.includes('@')) return;
  if (await findUsedUpLimit(limits, { unitId, ip })) throw new DomainError('too_many_attempts');
}

/** Counts a try. @returns what the code was sent to; undefined for a wrong one. A right one is used up. */
async function redeemCode(
  trx: Kysely<Tables>,
  userId: string,
  { kind, code }: ParsedPayloadOf<typeof profileContactSave>,
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('contact_change')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('tries', '<', maxCodeTries)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'contact'])
    .executeTakeFirst();
  if (!row || !isCode(row.code_hash, code)) return undefined;
  await trx.deleteFrom('contact_change').where('user_id', '=', userId).execute();
  return row.contact;
}

/** Phone and e-mail are ways to the password: both are notified when one of them changes. */
async function notifyOldContact(
  trx: Kysely<Tables>,
  before: Profile,
  kind: ContactKind,
  now: number,
): Promise<void> {
  const message = { body: notices[kind], expiresAt: now + noticeLifetime };
  if (before.phone) await putInOutbox(trx, { ...message, channel: 'sms', recipient: before.phone }, now);
  if (before.email) await putInOutbox(trx, { ...message, channel: 'email', recipient: before.email }, now);
}
