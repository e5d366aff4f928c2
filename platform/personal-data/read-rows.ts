import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { PersonalTable } from './personal-tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Whose rows are read. */
export interface Subject {
  readonly userId: string;
  readonly unitId: string;
}

/** Rows of one statement. */
const rowsAtOnce = 500;

/** The rows of a table that are about a person, a page at a time: memory does not grow with them. */
export async function* readRows(
  db: Kysely<Tables>,
  of: PersonalTable,
  subject: Subject,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const { rows } = await pageAfter(of, subject, last).execute(db);
    for (const row of rows) yield withoutSecrets(of, row);
    last = rows.at(-1);
    if (rows.length < rowsAtOnce || !last) return;
  }
}

function pageAfter(of: PersonalTable, { userId, unitId }: Subject, last: Row | undefined): RawBuilder<Row> {
  const { table, column, key, where, along, isFoundByUnit } = of;
  const own = (name: string): RawBuilder<unknown> => sql.ref(`own.${name}`);
  const keys = sql.join(key.map(own));
  const conditions: RawBuilder<SqlBool>[] = [
    sql`${own(column)} = ${userId}`,
    ...(isFoundByUnit ? [sql<SqlBool>`${own('unit_id')} = ${unitId}`] : []),
    ...(where ? [sql<SqlBool>`${own(where[0])} = ${where[1]}`] : []),
    ...(last ? [sql<SqlBool>`(${keys}) > (${sql.join(key.map((name) => last[name]))})`] : []),
  ];
  const others = along?.columns.map((name) => sql`, other.${sql.ref(name)} as ${sql.ref(`with_${name}`)}`);
  return sql<Row>`select own.*${others ? sql.join(others, sql``) : sql``} from ${sql.table(table)} own
    ${along ? sql`left join ${sql.table(along.table)} other on other.id = ${own(along.column)}` : sql``}
    where ${sql.join(conditions, sql` and `)} order by ${keys} limit ${sql.lit(rowsAtOnce)}`;
}

function withoutSecrets({ leftOut = [] }: PersonalTable, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, value]) => [name, isInstant(name, value) ? new Date(value).toISOString() : value]),
  );
}

/** Columns of instants end so; what is too small for one is a number of something else. */
function isInstant(name: string, value: unknown): value is number {
  return /(?:^|_)(?:at|until)$/.test(name) && typeof value === 'number' && value > 1e11;
}
