import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Person, PersonFields } from '#shared/contracts';
import { notifyOwner } from './notify-owner.ts';

const text =
  '您账号的手机号或邮箱已被学校管理员更改。如果您不知情，请立即联系学校。|||An administrator of your school has changed the phone number or e-mail of your account. If you did not expect this, contact your school at once.';

/** The holder of the phone or e-mail of an account can set its password by a code. */
export function isContactChanged(before: Person, after: PersonFields): boolean {
  return before.phone !== after.phone || before.email !== after.email;
}

/** Notifies the owner of an account at her previous phone and e-mail. */
export function notifyOldContacts(
  trx: Kysely<Tables>,
  before: Pick<Person, 'phone' | 'email'>,
  now: number,
): Promise<void> {
  return notifyOwner(trx, before, text, now);
}
