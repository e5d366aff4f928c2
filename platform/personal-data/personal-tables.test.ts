import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { openMigrated } from '#platform/testing';
import { elsewhere, personalTables } from './personal-tables.ts';

/** Names of columns that name a person. */
const naming =
  /^(?:user|owner|account|actor|sender|author|child|parent|teacher|target)_id$|_by$|^owner_(?:key|user_ids)$/;
/** Names of columns that hold secrets, or what is sealed. */
const secret = /hash|secret|token|validator|^descriptor$|^family$|^selector$/;
/** Columns of these names that name no person. */
const others = new Set(['unit.second_step_by_bureau', 'drive_entry.parent_id', 'refresh_token.replaced_by']);

let database: PortalDatabase;
let columns: readonly { table: string; column: string }[];
let references: readonly string[];
let indexes: readonly { table: string; first: string }[];

beforeAll(async () => {
  database = await openMigrated();
  columns = (
    await sql<{ table: string; column: string }>`
      select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table'`.execute(database.db)
  ).rows;
  const { rows } = await sql<{ name: string }>`
    select m.name || '.' || f."from" as name from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" = 'app_user'`.execute(database.db);
  references = rows.map(({ name }) => name);
  indexes = (
    await sql<{ table: string; first: string }>`
      select m.tbl_name as "table", i.name as first from sqlite_master m, pragma_index_info(m.name) i
      where m.type = 'index' and i.seqno = 0`.execute(database.db)
  ).rows;
});
afterAll(() => database.close());

const exported = new Set(personalTables.map(({ table, column }) => `${table}.${column}`));

test('when a column names a person, then its rows are hers, or there is a reason why not', () => {
  const named = columns
    .filter(({ column }) => naming.test(column))
    .map(({ table, column }) => `${table}.${column}`);
  const known = new Set([...exported, ...others, ...Object.keys(elsewhere)]);
  expect([...named, ...references].filter((name) => !known.has(name))).toEqual([]);
});

test('when a table or column has gone, then nothing is said about it', () => {
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  expect([...exported, ...Object.keys(elsewhere), ...others].filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(elsewhere).filter((name) => exported.has(name))).toEqual([]);
});

test('when a column holds a secret, then it is left out by its name', () => {
  const given = personalTables.flatMap(({ table, leftOut = [], along }) => [
    ...columns.filter((one) => one.table === table && !leftOut.includes(one.column)),
    ...(along?.columns.map((column) => ({ table: along.table, column })) ?? []),
  ]);
  expect(given.filter(({ column }) => secret.test(column))).toEqual([]);
});

test('when rows of a person are read, then an index begins with the column that finds them', () => {
  const firsts = new Set(indexes.map(({ table, first }) => `${table}.${first}`));
  const found = personalTables.map(
    ({ table, column, isFoundByUnit, where }) =>
      `${table}.${isFoundByUnit ? 'unit_id' : (where?.[0] ?? column)}`,
  );
  expect(found.filter((name) => !firsts.has(name))).toEqual([]);
});
