import { type Reply, withCookies } from '#platform/http';
import { DomainError, type UnitType, type UserType } from '#shared/contracts';
import type { IdentityDeps } from './identity-deps.ts';
import type { StartedSession } from './sessions.ts';
import { findLoginSubject } from './user-store.ts';

/** What every way in answers: where the user belongs; the session itself is in the cookies. */
export interface LoginResult {
  userId: string;
  userType: UserType;
  unitId: string;
  unitType: UnitType;
}

/** @throws DomainError `not_signed_in` when the user is gone meanwhile */
export async function answerSession(
  { database: { db } }: Pick<IdentityDeps, 'database'>,
  { userId, cookies }: Pick<StartedSession, 'userId' | 'cookies'>,
): Promise<Reply<LoginResult>> {
  const subject = await findLoginSubject(db, userId);
  if (!subject) throw new DomainError('not_signed_in');
  const { id, user_type, unit_id, unit_type } = subject;
  return withCookies({ userId: id, userType: user_type, unitId: unit_id, unitType: unit_type }, cookies);
}
