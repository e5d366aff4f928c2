import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { isGuardianOf } from '#platform/family';
import type { Principal } from '#platform/http';
import { DomainError, isStudent, type UserType } from '#shared/contracts';

/** Whose face a call is about. */
export interface Subject {
  readonly userId: string;
  readonly unitId: string;
  readonly consentNeeds: 'self' | 'guardian';
  readonly isSelf: boolean;
}

/**
 * A user may act for herself, and a guardian for the own child. A pupil counts as under 14, since the portal keeps no date of
 * birth: a guardian has to consent.
 * @throws DomainError `forbidden`
 */
export async function requireSubject(
  db: Kysely<Tables>,
  principal: Principal,
  userId: string = principal.userId,
): Promise<Subject> {
  const isSelf = userId === principal.userId;
  if (!isSelf && !(await isGuardianOf(db, principal.userId, userId))) throw new DomainError('forbidden');
  const user = await db
    .selectFrom('app_user')
    .select(['unit_id', 'user_type'])
    .where('id', '=', userId)
    .where('user_status', '=', 'enabled')
    .executeTakeFirst();
  if (!user) throw new DomainError('forbidden');
  return { userId, unitId: user.unit_id, consentNeeds: whoConsents(user.user_type), isSelf };
}

export function mayConsent({ consentNeeds, isSelf }: Subject): boolean {
  return consentNeeds === 'self' ? isSelf : !isSelf;
}

function whoConsents(userType: UserType): Subject['consentNeeds'] {
  return isStudent({ userType }) ? 'guardian' : 'self';
}
