import { serverNow } from 'shell/request';
import {
  type AuthorizationAnswer,
  type AuthorizationRequest,
  authorizationAddress,
} from '../code-flow/authorization.ts';
import { type EndpointAnswer, getSigningKeys } from '../code-flow/endpoint.ts';
import { createChallenge, createRandom } from '../code-flow/pkce.ts';
import { redeemCode } from '../code-flow/redeem-code.ts';
import { checkToken, type DecodedToken, decodeToken, type TokenCheck } from '../code-flow/token.ts';

/** What happened so far; everything is kept in memory only. */
export interface TestRun {
  request: AuthorizationRequest;
  /** The secret half of PKCE (RFC 7636). */
  verifier: string;
  address: string;
  /** The browser did not open the window: the user opens it by the link. */
  isBlocked: boolean;
  answer?: AuthorizationAnswer;
  tokens?: EndpointAnswer;
  idToken?: { decoded: DecodedToken; checks: readonly TokenCheck[] };
  userinfo?: EndpointAnswer;
}

export interface TestedClient {
  issuer: string;
  clientId: string;
  redirectUri: string;
}

/** The request that opens in a window of its own. */
export async function prepareTest(
  client: TestedClient,
  scopes: readonly string[],
): Promise<Pick<TestRun, 'request' | 'verifier' | 'address'>> {
  const verifier = createRandom();
  const challenge = await createChallenge(verifier);
  const request = { ...client, scopes, challenge, state: createRandom(), nonce: createRandom() };
  return { request, verifier, address: authorizationAddress(request) };
}

/** @param secret undefined for a public client */
export function redeemTestCode(
  { request, verifier }: TestRun,
  code: string,
  secret: string | undefined,
): Promise<EndpointAnswer> {
  const { issuer, clientId, redirectUri } = request;
  return redeemCode({ issuer, clientId, secret, code, redirectUri, verifier });
}

/** Undefined where no id token came. */
export async function checkIdToken(
  { issuer, clientId, nonce }: AuthorizationRequest,
  { body }: EndpointAnswer,
): Promise<TestRun['idToken']> {
  const token = textOf(body.id_token);
  const decoded = token === undefined ? undefined : decodeToken(token);
  if (token === undefined || !decoded) return undefined;
  const keys = await getSigningKeys(issuer);
  const checks = await checkToken(token, decoded, {
    issuer,
    clientId,
    nonce,
    now: serverNow() / 1000,
    keys,
  });
  return { decoded, checks };
}

export function accessTokenOf({ tokens }: TestRun): string | undefined {
  return textOf(tokens?.body.access_token);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** JSON as people read it. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
