import type { Assertion, Registration } from './parse-credential.ts';
import type { PasskeyRow } from './passkey-store.ts';

/** Who asks for passkeys: the portal under its public address. */
export interface RelyingParty {
  /** The host; passkeys of one host count for no other. */
  readonly id: string;
  readonly origin: string;
}

/** ES256, EdDSA and RS256: what devices make. */
export const algorithms = [-7, -8, -257];

/** The key that a device made; undefined where its answer does not count. */
export async function readNewKey(
  party: RelyingParty,
  { id, type, response }: Registration,
  challenge: string,
): Promise<{ publicKey: string; signCount: number } | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJSON, attestationObject } = response;
  const outcome = await orUndefined(
    verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      ...expected(party, challenge),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  const credential = outcome?.registrationInfo?.credential;
  // The browser may say another id than the device signed for.
  if (credential?.id !== id) return undefined;
  return {
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
  };
}

/** How often the device has signed by now; undefined where its answer does not count, or its count went back. */
export async function readSignCount(
  party: RelyingParty,
  { id, type, response }: Assertion,
  { passkey, challenge }: { passkey: PasskeyRow; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const outcome = await orUndefined(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type, response, clientExtensionResults: {} },
      ...expected(party, challenge),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.sign_count),
      },
    }),
  );
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
}

/** 27 MB, which a portal without passkeys does without. */
function loadLibrary() {
  return import('@simplewebauthn/server');
}

/** The password is the other factor, so a touch is enough; a PIN or a finger is asked for where the device has one (ADR 133). */
function expected({ id, origin }: RelyingParty, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  };
}

/** The library throws at whatever does not count, with a sentence for each. */
async function orUndefined<T>(outcome: Promise<T>): Promise<T | undefined> {
  try {
    return await outcome;
  } catch {
    return undefined;
  }
}
