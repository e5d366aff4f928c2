import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { personalRows } from '#platform/people';
import { openMigrated } from '#platform/testing';
import { retentions } from './retentions.ts';

/** Their rows live for minutes, so that there are few; or, of keys and messages, there are few at all. */
const small = new Set([
  'handover',
  'social_transaction',
  'social_pending',
  'password_reset',
  'contact_change',
  'outbox',
  'qr_sign_in',
  'signing_key',
]);

let database: PortalDatabase;
beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());

test('when a table goes with another one, then the schema deletes it with that one', async () => {
  const { rows } = await sql<{ child: string; parent: string }>`
    select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f.on_delete = 'CASCADE'`.execute(database.db);
  const known = new Set(rows.map(({ child, parent }) => `${child} ${parent}`));
  const listed = Object.entries(retentions).flatMap(([table, retention]) =>
    retention.kind === 'with' ? [`${table} ${retention.table}`] : [],
  );
  expect(listed.filter((pair) => !known.has(pair))).toEqual([]);
});

test('when a table goes with a person, then anonymising her deletes its rows', async () => {
  const { rows } = await sql<{ child: string; column: string }>`
    select m.name as child, f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f.on_delete = 'CASCADE' and f."table" = 'app_user'`.execute(database.db);
  const inSchema = rows.map(({ child, column }) => `${child} ${column}`);
  expect(personalRows.map((pair) => pair.join(' ')).toSorted()).toEqual(inSchema.toSorted());
});

test('when rows past their term are counted, then an index begins with the column', async () => {
  const { rows } = await sql<{ name: string }>`
    select m.tbl_name || ' ' || i.name as name from sqlite_master m, pragma_index_info(m.name) i
    where m.type = 'index' and i.seqno = 0`.execute(database.db);
  const known = new Set(rows.map(({ name }) => name));
  const counted = Object.entries(retentions).flatMap(([table, retention]) =>
    'column' in retention && !small.has(table) ? [`${table} ${retention.column}`] : [],
  );
  expect(counted.filter((pair) => !known.has(pair))).toEqual([]);
});
