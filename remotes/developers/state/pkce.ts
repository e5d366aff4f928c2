/** `base64url` without padding (RFC 7636 appendix A). */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

/** 256 random bits. */
export const createRandom = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Browsers hand out hashing and signatures only over https, or on this computer. */
export const hasCrypto = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/** The S256 challenge of a verifier (RFC 7636 §4.2). */
export const createChallenge = async (verifier: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
