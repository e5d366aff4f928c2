import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const cachedStatements = 500;

const toInputValue = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
};

const wrapStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(toInputValue)),
  run: (parameters) => statement.run(...parameters.map(toInputValue)),
  iterate: (parameters) => statement.iterate(...parameters.map(toInputValue)),
});

/** Node's own SQLite in the shape of better-sqlite3, which is what Kysely's dialect expects. */
const wrapDatabase = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const cached = statements.get(sql);
      if (cached) return cached;
      // A transaction that reads first and writes later could not get the write lock any more: take it at once.
      const statement = wrapStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
};

/** SQLite rolls table definitions back like anything else; Kysely assumes that it does not. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Opens a file so that an acknowledged write survives a power cut (WAL, synchronous=FULL). */
export const createSqliteDialect = (file: string): SqliteDialect => {
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const dialect = new SqliteDialect({ database: wrapDatabase(database) });
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  return dialect;
};
