import { DomainError, isDomainError } from '#shared/contracts';

/** Primary result codes of SQLite: busy, locked, read-only, I/O error, corrupt, full, cannot open, not a database. */
const sqliteOutages = new Set([5, 6, 8, 10, 11, 13, 14, 26]);
const sqliteBusy = 5;
/** Extended result codes: UNIQUE and PRIMARY KEY constraint. */
const sqliteDuplicates = new Set([2067, 1555]);

/**
 * SQLSTATE classes and codes: connection, authorisation, resources, operator intervention, system error, rollback
 * (deadlock, serialisation), read-only transaction, a server or an object in no state for it, lock not available.
 */
const postgresOutage = /^(08|28|53|57|58|40|25006|55000|55P03|3D000)/;
/**
 * SQLSTATE codes of a value that a column cannot hold: too long, out of range, no instant, not of its type, U+0000, too
 * large for its index.
 */
const postgresUnstorable = /^(22001|22003|22007|22008|22021|22P02|22P05|54000)$/;
const socketOutages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EAI_AGAIN',
  'ENOENT',
]);
/** What pg and its pool say without any code. */
const poolOutage =
  /connection terminated|timeout exceeded|not queryable|connection error|connection is closed|query read timeout/i;

/** Another connection holds the lock that this statement needs. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && ((sqliteCodeOf(error) ?? 0) & 0xff) === sqliteBusy;
}

/** The row collides with another one: a unique index or the primary key refused it, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error && (sqliteDuplicates.has(sqliteCodeOf(error) ?? 0) || codeOf(error) === '23505')
  );
}

/**
 * An outage of the database as `store_unavailable`; a value that it cannot keep as `invalid_input`, which the schemas of
 * the calls should have refused before; every other error as it is.
 */
export function toStoreError(error: unknown): unknown {
  if (isDomainError(error)) return error;
  if (isOutage(error)) return new DomainError('store_unavailable', { retryAfter: 5, cause: error });
  return isUnstorable(error) ? new DomainError('invalid_input', { cause: error }) : error;
}

function sqliteCodeOf(error: Error): number | undefined {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  const sqlite = sqliteCodeOf(error);
  if (sqlite !== undefined) return sqliteOutages.has(sqlite & 0xff);
  const code = codeOf(error);
  return (
    socketOutages.has(code) || postgresOutage.test(code) || (code === '' && poolOutage.test(error.message))
  );
}

function isUnstorable(error: unknown): boolean {
  return error instanceof Error && postgresUnstorable.test(codeOf(error));
}
