import { join } from 'node:path';
import { openDatabase, type PortalDatabase } from '#platform/database';
import { openProvider } from '../../../platform/open-provider.ts';
import { keySecret, origin, type RealPortal } from './start-real-portal.ts';

/** The tables that a running portal works on, as a second process beside it has them. */
export function openDatabaseOf({ dataDir }: RealPortal): PortalDatabase {
  return openDatabase({ engine: 'sqlite', file: join(dataDir, 'platform.db') });
}

/** An invitation to register a client, as the operator gives it out. */
export async function issueInvitation(portal: RealPortal): Promise<string> {
  const database = openDatabaseOf(portal);
  const log = () => undefined;
  const options = { database, clock: Date.now, log, publicUrl: origin, egress: {}, keySecrets: [keySecret] };
  const { issueInitialAccessToken } = await openProvider(options);
  const token = await issueInitialAccessToken();
  await database.close();
  return token;
}
