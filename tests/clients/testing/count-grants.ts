import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How often the portal gave tokens to a client, by the log that it keeps for whoever runs one. */
export const countGrants = (dataDir: string, clientId: string): number => {
  const database = new DatabaseSync(join(dataDir, 'platform.db'), { readOnly: true });
  try {
    const query =
      "select count(*) as grants from client_event where client_id = ? and event = 'grant.success'";
    return Number(database.prepare(query).get(clientId)?.grants);
  } finally {
    database.close();
  }
};
