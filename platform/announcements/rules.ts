import type { Principal } from '#platform/http';
import { DomainError, type FieldError } from '#shared/contracts';

/** Longest time from beginning to end, milliseconds: what stands for ever is read by nobody. */
const maxDurationMs = 366 * 86_400_000;

/** @throws DomainError `forbidden` when a unit is none that the administrator may reach. */
export const requireWithinReach = (unitIds: readonly string[], reach: readonly { id: string }[]): void => {
  const known = new Set(reach.map(({ id }) => id));
  if (!unitIds.every((id) => known.has(id))) throw new DomainError('forbidden');
};

/** @throws DomainError `invalid_input` */
export const requireSensibleTimes = (
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): void => {
  const refuse = (field: FieldError['field'], message: string): never => {
    throw new DomainError('invalid_input', { fieldErrors: [{ field, message }] });
  };
  if (endsAt <= startsAt) refuse('endsAt', '结束时间须晚于开始时间|||The end must be later than the start');
  if (endsAt <= now) refuse('endsAt', '结束时间已过|||The end has already passed');
  if (endsAt - startsAt > maxDurationMs)
    refuse('endsAt', '公告最长持续一年|||An announcement lasts a year at most');
};

export interface Audience {
  userTypes: readonly number[];
  roles: readonly string[];
}

/** Whether an announcement that reaches the unit is meant for this user. */
export const isMeantFor = (
  { userTypes, roles }: Audience,
  reader: Pick<Principal, 'userType' | 'roles'>,
): boolean =>
  (userTypes.length === 0 || userTypes.includes(reader.userType)) &&
  (roles.length === 0 || roles.some((role) => reader.roles.includes(role)));
