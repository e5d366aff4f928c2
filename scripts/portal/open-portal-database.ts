import { randomBytes } from 'node:crypto';
import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import { parseConfig as parseBffConfig } from '../../bff/config.ts';
import { derivePlatformSecrets, loadOrCreateSessionKeys } from '../../bff/session-keys.ts';
import { parseConfig as parsePlatformConfig } from '../../platform/config.ts';

/**
 * The database of the portal by the environment that the portal itself reads, and what it seals keys with.
 * @throws Error where the environment or the database cannot be read
 */
export async function openPortalDatabase(): Promise<{ database: PortalDatabase; keySecrets: string[] }> {
  const config = parseBffConfig(process.env);
  const sessionKeys =
    config.sessionKeys.length > 0 ? config.sessionKeys : loadOrCreateSessionKeys(config.dataDir);
  const keySecrets = [...config.keySecrets, ...derivePlatformSecrets(sessionKeys)];
  // Nobody talks to this process, so what a BFF would prove itself with is anything.
  const PLATFORM_SECRET = randomBytes(32).toString('base64url');
  const { database: place } = parsePlatformConfig({ ...config.platformEnvironment, PLATFORM_SECRET });
  const database = openDatabase(place);
  await migrateToLatest(database);
  return { database, keySecrets };
}
