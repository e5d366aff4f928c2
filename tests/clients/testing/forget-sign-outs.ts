import { join } from 'node:path';
import { openDatabase } from '#platform/database';

/**
 * Makes a running portal forget the sign-outs of which it could not notify its clients yet. An app that is started anew
 * would otherwise receive those that the previous app at this address has missed. Libraries then end every session of
 * such a user.
 */
export async function forgetSignOuts(dataDir: string): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', file: join(dataDir, 'platform.db') });
  try {
    await database.db.deleteFrom('logout_notice').execute();
  } finally {
    await database.close();
  }
}
