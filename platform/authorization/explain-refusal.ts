import { createClientStore, findClientBar, isRedirectUriOf } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import type { Principal } from '#platform/http';
import type { AuthorizationRefusal } from '#shared/contracts';

interface Refused {
  readonly client_id?: string | undefined;
  readonly redirect_uri?: string | undefined;
}

/**
 * Why a request was refused before anybody could be sent back with it: for the user in short, for the developers of the
 * client with what was sent beside what is registered. Only signed-in users see what is registered.
 */
export async function explainRefusal(
  { db }: Pick<PortalDatabase, 'db'>,
  { client_id = '', redirect_uri }: Refused,
  user: Pick<Principal, 'userId' | 'unitId'>,
  detail: string,
): Promise<AuthorizationRefusal> {
  const client = await createClientStore(db).find(client_id);
  if (!client) return { reason: 'unknown_client', client: null, detail, redirect: null };
  const bar = await findClientBar(db, client, user);
  const registered = [...client.redirectUris];
  const isMismatch = redirect_uri !== undefined && !isRedirectUriOf(client, redirect_uri);
  const redirect = !bar && isMismatch ? { received: redirect_uri, registered } : null;
  return {
    reason: bar ?? (redirect ? 'redirect_mismatch' : 'invalid_request'),
    client: client.name,
    detail,
    redirect,
  };
}
