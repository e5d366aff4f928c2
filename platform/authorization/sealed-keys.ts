import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Selectable } from 'kysely';
import type { JWK } from 'oidc-provider';
import * as v from 'valibot';
import type { PortalDatabase, Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';
import type { Log } from '#shared/log';
import { createSeal, isSealed } from '#shared/seal';
import { housekeeping } from './lifetimes.ts';

export interface SigningKeysDeps {
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  /** What private keys are sealed with, newest first. */
  keySecrets: readonly string[];
}

export type KeyRow = Selectable<Tables['signing_key']>;

const alg = 'RS256';
const jwkSchema = v.looseObject({ kty: v.string(), kid: v.string() });

/** The rows of signing keys, one generation each, their private halves sealed. */
export function createSealedKeys({ database: { db }, clock, log, keySecrets }: SigningKeysDeps) {
  const seal = createSeal({ secrets: keySecrets, purpose: 'signing keys', namesKey: false });
  const reported = new Set<string>();
  return {
    /** What is not retired yet, newest first. */
    readAll: (): Promise<KeyRow[]> =>
      db
        .selectFrom('signing_key')
        .selectAll()
        .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', clock())]))
        .orderBy('generation', 'desc')
        .execute(),

    nextGeneration: async (): Promise<number> => {
      const row = await db
        .selectFrom('signing_key')
        .select('generation')
        .orderBy('generation', 'desc')
        .limit(1)
        .executeTakeFirst();
      return (row?.generation ?? 0) + 1;
    },

    /** Two processes at once make one key: the second insert changes nothing. */
    addGeneration: async (generation: number): Promise<void> => {
      const { kid, jwk } = await createKey();
      await db
        .insertInto('signing_key')
        .values({ generation, kid, alg, private_jwk: seal.seal(jwk, kid), created_at: clock() })
        .onConflict((conflict) => conflict.column('generation').doNothing())
        .execute();
    },

    retireUpTo: async (generation: number): Promise<void> => {
      await db
        .updateTable('signing_key')
        .set({ retired_at: clock() + housekeeping.publishAhead + housekeeping.keepRetired })
        .where('generation', '<=', generation)
        .where('retired_at', 'is', null)
        .execute();
    },

    /** Undefined where no secret at hand opens it; seals it anew where that was not the newest one. */
    openRow: async (row: KeyRow): Promise<{ row: KeyRow; jwk: JWK } | undefined> => {
      const { kid, private_jwk: sealed } = row;
      // Stored before keys were sealed.
      const opened = isSealed(sealed) ? seal.open(sealed, kid) : { text: sealed, isNewest: false };
      if (!opened) {
        // A secret was taken away too early, or another process has others. Logged once, not every minute.
        if (!reported.has(kid)) log('signing_key_unreadable', { kid });
        reported.add(kid);
        return undefined;
      }
      if (!opened.isNewest) {
        await db
          .updateTable('signing_key')
          .set({ private_jwk: seal.seal(opened.text, kid) })
          .where('kid', '=', kid)
          .where('private_jwk', '=', sealed)
          .execute();
      }
      return { row, jwk: v.parse(jwkSchema, JSON.parse(opened.text)) };
    },
  };
}

async function createKey(): Promise<{ kid: string; jwk: string }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  // RFC 7638: the members that make the key, in the order of their names.
  const { e, kty, n } = jwk;
  const kid = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
  return { kid, jwk: JSON.stringify({ ...jwk, kid, alg, use: 'sig' }) };
}
