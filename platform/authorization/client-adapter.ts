import type { Kysely } from 'kysely';
import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import {
  type Client,
  createClientSecrets,
  createClientStore,
  createProgramGrants,
  isNativeClient,
  isRegistrableUri,
  type NewClient,
  scopeNames,
} from '#platform/clients';
import { isStorable, type Tables } from '#platform/database';
import type { PayloadAdapterDeps } from './payload-adapter.ts';
import { storedIdOf } from './payload-row.ts';
import type { RequestLimits } from './request-limits.ts';

/** The library wants a text where a client has a secret. It is never compared: `compareClientSecret` asks our table. */
const secretIsHashed = 'kept as a hash';

/** How an answer travels: in the query, or in a form. A fragment would reach scripts of the page only. */
export const responseModes = ['query', 'form_post'] as const;

/**
 * A client in the words of the library (OpenID Connect Dynamic Client Registration §2).
 * @param isProgram whether it works without a user
 */
export function toMetadata(client: Client, isProgram: boolean): AdapterPayload {
  return {
    client_id: client.id,
    client_name: client.name.en,
    application_type: isNativeClient(client) ? 'native' : 'web',
    redirect_uris: redirectUrisOf(client),
    post_logout_redirect_uris: [...client.postLogoutRedirectUris],
    grant_types: ['authorization_code', 'refresh_token', ...(isProgram ? ['client_credentials'] : [])],
    response_types: ['code'],
    // No form reaches an app on a device.
    response_modes: isNativeClient(client) ? ['query'] : [...responseModes],
    scope: client.scopes.join(' '),
    id_token_signed_response_alg: 'RS256',
    ...(client.kind === 'public'
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: secretIsHashed }),
    ...(client.backchannelLogoutUri
      ? { backchannel_logout_uri: client.backchannelLogoutUri, backchannel_logout_session_required: true }
      : {}),
    ...initiateLoginOf(client),
    first_party: client.isFirstParty,
    claims_in_id_token: client.hasClaimsInIdToken,
    ...(client.withoutPkceUntil === null ? {} : { without_pkce_until: client.withoutPkceUntil }),
  };
}

/** What nobody may register by themselves, and what would make the portal fetch an address of their choice. */
const reserved = [
  'first_party',
  'without_pkce_until',
  'claims_in_id_token',
  'jwks',
  'jwks_uri',
  'sector_identifier_uri',
];

/** The library takes https only; at an address of this computer a client is asked by the desktop alone. */
function initiateLoginOf({ initiateLoginUri }: Client): AdapterPayload {
  return initiateLoginUri?.startsWith('https:') ? { initiate_login_uri: initiateLoginUri } : {};
}

/** Checks what a stranger wants to register. @throws InvalidClientMetadata */
export function requireRegistrable(
  metadata: Readonly<Record<string, unknown>>,
  mayCall: (address: string) => boolean,
): void {
  for (const name of reserved) if (metadata[name] !== undefined) refuse(`${name} cannot be registered`);
  if (listOf(metadata.grant_types).includes('client_credentials'))
    refuse('client_credentials is granted by the administrator of a unit');
  const kind = kindOf(metadata);
  for (const name of ['redirect_uris', 'post_logout_redirect_uris'])
    for (const address of listOf(metadata[name]))
      if (!isRegistrableUri(address, kind)) refuse(`${name} holds https addresses, or http on loopback`);
  const logout = metadata.backchannel_logout_uri;
  if (logout !== undefined && !isRegistrableUri(String(logout)))
    refuse('backchannel_logout_uri is an https address, or http on loopback');
  const login = metadata.initiate_login_uri;
  if (login !== undefined && !isRegistrableUri(String(login)))
    refuse('initiate_login_uri is an https address');
  if (logout !== undefined && !mayCall(String(logout)))
    refuse('backchannel_logout_uri is an address that the portal may not call');
}

