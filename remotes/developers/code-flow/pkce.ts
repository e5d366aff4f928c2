import { encode } from 'jose/base64url';

/** 256 random bits. */
export function createRandom(): string {
  return encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** Browsers hand out hashing and signatures only over https, or on this computer. */
export function hasCrypto(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

/** The S256 challenge of a verifier (RFC 7636 §4.2). */
export async function createChallenge(verifier: string): Promise<string> {
  return encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
