import { sql } from 'kysely';

/** What decides it, of a session and its user. */
interface PasswordOfSession {
  readonly must_change_password: 0 | 1;
  readonly amr: string;
  /** 0 where she has none, as who was imported. */
  readonly has_password: 0 | 1;
}

/**
 * Whether a user has to choose a password of her own first, since somebody else knows the one that she has (ADR 67). Who has none
 * and came from a third party goes on: nobody can sign in by a password that is not there (ADR 129).
 */
export function isPasswordPending({ must_change_password, amr, has_password }: PasswordOfSession): boolean {
  return must_change_password === 1 && (has_password === 1 || !amr.split(' ').includes('social'));
}

/** What decides it, for statements about a session and its user. */
export const passwordColumns = [
  'app_user.must_change_password',
  sql<0 | 1>`case when app_user.password_hash is null then 0 else 1 end`.as('has_password'),
] as const;
