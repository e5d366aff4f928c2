import { join } from 'node:path';
import { openDatabase } from '#platform/database';

/**
 * Makes a running portal forget the sign-outs that it could not tell its clients yet: an app that is started anew would otherwise
 * hear of those that the app before it at this address has missed, and libraries end every session of such a user.
 */
export const forgetSignOuts = async (dataDir: string): Promise<void> => {
  const database = openDatabase({ engine: 'sqlite', file: join(dataDir, 'platform.db') });
  try {
    await database.db.deleteFrom('logout_notice').execute();
  } finally {
    await database.close();
  }
};
