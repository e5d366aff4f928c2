/** The platform's database: opening it, its tables, its migrations, its errors. */
export type { OauthClientTable, UnitState } from './client-tables.ts';
export { escapeLike } from './escape-like.ts';
export { migrateToLatest } from './migrate-to-latest.ts';
export { type DatabaseOptions, openDatabase, type PortalDatabase } from './open-database.ts';
export { channelOf, listenToPostgres } from './postgres-notifications.ts';
export { prepareQuery } from './prepare-query.ts';
export { isUniqueViolation } from './store-errors.ts';
export type { AppUserTable, Tables, UnitTable } from './tables.ts';
