import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { createToken, hashToken } from '#platform/identity';
import type { FaceChallenge } from '#shared/contracts';

/** In seconds. */
export const challengeLifetime = 30;

/** Asks for a turn of the head that nobody knows ahead. */
export async function createChallenge(db: Kysely<Tables>, now: number): Promise<FaceChallenge> {
  const nonce = createToken();
  const action = randomInt(2) === 0 ? 'turn-left' : 'turn-right';
  await db
    .insertInto('face_challenge')
    .values({ nonce_hash: hashToken(nonce), action, expires_at: now + challengeLifetime * 1000 })
    .execute();
  return { nonce, action, seconds: challengeLifetime };
}

/** Takes a challenge: of two who show its nonce, one gets it. Undefined for an unknown, used or late one. */
export async function redeemChallenge(
  db: Kysely<Tables>,
  nonce: string,
  now: number,
): Promise<FaceChallenge['action'] | undefined> {
  const row = await db
    .deleteFrom('face_challenge')
    .where('nonce_hash', '=', hashToken(nonce))
    .returning(['action', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.action : undefined;
}
