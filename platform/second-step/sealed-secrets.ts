import { randomBytes } from 'node:crypto';
import { createSeal } from '#shared/seal';
import { writeBase32 } from './base32.ts';

/** As many bits as HMAC-SHA-1 has (RFC 4226 §4). */
const secretBytes = 20;
/** How long a secret that was offered may be confirmed, ms. */
const offerLifetime = 60 * 60_000;
const purpose = 'second step';

export type SealedSecrets = ReturnType<typeof createSealedSecrets>;

/** Secrets of apps that make codes. Nobody reads them in the database, and an offer opens for its user alone. */
export function createSealedSecrets(secrets: readonly string[]) {
  const seal = createSeal({ secrets, purpose });
  return {
    seal: (secret: string, userId: string): string => seal.seal(secret, userId),
    open: (sealed: string, userId: string) => seal.open(sealed, userId),

    /** A new secret, and the same sealed for its user: nothing is kept before a code of it was right. */
    offer: (userId: string, now: number): { secret: string; offer: string } => {
      const secret = writeBase32(randomBytes(secretBytes));
      return { secret, offer: seal.seal(`${secret} ${now + offerLifetime}`, offerOf(userId)) };
    },

    /** The secret of an offer; undefined where it is not this user's, or too old. */
    findOffered: (offer: string, userId: string, now: number): string | undefined => {
      const [secret, until] = seal.open(offer, offerOf(userId))?.text.split(' ') ?? [];
      return Number(until) > now ? secret : undefined;
    },
  };
}

function offerOf(userId: string): string {
  return `offer ${userId}`;
}
