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
export function redemptionForm({ code, redirectUri, verifier, clientId, secret }: CodeRedemption) {
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(secret === undefined ? { client_id: clientId } : {}),
  };
}

/** Swaps the code for tokens (RFC 6749 §4.1.3). */
export function redeemCode(order: CodeRedemption): Promise<EndpointAnswer> {
  return askEndpoint(`${order.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams(redemptionForm(order)),
    headers: order.secret === undefined ? {} : { authorization: basicOf(order.clientId, order.secret) },
  });
}

/** Both halves are form-encoded first (RFC 6749 §2.3.1). */
function basicOf(clientId: string, secret: string): string {
  return `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`)}`;
}
