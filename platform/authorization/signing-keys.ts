import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import * as v from 'valibot';
import type { PortalDatabase } from '#platform/database';
import type { Clock } from '#platform/runtime';
import { housekeeping } from './lifetimes.ts';

export interface SigningKeysDeps {
  database: PortalDatabase;
  clock: Clock;
}

const alg = 'RS256';
const jwkSchema = v.looseObject({ kty: v.string(), kid: v.string() });

const createKey = async (): Promise<{ kid: string; jwk: string }> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  // RFC 7638: the members that make the key, in the order of their names.
  const { e, kty, n } = jwk;
  const kid = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
  return { kid, jwk: JSON.stringify({ ...jwk, kid, alg, use: 'sig' }) };
};

/** The keys that sign id tokens and logout tokens. Any process may rotate them; all find them in the database. */
export const createSigningKeys = ({ database: { db }, clock }: SigningKeysDeps) => {
  const readAll = () =>
    db
      .selectFrom('signing_key')
      .selectAll()
      .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', clock())]))
      .orderBy('generation', 'desc')
      .execute();

  /** Two processes at once make one key: the second insert changes nothing. */
  const addGeneration = async (generation: number): Promise<void> => {
    const { kid, jwk } = await createKey();
    await db
      .insertInto('signing_key')
      .values({ generation, kid, alg, private_jwk: jwk, created_at: clock() })
      .onConflict((conflict) => conflict.column('generation').doNothing())
      .execute();
  };

  /**
   * Keys to publish; the first one signs. A new key signs only after it was published for a while, so that no client
   * meets a signature whose key it cannot find.
   */
  const load = async (): Promise<JWK[]> => {
    let rows = await readAll();
    if (rows.length === 0) {
      await addGeneration(1);
      rows = await readAll();
    }
    const isSettled = ({ created_at }: { created_at: number }): boolean =>
      created_at <= clock() - housekeeping.publishAhead;
    const signer = rows.find(isSettled) ?? rows.at(-1);
    const ordered = [...rows.filter((row) => row === signer), ...rows.filter((row) => row !== signer)];
    return ordered.map(({ private_jwk }) => v.parse(jwkSchema, JSON.parse(private_jwk)));
  };

  return {
    load,
    /** Adds a key that takes over soon; those before it stay published until nothing that they signed counts. */
    rotate: async (): Promise<void> => {
      const [newest] = await readAll();
      await addGeneration((newest?.generation ?? 0) + 1);
      await db
        .updateTable('signing_key')
        .set({ retired_at: clock() + housekeeping.publishAhead + housekeeping.keepRetired })
        .where('generation', '<=', newest?.generation ?? 0)
        .where('retired_at', 'is', null)
        .execute();
    },
  };
};
