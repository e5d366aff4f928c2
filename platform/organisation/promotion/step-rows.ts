import { type Kysely, sql, type Updateable } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';
import { type ClassRow, classColumns } from '../class-row.ts';
import type { PromotionRow, StepRow } from './promotion-deps.ts';

type Outcome = Tables['promotion_person']['outcome'];

/** As text, not as a value: only then does SQLite take the index of people who are in a class. */
const noName = sql.lit('');

/** The row of a class, locked until the transaction ends; undefined where it is gone, or no longer as the plan has it. */
export async function holdClass(
  trx: Kysely<Tables>,
  { unit_id }: PromotionRow,
  step: StepRow,
  expected: Pick<ClassRow, 'grade_name' | 'class_name' | 'status'>,
): Promise<ClassRow | undefined> {
  await trx
    .updateTable('school_class')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', step.class_id)
    .execute();
  return trx
    .selectFrom('school_class')
    .select(classColumns)
    .where('id', '=', step.class_id)
    .where('unit_id', '=', unit_id)
    .where('grade_name', '=', expected.grade_name)
    .where('class_name', '=', expected.class_name)
    .where('status', '=', expected.status)
    .executeTakeFirst();
}

/** Changes the row of a class, which has another revision then: a form that was open would write the old names back. */
export async function changeClass(
  trx: Kysely<Tables>,
  classId: string,
  change: Omit<Updateable<Tables['school_class']>, 'id' | 'revision'>,
): Promise<void> {
  await trx
    .updateTable('school_class')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', classId)
    .execute();
}

export async function endStep(trx: Kysely<Tables>, step: StepRow, state: StepRow['state']): Promise<void> {
  await trx
    .updateTable('promotion_class')
    .set({ state })
    .where('promotion_id', '=', step.promotion_id)
    .where('class_id', '=', step.class_id)
    .execute();
}

/**
 * Notes everybody of a class who is not noted yet: pupils of a class that leaves do, others are in no class then; all of another class
 * go along with it.
 */
export async function noteEverybody(
  trx: Kysely<Tables>,
  { unit_id }: PromotionRow,
  step: StepRow,
): Promise<void> {
  const leaves = step.outcome === 'leave';
  const outcome = leaves
    ? sql<Outcome>`case when user_type = ${sql.lit(userTypeCodes.student)} then 'leave' else 'move' end`
    : sql.lit<Outcome>('along');
  await trx
    .insertInto('promotion_person')
    .columns([
      ...(['promotion_id', 'user_id', 'class_id', 'outcome'] as const),
      ...(['from_grade', 'from_class', 'from_status', 'to_grade', 'to_class'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('app_user')
        .select([
          sql<string>`cast(${step.promotion_id} as text)`.as('promotion_id'),
          'id',
          sql<string>`cast(${step.class_id} as text)`.as('class_id'),
          outcome.as('outcome'),
          'grade_name',
          'class_name',
          'user_status',
          sql<string>`cast(${step.to_grade} as text)`.as('to_grade'),
          sql<string>`cast(${step.to_class} as text)`.as('to_class'),
        ])
        .where('unit_id', '=', unit_id)
        .where('grade_name', '=', step.from_grade)
        .where('class_name', '=', step.from_class)
        .where('class_name', '!=', noName),
    )
    .onConflict((conflict) => conflict.columns(['promotion_id', 'user_id']).doNothing())
    .execute();
}

/** Marks those who go along with a class, and are still in it by these names. */
export async function markAlong(
  trx: Kysely<Tables>,
  step: StepRow,
  from: 'waiting' | 'done',
  to: 'done' | 'undone',
): Promise<void> {
  const isBefore = from === 'waiting';
  await trx
    .updateTable('promotion_person')
    .set({ state: to })
    .where('promotion_id', '=', step.promotion_id)
    .where('state', '=', from)
    .where('outcome', '=', 'along')
    .where('class_id', '=', step.class_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('app_user')
          .select('app_user.id')
          .whereRef('app_user.id', '=', 'promotion_person.user_id')
          .whereRef(
            'app_user.grade_name',
            '=',
            isBefore ? 'promotion_person.from_grade' : 'promotion_person.to_grade',
          )
          .whereRef(
            'app_user.class_name',
            '=',
            isBefore ? 'promotion_person.from_class' : 'promotion_person.to_class',
          ),
      ),
    )
    .execute();
}
