import * as oidc from 'openid-client';
import type { Clock } from '#platform/runtime';
import { failure } from './school-failures.ts';
import type { SchoolProviderAccount } from './school-provider-account.ts';

export type SchoolFetch = (address: string, init: RequestInit) => Promise<Response>;

interface MetadataOptions {
  account: SchoolProviderAccount;
  clock: Clock;
  fetch: SchoolFetch;
}

/** How long what the provider says about itself counts, ms. */
const metadataLifetime = 10 * 60 * 1000;
/** How long each question to it may take, s. */
const timeout = 5;

/**
 * Answers the provider as its metadata describe it. Each sign-in gets a description of its own, which has seen no keys
 * yet: so a key that the provider began to sign with a moment ago is known.
 * @throws what `toDomainError` reads
 */
export function createProviderMetadata({ account, clock, fetch }: MetadataOptions) {
  const { issuer, clientId, clientSecret } = account;
  const isPlain = issuer.startsWith('http:');
  let known: { metadata: Promise<oidc.ServerMetadata>; until: number } | undefined;

  const send: oidc.CustomFetch = (address, { method, headers, body, signal }) => {
    if (!isPlain && !address.startsWith('https:')) throw new Error('egress refused: not an https address');
    const content = body === null || body === undefined ? null : String(body);
    return fetch(address, { method, headers, body: content, signal: signal ?? null });
  };

  const discover = async (): Promise<oidc.ServerMetadata> => {
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
      [oidc.customFetch]: send,
      timeout,
      ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
    });
    const metadata = found.serverMetadata();
    // The library lets a provider of many organisations name none: it would let in people of any of them.
    if (metadata.issuer !== issuer)
      throw failure('upstream_invalid', 'the provider calls itself by another issuer');
    return metadata;
  };

  const getMetadata = (): Promise<oidc.ServerMetadata> => {
    if (known && known.until > clock()) return known.metadata;
    const metadata = discover();
    const asked = { metadata, until: clock() + metadataLifetime };
    known = asked;
    metadata.catch(() => {
      if (known === asked) known = undefined;
    });
    return metadata;
  };

  return async (): Promise<oidc.Configuration> => {
    const { supportsPKCE: _, ...metadata } = await getMetadata();
    const provider = new oidc.Configuration(metadata, clientId, clientSecret, clientAuthOf(metadata));
    provider[oidc.customFetch] = send;
    provider.timeout = timeout;
    // Signatures are checked although the token came from the provider itself.
    oidc.enableNonRepudiationChecks(provider);
    if (isPlain) oidc.allowInsecureRequests(provider);
    return provider;

    function clientAuthOf({ token_endpoint_auth_methods_supported: methods }: oidc.ServerMetadata) {
      const takesPost = methods?.includes('client_secret_post') ?? false;
      return takesPost ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret);
    }
  };
}
