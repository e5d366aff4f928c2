import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { keepsUnitOf } from '#platform/grants';
import type { SecondStep } from '#shared/contracts';

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

/** The columns that tell whether a living session lacks its second step. Grants are read only in a unit that asks for one. */
export function secondStepColumns(db: Kysely<Tables>) {
  return [
    'second_step.user_id as second_step_user',
    'unit.second_step_since',
    'auth_session.created_at as session_created_at',
    sql<0 | 1>`case when unit.second_step_since is null then 0 else ${keepsUnitOf(db)} end`.as('is_asked'),
  ] as const;
}

interface SessionRow {
  readonly second_step_user: string | null;
  readonly second_step_since: number | null;
  readonly session_created_at: number;
  readonly amr: string;
  /** Whether her unit asks her for a second step. */
  readonly is_asked: 0 | 1;
}

/**
 * What a session still lacks, whatever way it was opened (ADR 128). A session that was open when its unit began to ask
 * goes on: nobody loses what she is typing.
 */
export function findMissingStep(row: SessionRow): SecondStep | null {
  if (row.second_step_user !== null) return hasTakenStep(row.amr.split(' ')) ? null : 'verify';
  const since = row.second_step_since;
  if (since === null || row.is_asked === 0) return null;
  return row.session_created_at >= since ? 'enrol' : null;
}
