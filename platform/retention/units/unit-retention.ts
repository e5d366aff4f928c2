import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import { requireUnit } from '#platform/organisation';
import type { Clock } from '#platform/runtime';
import {
  type AnswerOf,
  DomainError,
  type ParsedPayloadOf,
  type retentionPreview,
  type retentionSave,
  type retentionUnit,
} from '#shared/contracts';
import { isTermTable, type Terms, type TermTable, termTables } from '#shared/retention-terms';
import { retentions } from '../retentions.ts';
import { type RowsOfUnit, rowsOfUnits, within } from './unit-terms.ts';

const day = 24 * 60 * 60 * 1000;
/** Beyond it a preview says "more". */
const maxCounted = 10_000;

export interface UnitRetentionDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly terms: Terms;
  readonly writeAudit: WriteAudit;
}

interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}

/** How long a unit keeps what it may decide about. @throws DomainError `not_found` */
export async function listUnitTerms(
  { db, terms }: UnitRetentionDeps,
  principal: Principal,
  wanted: string,
): Promise<AnswerOf<typeof retentionUnit>> {
  const unitId = await requireUnit(db, principal, wanted);
  const rows = await db.selectFrom('unit_retention').selectAll().where('unit_id', '=', unitId).execute();
  return termTables
    .filter((table) => terms[table].isOfUnits)
    .map((table) => {
      const { days: usual, from, to } = terms[table];
      const own = rows.find(({ table_name }) => table_name === table);
      return {
        ...{ table, name: retentions[table].name, usual, from, to, revision: own?.revision ?? 0 },
        own: own ? within(terms, table, own.days) : null,
      };
    });
}

/** How many rows of a unit the next purge would delete by a term. @throws DomainError `not_found`, `invalid_input` */
export async function previewTerm(
  { db, clock, terms }: UnitRetentionDeps,
  principal: Principal,
  payload: ParsedPayloadOf<typeof retentionPreview>,
): Promise<AnswerOf<typeof retentionPreview>> {
  const unitId = await requireUnit(db, principal, payload.unitId);
  const table = requireTable(terms, payload.table);
  requireDays(terms, table, payload.days);
  const until = clock() - payload.days * day;
  const { column, person } = findRows(table);
  const from = sql.table(table);
  const old = sql`${from}.${sql.ref(column)} <= ${until}`;
  const mine = person
    ? sql`app_user join ${from} on ${from}.${sql.ref(person)} = app_user.id where app_user.unit_id = ${unitId} and ${old}`
    : sql`${from} where unit_id = ${unitId} and ${old}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from ${mine} limit ${maxCounted + 1}) as counted`.execute(db);
  const total = Number(rows[0]?.total ?? 0);
  return { rows: Math.min(total, maxCounted), isMore: total > maxCounted };
}

/** Sets the term of a unit for a table, or gives it up. @throws DomainError `not_found`, `invalid_input`, `conflict` */
export async function saveTerm(
  { db, terms, writeAudit }: UnitRetentionDeps,
  { unitId: wanted, table: name, days, revision }: ParsedPayloadOf<typeof retentionSave>,
  { principal, request }: Caller,
): Promise<null> {
  const unitId = await requireUnit(db, principal, wanted);
  const table = requireTable(terms, name);
  if (days !== null) requireDays(terms, table, days);
  await db.transaction().execute(async (trx) => {
    const isKept =
      days === null
        ? await giveUp(trx, { unitId, table, revision })
        : await keep(trx, { unitId, table, days, revision });
    if (!isKept) throw new DomainError('conflict');
    const { userId, loginName } = principal;
    const detail = `${unitId} ${table} ${days ?? 'usual'}`;
    await writeAudit(trx, { event: 'retention_changed', userId, loginName, detail }, request);
  });
  return null;
}

interface Row {
  readonly unitId: string;
  readonly table: TermTable;
  readonly revision: number;
}

/** @returns whether nobody else changed it first */
async function keep(
  trx: Kysely<Tables>,
  { unitId, table, days, revision }: Row & { days: number },
): Promise<boolean> {
  const values = { unit_id: unitId, table_name: table, days, revision: 1 };
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('unit_retention')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['unit_id', 'table_name'])
        .doUpdateSet({ days, revision: revision + 1 })
        .where('unit_retention.revision', '=', revision),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

async function giveUp(trx: Kysely<Tables>, { unitId, table, revision }: Row): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('unit_retention')
    .where('unit_id', '=', unitId)
    .where('table_name', '=', table)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function requireTable(terms: Terms, name: string): TermTable {
  if (!isTermTable(name) || !terms[name].isOfUnits) throw new DomainError('invalid_input');
  return name;
}

function requireDays(terms: Terms, table: TermTable, days: number): void {
  const { from, to } = terms[table];
  if (days >= from && days <= to) return;
  const message = `请填写 ${from} 至 ${to} 天|||Please enter ${from} to ${to} days`;
  throw new DomainError('invalid_input', { message, fieldErrors: [{ field: 'days', message }] });
}

function findRows(table: TermTable): RowsOfUnit {
  if (table === 'app_user') return { column: 'disabled_at' };
  if (table === 'import_job') return { column: 'updated_at' };
  return Object.hasOwn(rowsOfUnits, table)
    ? rowsOfUnits[table as keyof typeof rowsOfUnits]
    : { column: 'at' };
}
