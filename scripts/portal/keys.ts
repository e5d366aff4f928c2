import { createSigningKeys } from '#platform/authorization';
import { silentLog } from '#shared/log';
import { openPortalDatabase } from './open-portal-database.ts';

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
  const { database, keySecrets } = await openPortalDatabase();
  return { database, keys: createSigningKeys({ database, clock: Date.now, log: silentLog, keySecrets }) };
}
