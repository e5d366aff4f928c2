import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { createFairMutex } from './fair-mutex.ts';

const cachedStatements = 500;

/** SQLite rolls table definitions back like anything else; Kysely assumes that it does not. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /** The one connection is shared by `FairSqliteDriver`; this keeps Kysely's own lock away. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Gives the one connection to who came first. */
class FairSqliteDriver extends SqliteDriver {
  readonly #mutex = createFairMutex();

  override async acquireConnection(): ReturnType<SqliteDriver['acquireConnection']> {
    await this.#mutex.acquire();
    return super.acquireConnection();
  }
  override async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }
}

/** Opens a file in WAL. With synchronous=FULL an acknowledged write survives a power cut. */
export function createSqliteDialect(file: string, outlivesPowerCuts: boolean): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${outlivesPowerCuts ? 'full' : 'off'};`);
  const config = { database: wrapDatabase(database) };
  const dialect = new SqliteDialect(config);
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  dialect.createDriver = () => new FairSqliteDriver(config);
  return dialect;
}

/** Node's own SQLite in the shape of better-sqlite3, which is what Kysely's dialect expects. */
function wrapDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const rollback = createRollback(database);
  return {
    close: () => database.close(),
    prepare: (sql) => {
      if (sql === 'rollback') return rollback;
      const cached = statements.get(sql);
      if (cached) return cached;
      // A transaction that reads first and writes later could not get the write lock any more: take it at once.
      const statement = wrapStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** When the disk fails, SQLite rolls back by itself; an error about a missing transaction would hide the reason. */
function createRollback(database: DatabaseSync): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    run: () => {
      if (database.isTransaction) database.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
    iterate: () => [].values(),
  };
}

function wrapStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInputValue)),
    run: (parameters) => statement.run(...parameters.map(toInputValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInputValue)),
  };
}

function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}
