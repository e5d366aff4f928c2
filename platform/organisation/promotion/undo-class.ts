import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { countPeople } from '../class-counts.ts';
import { putAwayNames } from '../class-names.ts';
import { toColumns } from '../class-row.ts';
import { renameAll } from '../rename-all.ts';
import { writeLine } from '../write-line.ts';
import {
  authorOf,
  namesOfStep,
  type PromotionDeps,
  type PromotionRow,
  type StepRow,
} from './promotion-deps.ts';
import { changeClass, endStep, holdClass, markAlong } from './step-rows.ts';

/** Undoes what became of one class. One that somebody changed since stays as it is. */
export function undoClass(deps: PromotionDeps, promotion: PromotionRow, step: StepRow): Promise<void> {
  const undoOne =
    step.outcome === 'new' ? removeNewClass : step.outcome === 'leave' ? reopenClass : returnClass;
  return deps.db.transaction().execute(async (trx) => {
    const isUndone = await undoOne(deps, trx, promotion, step);
    await endStep(trx, step, isUndone ? 'undone' : 'kept');
  });
}

type UndoOne = (
  deps: PromotionDeps,
  trx: Kysely<Tables>,
  promotion: PromotionRow,
  step: StepRow,
) => Promise<boolean>;

const removeNewClass: UndoOne = async (deps, trx, promotion, step) => {
  const { unit_id: unitId } = promotion;
  const { to } = namesOfStep(step);
  const row = await holdClass(trx, promotion, step, {
    ...{ grade_name: step.to_grade, class_name: step.to_class, status: 'open' },
  });
  if (!row || (await countPeople(trx, unitId, to)) > 0) return false;
  const away = putAwayNames(to, step.class_id);
  for (const follow of deps.followers) await follow(trx, { unitId, from: to, to: away });
  await trx.deleteFrom('school_class').where('id', '=', step.class_id).execute();
  await writeLine(deps, trx, authorOf(promotion), { event: 'class_closed', unitId, ...to });
  return true;
};

const reopenClass: UndoOne = async (deps, trx, promotion, step) => {
  const { unit_id: unitId } = promotion;
  const { from } = namesOfStep(step);
  const row = await holdClass(trx, promotion, step, {
    ...{ grade_name: step.from_grade, class_name: step.from_class, status: 'closed' },
  });
  if (!row) return false;
  await changeClass(trx, step.class_id, { status: 'open', updated_at: deps.clock() });
  const away = putAwayNames(from, step.class_id);
  for (const follow of deps.followers) await follow(trx, { unitId, from: away, to: from });
  await writeLine(deps, trx, authorOf(promotion), { event: 'class_reopened', unitId, ...from });
  return true;
};

const returnClass: UndoOne = async (deps, trx, promotion, step) => {
  const { unit_id: unitId, to_year_id } = promotion;
  const { from, to } = namesOfStep(step);
  const row = await holdClass(trx, promotion, step, {
    ...{ grade_name: step.to_grade, class_name: step.to_class, status: 'open' },
  });
  if (!row) return false;
  const at = deps.clock();
  await markAlong(trx, step, 'done', 'undone');
  // Another year that somebody gave it since stays.
  const yearId = row.year_id === to_year_id ? step.from_year_id : row.year_id;
  const columns = toColumns({ ...from, yearId: yearId ?? '', campusId: row.campus_id ?? '' });
  await changeClass(trx, step.class_id, { ...columns, updated_at: at });
  if (step.outcome === 'move') await renameAll(deps, trx, { unitId, from: to, to: from }, at);
  await writeLine(deps, trx, authorOf(promotion), { event: 'class_changed', unitId, ...from, before: to });
  return true;
};
