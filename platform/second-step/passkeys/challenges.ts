import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** How long a device may take to answer, ms. */
export const challengeLifetime = 5 * 60_000;

type Purpose = Tables['passkey_challenge']['purpose'];

interface Asked {
  readonly sessionId: string;
  readonly purpose: Purpose;
  readonly now: number;
}

/** A new challenge takes the place of the one before, so that a session keeps two at most. */
export async function createChallenge(
  db: Kysely<Tables>,
  { sessionId, purpose, now }: Asked,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const values = { challenge, expires_at: now + challengeLifetime };
  await db
    .insertInto('passkey_challenge')
    .values({ session_id: sessionId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(values))
    .execute();
  return challenge;
}

/** Takes the challenge of a session, whether the answer to it is right or not. Undefined where there is none, or a late one. */
export async function redeemChallenge(
  db: Kysely<Tables>,
  { sessionId, purpose, now }: Asked,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : undefined;
}
