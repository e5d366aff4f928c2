import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { AttendanceStatus } from '#shared/contracts';
import type { ClassKey } from './class-pupils.ts';

const minute = 60_000;

/** A register that somebody has begun. */
export interface Register extends ClassKey {
  readonly registerId: string;
  readonly day: string;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly lateMinutes: number;
}

/** Who marks a pupil, when, and how. */
export interface Mark {
  readonly status: AttendanceStatus;
  readonly byFace: boolean;
  readonly markedBy: string;
  readonly now: number;
}

/** Whether somebody who comes at a moment is late. */
export function statusAt(
  register: Pick<Register, 'startsAt' | 'lateMinutes'>,
  at: number,
): 'late' | 'present' {
  return at > lastMoment(register) ? 'late' : 'present';
}

export async function findRegister(
  db: Kysely<Tables>,
  { unitId, gradeName, className, day }: ClassKey & { day: string },
): Promise<Register | undefined> {
  return selectRegisters(db, unitId)
    .where('grade_name', '=', gradeName)
    .where('class_name', '=', className)
    .where('day', '=', day)
    .executeTakeFirst();
}

export async function findRegisterById(
  db: Kysely<Tables>,
  unitId: string,
  registerId: string,
): Promise<Register | undefined> {
  return selectRegisters(db, unitId).where('id', '=', registerId).executeTakeFirst();
}

/** Inside a transaction. Of two who begin a register, the second changes the start; whom the camera found follows it. */
export async function writeRegister(
  trx: Kysely<Tables>,
  register: Omit<Register, 'registerId'>,
  { keptBy, now }: { keptBy: string; now: number },
): Promise<void> {
  const { unitId: unit_id, gradeName: grade_name, className: class_name, day } = register;
  const start = {
    starts_at: register.startsAt,
    late_minutes: register.lateMinutes,
    kept_by: keptBy,
    kept_at: now,
  };
  const { id } = await trx
    .insertInto('class_register')
    .values({ id: randomUUID(), unit_id, grade_name, class_name, day, ...start })
    .onConflict((conflict) =>
      conflict.columns(['unit_id', 'grade_name', 'class_name', 'day']).doUpdateSet(start),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const status = sql<AttendanceStatus>`case when marked_at > ${lastMoment(register)} then 'late' else 'present' end`;
  await trx
    .updateTable('class_register_entry')
    .set({ status })
    .where('register_id', '=', id)
    .where('by_face', '=', 1)
    .where('status', 'in', ['present', 'late'])
    .execute();
}

/** What a teacher marks by hand replaces what was there. */
export async function markByHand(
  trx: Kysely<Tables>,
  registerId: string,
  userIds: readonly string[],
  mark: Mark,
): Promise<void> {
  const values = valuesOf(mark);
  // In one order, so that two who mark the same pupils wait for each other once.
  const rows = userIds.toSorted().map((userId) => ({ register_id: registerId, user_id: userId, ...values }));
  await trx
    .insertInto('class_register_entry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['register_id', 'user_id']).doUpdateSet(values))
    .execute();
}

/** Somebody whom the camera finds has come: what says so already stays. @returns what is marked now */
export async function markByFace(
  trx: Kysely<Tables>,
  registerId: string,
  userId: string,
  mark: Mark,
): Promise<{ status: AttendanceStatus; markedAt: number }> {
  const values = valuesOf(mark);
  await trx
    .insertInto('class_register_entry')
    .values({ register_id: registerId, user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['register_id', 'user_id'])
        .doUpdateSet(values)
        .where('class_register_entry.status', 'in', ['missing', 'excused']),
    )
    .execute();
  return trx
    .selectFrom('class_register_entry')
    .select(['status', 'marked_at as markedAt'])
    .where('register_id', '=', registerId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

function valuesOf({ status, byFace, markedBy, now }: Mark) {
  return { status, by_face: byFace ? 1 : 0, marked_by: markedBy, marked_at: now } as const;
}

function lastMoment({ startsAt, lateMinutes }: Pick<Register, 'startsAt' | 'lateMinutes'>): number {
  return startsAt + lateMinutes * minute;
}

function selectRegisters(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('class_register')
    .select(['id as registerId', 'unit_id as unitId', 'grade_name as gradeName', 'class_name as className'])
    .select(['day', 'starts_at as startsAt', 'late_minutes as lateMinutes'])
    .where('unit_id', '=', unitId);
}
