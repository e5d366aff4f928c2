import { type Kysely, sql } from 'kysely';
import { type PortalDatabase, runExclusively, type Tables } from '#platform/database';
import { writeLine } from '../write-line.ts';
import { beginNextYear, returnToYear } from './next-year.ts';
import { parkMoved, placeParked } from './parked-people.ts';
import { authorOf, type PromotionDeps, type PromotionRow, type StepRow } from './promotion-deps.ts';
import { returnPeople } from './return-people.ts';
import { runClass } from './run-class.ts';
import { undoClass } from './undo-class.ts';

/**
 * Goes on with all ends of school years that are not finished, each to its end, a class or a hundred people in a transaction. A
 * process that dies leaves whole steps; the next one begins after the last. One replica does it.
 */
export function createPromotionRunner(deps: PromotionDeps, database: PortalDatabase): () => Promise<void> {
  return async () => {
    const isAny = await selectUnfinished(deps.db).executeTakeFirst();
    if (isAny) await runExclusively(database, 'promote', () => runAll(deps));
  };
}

/** By the index that holds these alone: asked for each second. */
export function selectUnfinished(db: Kysely<Tables>) {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where(sql<boolean>`status in ('running', 'undoing')`)
    .orderBy('unit_id');
}

async function runAll(deps: PromotionDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const promotion of await selectUnfinished(deps.db).execute()) {
    try {
      await (promotion.status === 'running' ? run(deps, promotion) : undo(deps, promotion));
    } catch (error) {
      // Another school need not wait for it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
}

async function run(deps: PromotionDeps, promotion: PromotionRow): Promise<void> {
  const next = () => findStep(deps.db, promotion, 'waiting', 'asc');
  for (let step = await next(); step; step = await next()) await runClass(deps, promotion, step);
  while (await placeParked(deps, promotion));
  await deps.db.transaction().execute(async (trx) => {
    await beginNextYear(trx, promotion);
    await finish(trx, promotion, { status: 'done', finished_at: deps.clock() });
    const { unit_id: unitId, year_name: yearName } = promotion;
    await writeLine(deps, trx, authorOf(promotion), { event: 'promotion_finished', unitId, yearName });
  });
}

async function undo(deps: PromotionDeps, promotion: PromotionRow): Promise<void> {
  while (await parkMoved(deps, promotion));
  const next = () => findStep(deps.db, promotion, 'done', 'desc');
  for (let step = await next(); step; step = await next()) await undoClass(deps, promotion, step);
  while (await returnPeople(deps, promotion));
  await deps.db.transaction().execute(async (trx) => {
    await returnToYear(trx, promotion);
    await finish(trx, promotion, { status: 'undone' });
    const { unit_id: unitId, year_name: yearName } = promotion;
    await writeLine(deps, trx, authorOf(promotion), { event: 'promotion_undone', unitId, yearName });
  });
}

/** The next class; classes that leave come first, and are the last to return. */
function findStep(
  db: Kysely<Tables>,
  { id }: PromotionRow,
  state: 'waiting' | 'done',
  direction: 'asc' | 'desc',
): Promise<StepRow | undefined> {
  return db
    .selectFrom('promotion_class')
    .selectAll()
    .where('promotion_id', '=', id)
    .where('state', '=', state)
    .orderBy('position', direction)
    .limit(1)
    .executeTakeFirst();
}

async function finish(
  trx: Kysely<Tables>,
  { id }: PromotionRow,
  change: { status: 'done' | 'undone'; finished_at?: number },
): Promise<void> {
  await trx.updateTable('promotion').set(change).where('id', '=', id).execute();
}
