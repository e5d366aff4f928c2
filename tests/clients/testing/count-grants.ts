import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How often the portal gave tokens to a client, by the log that it keeps for its developers. */
export function countGrants(dataDir: string, clientId: string): number {
  return count(
    dataDir,
    clientId,
    "select count(*) as rows from client_event where client_id = ? and event = 'grant.success'",
  );
}

/** How many refresh tokens a client was given. */
export function countRefreshTokens(dataDir: string, clientId: string): number {
  return count(
    dataDir,
    clientId,
    "select count(*) as rows from oidc_payload where client_id = ? and model = 'RefreshToken'",
  );
}

function count(dataDir: string, clientId: string, query: string): number {
  const database = new DatabaseSync(join(dataDir, 'platform.db'), { readOnly: true });
  try {
    return Number(database.prepare(query).get(clientId)?.rows);
  } finally {
    database.close();
  }
}
