/** What the console sends to the authorization endpoint (RFC 6749 §4.1.1, RFC 7636, OpenID Connect Core §3.1.2.1). */
export interface AuthorizationRequest {
  issuer: string;
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  state: string;
  nonce: string;
  challenge: string;
}

/** The address that opens in the window of the user. */
export function authorizationAddress(request: AuthorizationRequest): string {
  const url = new URL(`${request.issuer}/auth`);
  const parameters = {
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scopes.join(' '),
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    // Staying connected is always asked for (OpenID Connect Core §11).
    ...(request.scopes.includes('offline_access') ? { prompt: 'consent' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** What came back to the callback address. */
export interface AuthorizationAnswer {
  parameters: readonly (readonly [name: string, value: string])[];
  code: string | undefined;
  error: string | undefined;
  /** The answer is to this very request (RFC 6749 §10.12) and from this provider (RFC 9207). */
  isOurs: boolean;
}

/** Undefined where the answer belongs to another request, such as one of another window. */
export function readAuthorizationAnswer(
  search: string,
  { state, issuer }: Pick<AuthorizationRequest, 'state' | 'issuer'>,
): AuthorizationAnswer | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.get('state') !== state) return undefined;
  return {
    parameters: [...parameters],
    code: parameters.get('code') ?? undefined,
    error: parameters.get('error') ?? undefined,
    isOurs: parameters.get('iss') === issuer,
  };
}
