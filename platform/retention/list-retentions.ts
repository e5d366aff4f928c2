import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { Clock } from '#platform/runtime';
import { isArea, type ListedRetention, unitTypeCodes } from '#shared/contracts';
import { isTermTable, type Terms } from '#shared/retention-terms';
import { type Retention, retentions } from './retentions.ts';
import { readLongestTerms } from './units/unit-terms.ts';

const day = 24 * 60 * 60 * 1000;

export interface RetentionDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly terms: Terms;
}

/**
 * Every table with its term. How many rows wait for the next purge is a figure of the whole portal: a bureau sees it, and the school
 * of a portal that has no other one.
 */
export async function listRetentions(
  { db, clock, terms }: RetentionDeps,
  principal: Principal,
): Promise<ListedRetention[]> {
  const isWhole = isArea(principal) || (await isOnlySchool(db, principal.unitId));
  const waiting = isWhole ? await countWaiting(db, clock(), terms) : undefined;
  const listed = Object.entries(retentions).map(
    ([table, retention]): ListedRetention => ({
      ...{ table, name: retention.name, kind: kindOf(table, retention, terms) },
      days: daysOf(table, retention, terms),
      with: retention.kind === 'with' ? retentions[retention.table].name : null,
      waiting: isTimed(retention) ? (waiting?.get(table) ?? null) : null,
    }),
  );
  const personDays = terms.app_user.days;
  if (personDays === null) return listed;
  const people = isWhole ? await countPeople(db, clock() - personDays * day) : null;
  return listed.map((one) =>
    one.table === 'app_user' ? { ...one, kind: 'person', days: personDays, waiting: people } : one,
  );
}

type Timed = Extract<Retention, { column: string }>;

function isTimed(retention: Retention): retention is Timed {
  return retention.kind === 'end' || retention.kind === 'age';
}

/** What a term ends has an age, whatever it would go with otherwise. */
function kindOf(table: string, { kind }: Retention, terms: Terms): Retention['kind'] {
  return isTermTable(table) && table !== 'app_user' && terms[table].days !== null ? 'age' : kind;
}

function daysOf(table: string, retention: Retention, terms: Terms): number | null {
  if (isTermTable(table)) return terms[table].days;
  return retention.kind === 'age' ? Math.round(retention.milliseconds / day) : null;
}

/** Rows past their term, by table, in one statement; each count takes the index that the purge takes. */
export async function countWaiting(
  db: Kysely<Tables>,
  now: number,
  terms: Terms,
): Promise<ReadonlyMap<string, number>> {
  const longest: Readonly<Record<string, number | null>> = await readLongestTerms(db, terms);
  const counts = Object.entries(retentions).flatMap(([table, retention]) =>
    isTimed(retention) ? [countOf(table, retention, now - ageOf(table, retention, terms, longest))] : [],
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Until units with a longer term are over, their rows do not wait. */
function ageOf(
  table: string,
  retention: Timed,
  terms: Terms,
  longest: Readonly<Record<string, number | null>>,
): number {
  if (retention.kind === 'end') return 0;
  const days = longest[table] ?? (isTermTable(table) ? terms[table].days : undefined);
  return typeof days === 'number' ? days * day : retention.milliseconds;
}

function countOf(table: string, retention: Timed, until: number): RawBuilder<unknown> {
  return sql`select ${sql.lit(table)} as name, count(*) as count from ${sql.table(table)}
    where ${sql.ref(retention.column)} <= ${sql.lit(until)}`;
}

/** Those who will lose their names, and those who will be deleted. */
async function countPeople(db: Kysely<Tables>, until: number): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb.and([eb('disabled_at', '<=', until), eb('anonymised_at', 'is', null)]),
        eb('anonymised_at', '<=', until),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function isOnlySchool(db: Kysely<Tables>, unitId: string): Promise<boolean> {
  const other = await db
    .selectFrom('unit')
    .select('id')
    .where('id', '!=', unitId)
    .where('unit_type', '=', unitTypeCodes.school)
    .where('is_sandbox', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
