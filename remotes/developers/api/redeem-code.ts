import { askEndpoint, type EndpointAnswer } from './endpoint.ts';

export interface CodeRedemption {
  issuer: string;
  clientId: string;
  /** Undefined for a public client. Sent once, never stored. */
  secret: string | undefined;
  code: string;
  redirectUri: string;
  verifier: string;
}

/** The form that is sent, as the console shows it too. */
export const redemptionForm = ({ code, redirectUri, verifier, clientId, secret }: CodeRedemption) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: redirectUri,
  code_verifier: verifier,
  ...(secret === undefined ? { client_id: clientId } : {}),
});

/** Both halves are form-encoded first (RFC 6749 §2.3.1). */
const basicOf = (clientId: string, secret: string): string =>
  `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`)}`;

/** Swaps the code for tokens (RFC 6749 §4.1.3). */
export const redeemCode = (order: CodeRedemption): Promise<EndpointAnswer> =>
  askEndpoint(`${order.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams(redemptionForm(order)),
    headers: order.secret === undefined ? {} : { authorization: basicOf(order.clientId, order.secret) },
  });
