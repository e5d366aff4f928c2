import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { type Connections, openPostgres } from './postgres-database.ts';
import { createSqliteDialect } from './sqlite-database.ts';
import { type ObserveQuery, withStoreErrors } from './store-error-dialect.ts';
import { toStoreError } from './store-errors.ts';
import type { Tables } from './tables.ts';

/** What both engines take. */
interface CommonOptions {
  /** Default: nobody is notified of statements. */
  onQuery?: ObserveQuery;
}

export type DatabaseOptions = CommonOptions &
  (
    | {
        engine: 'sqlite';
        /** Path of the file; its folder is created. */
        file: string;
        /** How long a write waits for a lock that another process holds, in ms. Default 5000. */
        busyTimeout?: number;
        /** Whether an answered write waits for the disk. Default true. */
        outlivesPowerCuts?: boolean;
      }
    | {
        engine: 'postgres';
        /** `postgres://user:password@host:port/database`. */
        url: string;
        /** Schema of the tables; default: what the role's search_path names. */
        schema?: string;
        /** Default 10. */
        maxConnections?: number;
        /** Called with a connection that broke; it is replaced. Default: nobody is called. */
        onConnectionLost?: (error: Error) => void;
      }
  );

/** An open database. Outages surface from `db` as `DomainError('store_unavailable')`. */
export interface PortalDatabase {
  readonly db: Kysely<Tables>;
  readonly engine: 'sqlite' | 'postgres';
  /** Whether an answered write waits for the disk. */
  readonly outlivesPowerCuts: boolean;
  /** Of PostgreSQL alone. */
  readonly connections?: (() => Connections) | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database; the tables come with `migrateToLatest`.
 * Inside `db.transaction().execute((trx) => …)` use `trx` only: SQLite has one connection, and a query on `db` would
 * wait for the transaction that waits for it.
 * @throws DomainError `store_unavailable` when the SQLite file cannot be opened.
 */
export function openDatabase(options: DatabaseOptions): PortalDatabase {
  try {
    const outlivesPowerCuts = options.engine === 'postgres' || (options.outlivesPowerCuts ?? true);
    const { dialect, connections } = createDialect(options, outlivesPowerCuts);
    const db = new Kysely<Tables>({ dialect });
    return { db, engine: options.engine, outlivesPowerCuts, connections, close: () => db.destroy() };
  } catch (error) {
    throw toStoreError(error);
  }
}

function createDialect(
  options: DatabaseOptions,
  outlivesPowerCuts: boolean,
): { dialect: Dialect; connections?: () => Connections } {
  if (options.engine === 'postgres') {
    const { dialect, connections } = openPostgres({ onConnectionLost: () => undefined, ...options });
    return { dialect: withStoreErrors(dialect, 0, options.onQuery), connections };
  }
  mkdirSync(dirname(options.file), { recursive: true });
  const dialect = createSqliteDialect(options.file, outlivesPowerCuts);
  return { dialect: withStoreErrors(dialect, options.busyTimeout ?? 5_000, options.onQuery) };
}
