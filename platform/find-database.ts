import { join } from 'node:path';
import type { DatabaseOptions } from '#platform/database';

/** PostgreSQL where an address is given, else a file in the data folder. */
export function findDatabase(
  url: string | undefined,
  maxConnections: number | undefined,
  dataDirectory: string,
): DatabaseOptions {
  return url
    ? { engine: 'postgres', url, ...(maxConnections === undefined ? {} : { maxConnections }) }
    : { engine: 'sqlite', file: join(dataDirectory, 'platform.db') };
}
