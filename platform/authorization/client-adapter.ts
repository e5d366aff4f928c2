import type { Kysely } from 'kysely';
import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import {
  type Client,
  createClientSecrets,
  createClientStore,
  isRegistrableUri,
  type NewClient,
  scopeNames,
} from '#platform/clients';
import type { Tables } from '#platform/database';
import type { PayloadAdapterDeps } from './payload-adapter.ts';
import { storedIdOf } from './payload-row.ts';
import type { RequestLimits } from './request-limits.ts';

/** The library wants a text where a client has a secret. It is never compared: `compareClientSecret` asks our table. */
const secretIsHashed = 'kept as a hash';

/** A client in the words of the library (OpenID Connect Dynamic Client Registration §2). */
export const toMetadata = (client: Client): AdapterPayload => ({
  client_id: client.id,
  client_name: client.name.en,
  application_type: 'web',
  redirect_uris: [...client.redirectUris],
  post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  response_modes: ['query'],
  scope: client.scopes.join(' '),
  id_token_signed_response_alg: 'RS256',
  ...(client.kind === 'public'
    ? { token_endpoint_auth_method: 'none' }
    : { token_endpoint_auth_method: 'client_secret_basic', client_secret: secretIsHashed }),
  ...(client.backchannelLogoutUri
    ? { backchannel_logout_uri: client.backchannelLogoutUri, backchannel_logout_session_required: true }
    : {}),
  first_party: client.isFirstParty,
  ...(client.withoutPkceUntil === null ? {} : { without_pkce_until: client.withoutPkceUntil }),
});

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const refuse = (description: string): never => {
  throw new errors.InvalidClientMetadata(description);
};

/** What nobody may register by themselves, and what would make the portal fetch an address of their choice. */
const reserved = ['first_party', 'without_pkce_until', 'jwks', 'jwks_uri', 'sector_identifier_uri'];

/** Checks what a stranger wants to register. @throws InvalidClientMetadata */
export const requireRegistrable = (metadata: Readonly<Record<string, unknown>>): void => {
  for (const name of reserved) if (metadata[name] !== undefined) refuse(`${name} cannot be registered`);
  for (const name of ['redirect_uris', 'post_logout_redirect_uris'])
    for (const address of listOf(metadata[name]))
      if (!isRegistrableUri(address)) refuse(`${name} holds https addresses, or http on loopback`);
  const logout = metadata.backchannel_logout_uri;
  if (logout !== undefined && !isRegistrableUri(String(logout)))
    refuse('backchannel_logout_uri is an https address, or http on loopback');
};

/** A client that registered itself waits until somebody approves it. */
const toRequestedClient = (id: string, metadata: AdapterPayload): NewClient => {
  const name = (textOf(metadata.client_name) ?? id).slice(0, 80);
  return {
    id,
    name: { 'zh-CN': name, en: name },
    kind: metadata.token_endpoint_auth_method === 'none' ? 'public' : 'confidential',
    isFirstParty: false,
    withoutPkceUntil: null,
    redirectUris: listOf(metadata.redirect_uris),
    postLogoutRedirectUris: listOf(metadata.post_logout_redirect_uris),
    backchannelLogoutUri: textOf(metadata.backchannel_logout_uri) ?? null,
    scopes: metadata.scope?.split(' ') ?? scopeNames,
    ownerUserIds: [],
    status: 'requested',
    defaultUnitState: 'off',
    sandboxUnitId: null,
  };
};

const neverCalled = async (): Promise<undefined> => undefined;

/**
 * Whoever was invited to register one client registers one: the invitation goes in the transaction in which the client
 * comes, so that of parallel tries one wins, and a try that fails costs nothing.
 */
const spendInitialAccessToken = async (trx: Kysely<Tables>): Promise<void> => {
  const token = Provider.ctx?.oidc.entities.InitialAccessToken;
  if (!token) return;
  const { numDeletedRows } = await trx
    .deleteFrom('oidc_payload')
    .where('model', '=', 'InitialAccessToken')
    .where('id', '=', storedIdOf('InitialAccessToken', token.jti))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new errors.InvalidToken('the initial access token was used already');
};

/** Clients come from our own tables, not from what the provider keeps. A disabled one does not exist. */
export const createClientAdapter = (
  { database: { db }, clock }: PayloadAdapterDeps,
  limits: RequestLimits,
): Adapter => ({
  find: async (id) => {
    const client = await createClientStore(db).find(id);
    if (!client || client.status === 'disabled') return undefined;
    await limits.count(id);
    return toMetadata(client);
  },
  upsert: (id, metadata) =>
    db.transaction().execute(async (trx) => {
      await spendInitialAccessToken(trx);
      await createClientStore(trx).insert(toRequestedClient(id, metadata), clock());
      const secret = textOf(metadata.client_secret);
      if (secret) await createClientSecrets(trx).add(id, clock(), { secret });
    }),
  findByUserCode: neverCalled,
  findByUid: neverCalled,
  consume: neverCalled,
  destroy: neverCalled,
  revokeByGrantId: neverCalled,
});
