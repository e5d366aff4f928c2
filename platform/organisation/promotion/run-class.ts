import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { putAwayNames } from '../class-names.ts';
import { toColumns } from '../class-row.ts';
import { renameAll } from '../rename-all.ts';
import { writeLine } from '../write-line.ts';
import {
  authorOf,
  namesOfStep,
  type PromotionDeps,
  type PromotionRow,
  peoplePerBatch,
  type StepRow,
} from './promotion-deps.ts';
import { changeClass, endStep, holdClass, markAlong, noteEverybody } from './step-rows.ts';
import { takeOut } from './take-out.ts';

/** Follows the plan of one class. The pupils who leave, or go elsewhere, are taken out in batches; the class itself is one transaction. */
export async function runClass(deps: PromotionDeps, promotion: PromotionRow, step: StepRow): Promise<void> {
  const { db } = deps;
  if (step.outcome === 'new') return createNewClass(deps, promotion, step);
  await db.transaction().execute((trx) => noteEverybody(trx, promotion, step));
  const takeSome = (): Promise<number> =>
    db.transaction().execute((trx) => takeOut(deps, trx, promotion, step, peoplePerBatch));
  while ((await takeSome()) > 0);
  await db.transaction().execute(async (trx) => {
    const row = await holdClass(trx, promotion, step, {
      ...{ grade_name: step.from_grade, class_name: step.from_class, status: 'open' },
    });
    if (!row) return endStep(trx, step, 'kept');
    // Who came in while the others were taken out; nobody else can now.
    await noteEverybody(trx, promotion, step);
    while ((await takeOut(deps, trx, promotion, step, peoplePerBatch)) > 0);
    if (step.outcome === 'leave') await closeClass(deps, trx, promotion, step);
    else await moveClass(deps, trx, promotion, step, row.campus_id);
    await endStep(trx, step, 'done');
  });
}

async function closeClass(
  deps: PromotionDeps,
  trx: Kysely<Tables>,
  promotion: PromotionRow,
  step: StepRow,
): Promise<void> {
  const { unit_id: unitId } = promotion;
  const { from } = namesOfStep(step);
  await changeClass(trx, step.class_id, { status: 'closed', updated_at: deps.clock() });
  const to = putAwayNames(from, step.class_id);
  for (const follow of deps.followers) await follow(trx, { unitId, from, to });
  await writeLine(deps, trx, authorOf(promotion), { event: 'class_closed', unitId, ...from });
}

/** The class goes on into the next year: the same row, the same teachers, its registers and files. */
async function moveClass(
  deps: PromotionDeps,
  trx: Kysely<Tables>,
  promotion: PromotionRow,
  step: StepRow,
  campusId: string | null,
): Promise<void> {
  const { unit_id: unitId, to_year_id: yearId } = promotion;
  const { from, to } = namesOfStep(step);
  const at = deps.clock();
  await markAlong(trx, step, 'waiting', 'done');
  const columns = toColumns({ ...to, yearId, campusId: campusId ?? '' });
  await changeClass(trx, step.class_id, { ...columns, updated_at: at });
  if (step.outcome === 'move') await renameAll(deps, trx, { unitId, from, to }, at);
  await writeLine(deps, trx, authorOf(promotion), { event: 'class_changed', unitId, ...to, before: from });
}

async function createNewClass(
  { db, clock, ...deps }: PromotionDeps,
  promotion: PromotionRow,
  step: StepRow,
): Promise<void> {
  const { unit_id: unitId, to_year_id: yearId } = promotion;
  const { to } = namesOfStep(step);
  const at = clock();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('school_class')
      .values({
        ...{ id: step.class_id, unit_id: unitId, status: 'open', created_at: at, updated_at: at },
        ...toColumns({ ...to, yearId, campusId: '' }),
      })
      .execute();
    await writeLine(deps, trx, authorOf(promotion), { event: 'class_created', unitId, ...to });
    await endStep(trx, step, 'done');
  });
}
