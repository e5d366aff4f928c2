import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import { readKeySecrets, readPortalEnvironment } from './read-portal-environment.ts';

/**
 * The database of the portal by the environment that the portal itself reads, and what it seals keys with.
 * @throws Error where the environment or the database cannot be read
 */
export async function openPortalDatabase(): Promise<{ database: PortalDatabase; keySecrets: string[] }> {
  const environment = readPortalEnvironment();
  const keySecrets = readKeySecrets(environment);
  const database = openDatabase(environment.platform.database);
  await migrateToLatest(database);
  return { database, keySecrets };
}
