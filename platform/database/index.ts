/** The platform's database: opening it, its tables, its migrations, its errors. */

export type { OauthClientTable, UnitState } from './client-tables.ts';
export { deleteInBatches } from './delete-in-batches.ts';
export { escapeLike } from './escape-like.ts';
export { createFieldColumns, type FieldColumns } from './field-columns.ts';
export { isStorable } from './is-storable.ts';
export { listTables } from './list-tables.ts';
export { findMigrations, migrateToLatest, migrationNames } from './migrate-to-latest.ts';
export { type DatabaseOptions, openDatabase, type PortalDatabase } from './open-database.ts';
export { channelOf, listenToPostgres } from './postgres-notifications.ts';
export { prepareQuery } from './prepare-query.ts';
export { runExclusively } from './run-exclusively.ts';
export { isUniqueViolation } from './store-errors.ts';
export type { AppUserTable, Tables, UnitTable } from './tables.ts';
export { requireWholeRestore, unfinishedRestoreTable } from './unfinished-restore.ts';
export type { UnitAppAudienceTable } from './unit-app-tables.ts';
export { createWriteProbe } from './write-probe.ts';
