import { randomBytes } from 'node:crypto';
import { createSigningKeys } from '#platform/authorization';
import { migrateToLatest, openDatabase } from '#platform/database';
import { silentLog } from '#platform/runtime';
import { parseConfig as parseBffConfig } from '../../bff/config.ts';
import { derivePlatformSecrets, loadOrCreateSessionKeys } from '../../bff/session-keys.ts';
import { parseConfig as parsePlatformConfig } from '../../platform/config.ts';

const usage = 'Usage: npm run portal -- keys <list|rotate>';

/**
 * `keys list` and `keys rotate`: the keys that sign id tokens. It reads the same environment as the portal, which may run
 * meanwhile and takes the new key over within a minute.
 * @throws Error on another word, or where the environment or the database cannot be read
 */
export async function runKeys([act, ...more]: readonly string[]): Promise<string> {
  if ((act !== 'list' && act !== 'rotate') || more.length > 0) throw new Error(usage);
  const { database, keys } = await openKeys();
  try {
    if (act === 'rotate') await keys.rotate();
    const { list } = await keys.list();
    return list
      .map(({ kid, state, createdAt }) => `${kid} ${state} ${new Date(createdAt).toISOString()}`)
      .join('\n');
  } finally {
    await database.close();
  }
}

/** The keys, sealed with what the portal itself would seal them with. */
async function openKeys() {
  const config = parseBffConfig(process.env);
  const sessionKeys =
    config.sessionKeys.length > 0 ? config.sessionKeys : loadOrCreateSessionKeys(config.dataDir);
  const keySecrets = [...config.keySecrets, ...derivePlatformSecrets(sessionKeys)];
  // Nobody talks to this process, so what a BFF would prove itself with is anything.
  const PLATFORM_SECRET = randomBytes(32).toString('base64url');
  const { database: place } = parsePlatformConfig({ ...config.platformEnvironment, PLATFORM_SECRET });
  const database = openDatabase(place);
  await migrateToLatest(database);
  return { database, keys: createSigningKeys({ database, clock: Date.now, log: silentLog, keySecrets }) };
}
