import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { isBusy, toStoreError } from './store-errors.ts';

const retryDelay = 20; // ms

const guarded = new WeakSet<DatabaseConnection>();

/** Called for each statement: how long it took, whether it failed, and what was sent. */
export type ObserveQuery = (milliseconds: number, isFailed: boolean, query: CompiledQuery) => void;

/**
 * The one place where an outage of the database becomes `store_unavailable`. It also waits up to `busyTimeoutMs` ms for
 * a locked SQLite file. It waits here rather than by `busy_timeout`, which would stop the event loop of the whole
 * process.
 */
export function withStoreErrors(dialect: Dialect, busyTimeoutMs: number, observe?: ObserveQuery): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => guardDriver(dialect.createDriver(), busyTimeoutMs, observe),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function guardDriver(driver: Driver, busyTimeoutMs: number, observe: ObserveQuery | undefined): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    try {
      return guardConnection(await acquire(options), busyTimeoutMs, observe);
    } catch (error) {
      throw toStoreError(error);
    }
  };
  return driver;
}

function guardConnection(
  connection: DatabaseConnection,
  busyTimeoutMs: number,
  observe: ObserveQuery | undefined,
): DatabaseConnection {
  if (guarded.has(connection)) return connection;
  guarded.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <R>(...[query, options]: Parameters<typeof execute<R>>) => {
    const startedAt = performance.now();
    try {
      const result = await retryWhileBusy(() => execute<R>(query, options), busyTimeoutMs);
      observe?.(performance.now() - startedAt, false, query);
      return result;
    } catch (error) {
      observe?.(performance.now() - startedAt, true, query);
      throw toStoreError(error);
    }
  };
  return connection;
}

async function retryWhileBusy<T>(run: () => Promise<T>, busyTimeoutMs: number): Promise<T> {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      await wait(retryDelay);
    }
  }
}
