import type { UserType } from '#shared/contracts';
import { userTypeCodes } from '#shared/contracts';

/** What a unit decided about an app, as far as it concerns one user. All null where the unit decided nothing. */
export interface UnitDecision {
  is_open: 0 | 1 | null;
  is_for_everybody: 0 | 1 | null;
  /** Whether the audience names the user's type, a role of hers, any class, a class of hers. */
  names_user_type: 0 | 1;
  names_role: 0 | 1;
  names_classes: 0 | 1;
  names_own_class: 0 | 1;
}

/** Those who belong to classes: pupils to their own, parents to those of their children. */
const inClasses: readonly UserType[] = [userTypeCodes.student, userTypeCodes.parent];

/**
 * Whether a unit lets a user open an app. The catalogue has to agree: a unit narrows what that allows, and never widens it (ADR 121).
 * A role of the user is enough. Without one, her user type has to be named, and a pupil or parent needs one of the classes where some
 * are named.
 */
export function isOpenByUnit(decision: UnitDecision, userType: UserType): boolean {
  if (decision.is_open === null) return true;
  if (decision.is_open === 0) return false;
  if (decision.is_for_everybody === 1 || decision.names_role === 1) return true;
  if (decision.names_user_type === 0) return false;
  return !inClasses.includes(userType) || decision.names_classes === 0 || decision.names_own_class === 1;
}
