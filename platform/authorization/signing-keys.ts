import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import * as v from 'valibot';
import type { PortalDatabase } from '#platform/database';
import type { Clock, Log } from '#platform/runtime';
import { createKeySealer } from './key-sealer.ts';
import { housekeeping } from './lifetimes.ts';

export interface SigningKeysDeps {
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  /** What private keys are sealed with, newest first. */
  keySecrets: readonly string[];
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

/**
 * The keys that sign id tokens and logout tokens. Any process may rotate them; all find them in the database, where their
 * private halves are sealed.
 */
export const createSigningKeys = ({ database: { db }, clock, log, keySecrets }: SigningKeysDeps) => {
  const sealer = createKeySealer(keySecrets);
  const told = new Set<string>();

  const readAll = () =>
    db
      .selectFrom('signing_key')
      .selectAll()
      .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', clock())]))
      .orderBy('generation', 'desc')
      .execute();

  const nextGeneration = async (): Promise<number> => {
    const row = await db
      .selectFrom('signing_key')
      .select('generation')
      .orderBy('generation', 'desc')
      .limit(1)
      .executeTakeFirst();
    return (row?.generation ?? 0) + 1;
  };

  /** Two processes at once make one key: the second insert changes nothing. */
  const addGeneration = async (generation: number): Promise<void> => {
    const { kid, jwk } = await createKey();
    await db
      .insertInto('signing_key')
      .values({ generation, kid, alg, private_jwk: sealer.seal(jwk, kid), created_at: clock() })
      .onConflict((conflict) => conflict.column('generation').doNothing())
      .execute();
  };

  type Row = Awaited<ReturnType<typeof readAll>>[number];

  const isSettled = ({ created_at }: Row): boolean => created_at <= clock() - housekeeping.publishAhead;

  const openRow = async (row: Row): Promise<{ row: Row; jwk: JWK } | undefined> => {
    const { kid, private_jwk: sealed } = row;
    const opened = sealer.open(sealed, kid);
    if (!opened) {
      // A secret was taken away too early, or another process has others. Told once, not every minute.
      if (!told.has(kid)) log('signing_key_unreadable', { kid });
      told.add(kid);
      return undefined;
    }
    if (!opened.isNewest) {
      await db
        .updateTable('signing_key')
        .set({ private_jwk: sealer.seal(opened.text, kid) })
        .where('kid', '=', kid)
        .where('private_jwk', '=', sealed)
        .execute();
    }
    return { row, jwk: v.parse(jwkSchema, JSON.parse(opened.text)) };
  };

  const openAll = async () =>
    (await Promise.all((await readAll()).map(openRow))).filter((found) => found !== undefined);

  /**
   * Keys to publish; the first one signs. A new key signs only after it was published for a while, so that no client
   * meets a signature whose key it cannot find. None where no key can be read.
   */
  const find = async (): Promise<JWK[]> => {
    const found = await openAll();
    const signer = found.find(({ row }) => isSettled(row)) ?? found.at(-1);
    const ordered = [...found.filter((key) => key === signer), ...found.filter((key) => key !== signer)];
    return ordered.map(({ jwk }) => jwk);
  };

  return {
    find,
    /** As `find`, and makes the first key where there is none. */
    load: async (): Promise<JWK[]> => {
      // Before the rows are read: whoever starts at the same time then makes the same generation, or finds ours.
      const next = await nextGeneration();
      const keys = await find();
      if (keys.length > 0) return keys;
      await addGeneration(next);
      return find();
    },
    /** What stands in the database, newest first, and when the next key comes by itself. */
    list: async () => {
      const rows = await readAll();
      const signer = rows.find(isSettled) ?? rows.at(-1);
      const stateOf = (row: Row): 'next' | 'signing' | 'kept' => {
        if (row === signer) return 'signing';
        return row.generation > (signer?.generation ?? 0) ? 'next' : 'kept';
      };
      return {
        list: rows.map((row) => ({
          kid: row.kid,
          state: stateOf(row),
          createdAt: row.created_at,
          retiredAt: row.retired_at,
        })),
        nextRotationAt: (rows[0]?.created_at ?? clock()) + housekeeping.rotateKeys,
      };
    },
    isDue: async (): Promise<boolean> => {
      const [newest] = await readAll();
      return newest !== undefined && newest.created_at <= clock() - housekeeping.rotateKeys;
    },
    /** Adds a key that takes over soon; those before it stay published until nothing that they signed counts. */
    rotate: async (): Promise<void> => {
      const [newest] = await readAll();
      // Two processes at once follow the same one, and make one key between them.
      await addGeneration(newest ? newest.generation + 1 : await nextGeneration());
      await db
        .updateTable('signing_key')
        .set({ retired_at: clock() + housekeeping.publishAhead + housekeeping.keepRetired })
        .where('generation', '<=', newest?.generation ?? 0)
        .where('retired_at', 'is', null)
        .execute();
    },
  };
};
