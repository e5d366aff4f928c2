import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { parseList } from './client.ts';
import { originsOf } from './redirect-uri.ts';

/** Origins of the return addresses of clients that run in a browser: pages there may talk to the provider. */
export async function findPublicClientOrigins(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('oauth_client')
    .select('redirect_uris')
    .where('kind', '=', 'public')
    .where('status', '!=', 'disabled')
    .execute();
  return originsOf(rows.flatMap(({ redirect_uris }) => parseList(redirect_uris)));
}
