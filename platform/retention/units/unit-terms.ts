import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type Terms, type TermTable, termTables } from '#shared/retention-terms';

/** How the rows of one unit are found in a table of the terms. */
export interface RowsOfUnit {
  /** The instant that they are old from. */
  readonly column: string;
  /** Names a person of the unit; left out, the table names the unit. */
  readonly person?: string;
}

/** Tables that `purge-units.ts` purges. People and imports have purges of their own, which know the terms. */
export const rowsOfUnits = {
  auth_audit: { column: 'at', person: 'user_id' },
  access_record: { column: 'at', person: 'user_id' },
  message: { column: 'sent_at', person: 'sender_id' },
  app_use: { column: 'day' },
  announcement: { column: 'ends_at' },
  feedback: { column: 'at' },
} as const satisfies Partial<Record<TermTable, RowsOfUnit>>;

export type UnitTable = keyof typeof rowsOfUnits;
export const unitTables: readonly UnitTable[] = [
  ...(['auth_audit', 'access_record', 'message'] as const),
  ...(['app_use', 'announcement', 'feedback'] as const),
];

/** Units with a term of their own, by table. */
export type OwnTerms = ReadonlyMap<TermTable, ReadonlyMap<string, number>>;

/** What units have set, within the bounds of today: an operator may have narrowed them since. */
export async function readOwnTerms(db: Kysely<Tables>, terms: Terms): Promise<OwnTerms> {
  const rows = await db.selectFrom('unit_retention').select(['unit_id', 'table_name', 'days']).execute();
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name);
  return new Map(
    termTables.map((table) => {
      const own = (byTable.get(table) ?? []).filter(() => terms[table].isOfUnits);
      return [table, new Map(own.map(({ unit_id, days }) => [unit_id, within(terms, table, days)]))];
    }),
  );
}

export function within(terms: Terms, table: TermTable, days: number): number {
  const { from, to } = terms[table];
  return Math.min(to, Math.max(from, days));
}

/** The longest term that counts anywhere; null where some rows stay for ever. */
export function maxTermOf(terms: Terms, own: OwnTerms, table: TermTable): number | null {
  const { days } = terms[table];
  return days === null ? null : Math.max(days, ...(own.get(table)?.values() ?? []));
}

/** Whose rows a purge takes: those of one unit, or of all but some. */
export interface PurgeScope {
  readonly days: number;
  readonly unitId?: string;
  readonly except: readonly string[];
}

/** Runs a purge for each unit with a term of its own, and then for all others. */
export async function forEachScope(
  { db, terms, table }: { db: Kysely<Tables>; terms: Terms; table: TermTable },
  purge: (scope: PurgeScope) => Promise<void>,
): Promise<void> {
  const own = (await readOwnTerms(db, terms)).get(table) ?? new Map<string, number>();
  for (const [unitId, days] of own) await purge({ days, unitId, except: [] });
  const { days } = terms[table];
  if (days !== null) await purge({ days, except: [...own.keys()] });
}

/** The longest terms of what has a purge over all units, by table. */
export async function readLongestTerms(
  db: Kysely<Tables>,
  terms: Terms,
): Promise<Record<'auth_audit' | 'access_record' | 'app_use' | 'announcement', number | null>> {
  const own = await readOwnTerms(db, terms);
  return {
    auth_audit: maxTermOf(terms, own, 'auth_audit'),
    access_record: maxTermOf(terms, own, 'access_record'),
    app_use: maxTermOf(terms, own, 'app_use'),
    announcement: maxTermOf(terms, own, 'announcement'),
  };
}
