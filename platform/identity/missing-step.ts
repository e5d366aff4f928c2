import { isAdministrator, type SecondStep, type UserType } from '#shared/contracts';

/**
 * What stands in `amr` once the second step was taken in this session, or in the one that it came from (RFC 8176): a code, or the
 * key of a device.
 */
export const secondStepMethods = { code: 'otp', passkey: 'pop' } as const;
export type SecondStepMethod = (typeof secondStepMethods)[keyof typeof secondStepMethods];

/** What of `amr` tells that the second step was taken; empty where it was not. */
export function findTakenSteps(amr: readonly string[]): SecondStepMethod[] {
  return Object.values(secondStepMethods).filter((method) => amr.includes(method));
}

/** Whether the second step was taken. */
export function hasTakenStep(amr: readonly string[]): boolean {
  return findTakenSteps(amr).length > 0;
}

/** What tells whether a living session lacks its second step. */
export const secondStepColumns = [
  'second_step.user_id as second_step_user',
  'unit.second_step_since',
  'auth_session.created_at as session_created_at',
] as const;

interface SessionRow {
  readonly second_step_user: string | null;
  readonly second_step_since: number | null;
  readonly session_created_at: number;
  readonly amr: string;
  readonly user_type: UserType;
}

/**
 * What a session still lacks, whatever way it was opened (ADR 128). A session that was open when its unit began to ask
 * goes on: nobody loses what she is typing.
 */
export function findMissingStep(row: SessionRow): SecondStep | null {
  if (row.second_step_user !== null) return hasTakenStep(row.amr.split(' ')) ? null : 'verify';
  const since = row.second_step_since;
  if (since === null || !isAdministrator({ userType: row.user_type })) return null;
  return row.session_created_at >= since ? 'enrol' : null;
}
