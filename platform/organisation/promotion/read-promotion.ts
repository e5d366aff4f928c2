import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError, type ParsedPayloadOf, type Promotion, type promotionState } from '#shared/contracts';
import type { OrganisationDeps } from '../organisation-deps.ts';
import { requireUnit } from '../require-unit.ts';
import { listChanged } from './changed-people.ts';
import { type PromotionRow, undoWindow } from './promotion-deps.ts';
import { listTakenNames } from './taken-names.ts';

type Deps = Pick<OrganisationDeps, 'db' | 'clock'>;

/** The latest end of a school year of a unit; null for none. @throws DomainError `not_found` */
export async function readLatest(
  deps: Deps,
  principal: Principal,
  { unitId: wanted }: ParsedPayloadOf<typeof promotionState>,
): Promise<Promotion | null> {
  const unitId = await requireUnit(deps.db, principal, wanted);
  const row = await findLatest(deps.db, unitId);
  return row ? toPromotion(deps, row) : null;
}

/** @throws DomainError `not_found` */
export async function readPromotion(deps: Deps, id: string): Promise<Promotion> {
  const row = await deps.db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return toPromotion(deps, row);
}

export function findLatest(db: Kysely<Tables>, unitId: string): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('unit_id', '=', unitId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Until when it can be undone; undefined where it cannot. */
export function undoableUntil({ status, finished_at }: PromotionRow, now: number): number | undefined {
  const until = (finished_at ?? 0) + undoWindow;
  return status === 'done' && now < until ? until : undefined;
}

async function toPromotion({ db, clock }: Deps, row: PromotionRow): Promise<Promotion> {
  const classes = await countClasses(db, row);
  const people = await countPeople(db, row);
  const until = undoableUntil(row, clock());
  return {
    ...{ promotionId: row.id, status: row.status, yearName: row.year_name },
    ...{ ...classes, ...people },
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
    undoUntil: until === undefined ? null : new Date(until).toISOString(),
    changed: until !== undefined || row.status === 'undone' ? await listChanged(db, row) : [],
    taken: until === undefined ? [] : await listTakenNames(db, row),
  };
}

async function countClasses(db: Kysely<Tables>, { id, status }: PromotionRow) {
  const rows = await db
    .selectFrom('promotion_class')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('promotion_id', '=', id)
    .groupBy('state')
    .execute();
  const total = rows.reduce((sum, { count }) => sum + Number(count), 0);
  const open = status === 'undoing' ? 'done' : 'waiting';
  const left = rows.find(({ state }) => state === open)?.count ?? 0;
  return { total, done: total - Number(left) };
}

async function countPeople(db: Kysely<Tables>, { id }: PromotionRow) {
  const rows = await db
    .selectFrom('promotion_person')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('promotion_id', '=', id)
    .groupBy('outcome')
    .execute();
  const counts = new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
  const countOf = (outcome: (typeof rows)[number]['outcome']): number => counts.get(outcome) ?? 0;
  return { left: countOf('leave'), moved: countOf('along') + countOf('move') };
}
