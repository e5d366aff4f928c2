import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { isBusy, toStoreError } from './store-errors.ts';

const retryDelay = 20; // ms

const retryWhileBusy = async <T>(run: () => Promise<T>, patience: number): Promise<T> => {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      await wait(retryDelay);
    }
  }
};

const guarded = new WeakSet<DatabaseConnection>();

const guardConnection = (connection: DatabaseConnection, patience: number): DatabaseConnection => {
  if (guarded.has(connection)) return connection;
  guarded.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    try {
      return await retryWhileBusy(() => execute(query, options), patience);
    } catch (error) {
      throw toStoreError(error);
    }
  };
  return connection;
};

const guardDriver = (driver: Driver, patience: number): Driver => {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    try {
      return guardConnection(await acquire(options), patience);
    } catch (error) {
      throw toStoreError(error);
    }
  };
  return driver;
};

/**
 * The one place where an outage of the database becomes `store_unavailable`. It also waits up to `patience` ms for a
 * locked SQLite file, here rather than by `busy_timeout`, which would stop the event loop of the whole process.
 */
export const withStoreErrors = (dialect: Dialect, patience: number): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => guardDriver(dialect.createDriver(), patience),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});
