import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, isAcceptablePassword, type PasswordRule, passwordRuleTexts } from '#shared/contracts';

export function fieldRefusal(field: string, message: string): DomainError {
  return new DomainError('invalid_input', { fieldErrors: [{ field, message }] });
}

/** @throws DomainError `invalid_input` */
export function requireAcceptable(rule: PasswordRule, password: string): void {
  if (!isAcceptablePassword(rule, password)) throw fieldRefusal('password', passwordRuleTexts[rule]);
}

/** Stores a hash of a password that its user has chosen; an administrator who edits the person at the moment notices by the revision. */
export async function storePassword(
  trx: Kysely<Tables>,
  userId: string,
  hash: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((eb) => ({
      password_hash: hash,
      must_change_password: 0,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .execute();
}
