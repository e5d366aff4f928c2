import type { Kysely } from 'kysely';
import { clientLogoPath, createClientListing, type ListedClient } from '#platform/clients';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { type ClientKind, type ClientRight, DomainError, type RegisteredClient } from '#shared/contracts';
import { findClientRights } from './client-rights.ts';

/** A client as a reader with these rights gets to see it. */
export function toView(listed: ListedClient, rights: ClientRight[]): RegisteredClient {
  const { client, unit, unitState } = listed;
  return {
    clientId: client.id,
    name: client.name,
    purpose: client.purpose,
    kind: kindOf(listed),
    isFirstParty: client.isFirstParty,
    redirectUris: [...client.redirectUris],
    postLogoutRedirectUris: [...client.postLogoutRedirectUris],
    backchannelLogoutUri: client.backchannelLogoutUri,
    initiateLoginUri: client.initiateLoginUri,
    scopes: [...client.scopes],
    claimsInIdToken: client.hasClaimsInIdToken,
    withoutPkceUntil:
      client.withoutPkceUntil === null ? null : new Date(client.withoutPkceUntil).toISOString(),
    status: client.status,
    statusNote: client.statusNote,
    logo: clientLogoPath(client),
    unit,
    ownUnitState: unitState,
    rights,
    revision: client.revision,
    createdAt: new Date(client.createdAt).toISOString(),
    updatedAt: new Date(client.updatedAt).toISOString(),
  };
}

export interface SeenClient extends ListedClient {
  readonly rights: ClientRight[];
}

/**
 * A client that the reader may see.
 * @param right what the reader must be allowed to do with it, besides
 * @throws DomainError `not_found` where it does not exist for the reader, `forbidden` without the right
 */
export async function getClient(
  db: Kysely<Tables>,
  reader: Principal,
  clientId: string,
  right?: ClientRight,
): Promise<SeenClient> {
  const [listed] = await createClientListing(db).list(
    reader.unitId,
    { id: clientId },
    { offset: 0, size: 1 },
  );
  const rights = listed && findClientRights(reader, listed.client);
  if (!listed || !rights) throw new DomainError('not_found');
  if (right && !rights.includes(right)) throw new DomainError('forbidden');
  return { ...listed, rights };
}

export async function getClientView(
  db: Kysely<Tables>,
  reader: Principal,
  clientId: string,
): Promise<RegisteredClient> {
  const { rights, ...listed } = await getClient(db, reader, clientId);
  return toView(listed, rights);
}

function kindOf({ client }: ListedClient): ClientKind {
  return client.isSandboxOnly ? 'sandbox' : client.kind;
}
