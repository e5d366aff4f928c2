import type { JWK } from 'jose';

/** What an endpoint of the provider answered, as it is shown. */
export interface EndpointAnswer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Speaks to an endpoint of the provider as an app of somebody else would: without the session of the portal.
 * @throws TypeError when nothing answers
 */
export async function askEndpoint(address: string, init: RequestInit = {}): Promise<EndpointAnswer> {
  const response = await fetch(address, { ...init, credentials: 'omit', cache: 'no-store' });
  return { status: response.status, body: parseBody(await response.text()) };
}

function parseBody(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return text ? { body: text } : {};
  }
}

/** Who the user of an access token is (OpenID Connect Core §5.3). */
export function getUserinfo(issuer: string, accessToken: string): Promise<EndpointAnswer> {
  return askEndpoint(`${issuer}/me`, { headers: { authorization: `Bearer ${accessToken}` } });
}

/** The public keys of the provider. */
export async function getSigningKeys(issuer: string): Promise<JWK[]> {
  const { body } = await askEndpoint(`${issuer}/jwks`);
  return Array.isArray(body.keys) ? body.keys : [];
}