/** Clients come from our own tables, not from what the provider keeps. A disabled one does not exist. */
export function createClientAdapter(
  { database: { db }, clock }: PayloadAdapterDeps,
  limits: RequestLimits,
): Adapter {
  return {
    find: async (id) => {
      if (!isStorable(id)) return undefined;
      const client = await createClientStore(db).find(id);
      if (!client || client.status === 'disabled') return undefined;
      await limits.count(id);
      const isProgram =
        client.kind === 'confidential' && (await createProgramGrants(db).listValid(id)).length > 0;
      return toMetadata(client, isProgram);
    },
    upsert: (id, metadata) =>
      db.transaction().execute(async (trx) => {
        const tokenId = await redeemInitialAccessToken(trx);
        const client = { ...toRequestedClient(id, metadata), ...(await findHost(trx, tokenId)) };
        await createClientStore(trx).insert(client, clock());
        if (tokenId !== undefined)
          await trx
            .updateTable('client_invitation')
            .set({ used_at: clock(), client_id: id })
            .where('token_id', '=', tokenId)
            .execute();
        const secret = textOf(metadata.client_secret);
        if (secret) await createClientSecrets(trx).add(id, clock(), { secret });
      }),
    findByUserCode: neverCalled,
    findByUid: neverCalled,
    consume: neverCalled,
    destroy: neverCalled,
    revokeByGrantId: neverCalled,
  };
}

/**
 * For a native app, the library refuses http addresses of an intranet, where the console of the developer centre may
 * be. It also refuses https on loopback. So it gets only the addresses that it takes.
 */
function redirectUrisOf(client: Client): string[] {
  const isFit = (address: string): boolean => {
    const { protocol, hostname } = new URL(address);
    const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return protocol === 'http:' ? isLoopback : protocol !== 'https:' || !isLoopback;
  };
  return isNativeClient(client) ? client.redirectUris.filter(isFit) : [...client.redirectUris];
}

function refuse(description: string): never {
  throw new errors.InvalidClientMetadata(description);
}

function kindOf({ token_endpoint_auth_method }: Readonly<Record<string, unknown>>): Client['kind'] {
  return token_endpoint_auth_method === 'none' ? 'public' : 'confidential';
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/**
 * An invitation registers one client. Its token is deleted in the transaction that adds the client. So of parallel
 * tries one wins, and a failed try costs nothing.
 */
async function redeemInitialAccessToken(trx: Kysely<Tables>): Promise<string | undefined> {
  const token = Provider.ctx?.oidc.entities.InitialAccessToken;
  if (!token) return undefined;
  const tokenId = storedIdOf('InitialAccessToken', token.jti);
  const { numDeletedRows } = await trx
    .deleteFrom('oidc_payload')
    .where('model', '=', 'InitialAccessToken')
    .where('id', '=', tokenId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new errors.InvalidToken('the initial access token was used already');
  return tokenId;
}

/** A client belongs to the user who invited it, and can be tried with the sandbox at once. */
async function findHost(trx: Kysely<Tables>, tokenId: string | undefined) {
  if (tokenId === undefined) return undefined;
  const row = await trx
    .selectFrom('client_invitation')
    .select(['created_by', 'unit_id'])
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  if (!row) return undefined;
  const sandbox = await trx
    .selectFrom('unit')
    .select('id')
    .where('is_sandbox', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { ownerUserIds: [row.created_by], unitId: row.unit_id, sandboxUnitId: sandbox?.id ?? null };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

async function neverCalled(): Promise<undefined> {
  return undefined;
}

/** A client that registered itself waits until somebody approves it. */
function toRequestedClient(id: string, metadata: AdapterPayload): NewClient {
  // Control and format characters would hide or turn around what is read beside them.
  const name = (textOf(metadata.client_name)?.replace(/\p{C}/gu, '') || id).slice(0, 80);
  return {
    id,
    name: { 'zh-CN': name, en: name },
    kind: kindOf(metadata),
    isFirstParty: false,
    withoutPkceUntil: null,
    redirectUris: listOf(metadata.redirect_uris),
    postLogoutRedirectUris: listOf(metadata.post_logout_redirect_uris),
    backchannelLogoutUri: textOf(metadata.backchannel_logout_uri) ?? null,
    initiateLoginUri: textOf(metadata.initiate_login_uri) ?? null,
    scopes: metadata.scope?.split(' ') ?? scopeNames,
    ownerUserIds: [],
    status: 'requested',
    defaultUnitState: 'off',
    sandboxUnitId: null,
  };
}
