import type { AnswerOf, passkeyOffer } from '#shared/contracts';

/** Why a browser made no passkey: its user said no or waited too long, the device has one already, or anything else. */
export type PasskeyProblem = 'cancelled' | 'known' | 'failed';

/** Whether the browser knows passkeys; over plain HTTP none does. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
}

/**
 * Has the device make a passkey. By hand, for browsers without `parseCreationOptionsFromJSON`.
 * @returns what the service takes, as JSON
 */
export async function createPasskey(offer: AnswerOf<typeof passkeyOffer>): Promise<string> {
  const { challenge, user, excludeCredentials, authenticatorSelection, ...rest } = offer;
  const credential = await navigator.credentials.create({
    publicKey: {
      ...rest,
      challenge: toBytes(challenge),
      user: { ...user, id: toBytes(user.id) },
      excludeCredentials: excludeCredentials.map(({ type, id }) => ({ type, id: toBytes(id) })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  const { id, type, response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error('no attestation');
  return JSON.stringify({
    ...{ id, rawId: id, type },
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      // Browsers of before 2022 do not say.
      transports: 'getTransports' in response ? response.getTransports() : [],
    },
  });
}

/** What is to be said of an error of the browser (WebAuthn Level 3 §5.1.3). */
export function findPasskeyProblem(error: unknown): PasskeyProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function toText(buffer: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
