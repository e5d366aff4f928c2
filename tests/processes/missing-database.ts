import { findPostgres } from '../../platform/testing/find-postgres.ts';

/** Addresses of databases that their server does not have; none where no server answers. */
export async function findMissingDatabases(): Promise<string[]> {
  const url = await findPostgres();
  return url === undefined ? [] : [new URL('/school_that_is_missing', url).href];
}
