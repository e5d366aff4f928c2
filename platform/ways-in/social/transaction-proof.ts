import { createHmac } from 'node:crypto';

/** What ties an authorization code to the sign-in that asked for it (RFC 7636, OpenID Connect Core §3.1.2.1). */
export interface TransactionProof {
  readonly codeVerifier: string;
  readonly nonce: string;
}

/** The secrets of a sign-in. Only the browser that began it has the key; nothing of them is stored. */
export function deriveProof(browserKey: string, state: string): TransactionProof {
  const derive = (what: string): string =>
    createHmac('sha256', browserKey).update(`${what} of ${state}`).digest('base64url');
  return { codeVerifier: derive('code verifier'), nonce: derive('nonce') };
}
