import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireValidFields } from '#platform/http';
import {
  classFields,
  createStep,
  DomainError,
  findPlanProblems,
  orderSteps,
  type ParsedPayloadOf,
  type PlannedClass,
  type Promotion,
  type PromotionPlan,
  type promotionRun,
  schoolYearFields,
} from '#shared/contracts';
import type { ClassRow } from '../class-row.ts';
import type { Caller } from '../organisation-deps.ts';
import { refuseDuringPromotion } from '../refuse-during-promotion.ts';
import { requireUnit } from '../require-unit.ts';
import { writeLine } from '../write-line.ts';
import { takeNextYear } from './next-year.ts';
import { insertExceptions } from './planned-pupils.ts';
import { type PromotionDeps, undoWindow } from './promotion-deps.ts';
import { selectOpenRows } from './propose.ts';
import { findLatest, readPromotion } from './read-promotion.ts';

/** A class of the plan beside its row. */
interface Planned {
  readonly row: ClassRow;
  readonly plan: PlannedClass;
}

/**
 * Takes the plan of an administrator. The portal follows it on its own; nothing of it has happened yet.
 * @throws DomainError `not_found`, `invalid_input`, or `conflict`: another one runs or can still be undone, or classes
 * have changed since she saw them
 */
export async function startPromotion(
  deps: PromotionDeps,
  caller: Caller,
  { unitId: wanted, plan }: ParsedPayloadOf<typeof promotionRun>,
): Promise<Promotion> {
  const { db, clock } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  requireValidPlan(plan);
  return db.transaction().execute(async (trx) => {
    await refuseDuringPromotion(trx, unitId);
    await refuseWhileUndoable(trx, unitId, clock());
    const planned = matchClasses(await selectOpenRows(trx, unitId).execute(), plan.classes);
    const steps = planned.map(({ row, plan: one }) =>
      createStep({ classId: row.id, gradeName: row.grade_name, className: row.class_name }, one.outcome, one),
    );
    if (findPlanProblems(steps, plan.newClasses).length > 0) throw isUnfinished();
    const year = await takeNextYear(trx, unitId, plan.year);
    const id = randomUUID();
    const { principal, request } = caller;
    await trx
      .insertInto('promotion')
      .values({
        ...{ id, unit_id: unitId, status: 'running', from_year_id: year.fromYearId, to_year_id: year.yearId },
        ...{ year_name: year.name, made_year: year.isMade ? 1 : 0, actor_id: principal.userId },
        ...{ actor_login: principal.loginName, actor_unit_id: principal.unitId },
        ...{ ip: request.ip, user_agent: request.userAgent, started_at: clock(), finished_at: null },
      })
      .execute();
    await insertSteps(trx, id, planned, orderSteps(steps).ordered, plan);
    await insertExceptions(trx, { promotionId: id, unitId }, steps, plan);
    const leaving = planned.filter(({ plan: { outcome } }) => outcome === 'leave').length;
    const detail = { yearName: year.name, classes: planned.length, leaving, exceptions: plan.pupils.length };
    await writeLine(deps, trx, caller, { event: 'promotion_started', unitId, ...detail });
    return readPromotion({ db: trx, clock }, id);
  });
}

function requireValidPlan({ year, classes, pupils, newClasses }: PromotionPlan): void {
  if (year.yearId === '') requireValidFields(schoolYearFields, { ...year, isCurrent: true }, year);
  const moved = [...classes, ...pupils].filter(({ outcome }) => outcome === 'move');
  for (const { gradeName, className } of [...moved, ...newClasses])
    requireValidFields(classFields, { gradeName, className, yearId: '', campusId: '' });
}

async function refuseWhileUndoable(trx: Kysely<Tables>, unitId: string, now: number): Promise<void> {
  const latest = await findLatest(trx, unitId);
  if (latest?.status !== 'done' || now >= (latest.finished_at ?? 0) + undoWindow) return;
  const message =
    '学年刚刚结束，七天内只能撤销，不能再次结束|||The school year has just ended. For seven days it can be undone, but not ended again';
  throw new DomainError('conflict', { message });
}

/** The plan has to be about the classes as they are. */
function matchClasses(rows: readonly ClassRow[], plans: readonly PlannedClass[]): Planned[] {
  const byId = new Map(plans.map((plan) => [plan.classId, plan]));
  const planned = rows.flatMap((row) => {
    const plan = byId.get(row.id);
    return plan?.revision === row.revision ? [{ row, plan }] : [];
  });
  if (planned.length === rows.length && byId.size === rows.length) return planned;
  const message = '班级刚有变动，请重新查看|||The classes have just changed. Check the list again';
  throw new DomainError('conflict', { message });
}

async function insertSteps(
  trx: Kysely<Tables>,
  promotionId: string,
  planned: readonly Planned[],
  ordered: ReturnType<typeof orderSteps>['ordered'],
  { newClasses }: PromotionPlan,
): Promise<void> {
  const byId = new Map(planned.map((one) => [one.row.id, one]));
  const known = ordered.map(({ classId, from, to }) => ({
    ...{ class_id: classId, outcome: byId.get(classId)?.plan.outcome ?? ('stay' as const) },
    ...{ from_grade: from.gradeName, from_class: from.className },
    from_year_id: byId.get(classId)?.row.year_id ?? null,
    ...{ to_grade: to?.gradeName ?? '', to_class: to?.className ?? '' },
  }));
  const made = newClasses.map(({ gradeName, className }) => ({
    ...{
      class_id: randomUUID(),
      outcome: 'new' as const,
      from_grade: '',
      from_class: '',
      from_year_id: null,
    },
    ...{ to_grade: gradeName, to_class: className },
  }));
  const values = [...known, ...made].map((step, position) => ({
    ...step,
    promotion_id: promotionId,
    position,
  }));
  if (values.length > 0) await trx.insertInto('promotion_class').values(values).execute();
}

function isUnfinished(): DomainError {
  const message =
    '有班级还没有去向，或升级后重名，请先处理|||Some classes have no new name yet, or would share one. Resolve these first';
  return new DomainError('invalid_input', { message });
}
