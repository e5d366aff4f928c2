import type { JWK } from 'oidc-provider';
import { housekeeping } from './lifetimes.ts';
import { createSealedKeys, type KeyRow, type SigningKeysDeps } from './sealed-keys.ts';

/**
 * The keys that sign id tokens and logout tokens. Any process may rotate them; all find them in the database, where their
 * private halves are sealed.
 */
export function createSigningKeys(deps: SigningKeysDeps) {
  const { clock } = deps;
  const { readAll, nextGeneration, addGeneration, retireUpTo, openRow } = createSealedKeys(deps);
  const isPublished = ({ created_at }: KeyRow): boolean => created_at <= clock() - housekeeping.publishAhead;

  /**
   * Keys to publish; the first one signs. A new key signs only after it was published for a while. So no client
   * meets a signature whose key it cannot find. None where no key can be read.
   */
  const find = async (): Promise<JWK[]> => {
    const opened = await Promise.all((await readAll()).map(openRow));
    const found = opened.filter((key) => key !== undefined);
    const signer = found.find(({ row }) => isPublished(row)) ?? found.at(-1);
    const ordered = [...found.filter((key) => key === signer), ...found.filter((key) => key !== signer)];
    return ordered.map(({ jwk }) => jwk);
  };

  return {
    find,
    /** As `find`, and makes the first key where there is none. */
    load: async (): Promise<JWK[]> => {
      // Before the rows are read: a process that starts at the same time makes the same generation then, or finds ours.
      const next = await nextGeneration();
      const keys = await find();
      if (keys.length > 0) return keys;
      await addGeneration(next);
      return find();
    },
    /** What stands in the database, newest first, and when the next key comes by itself. */
    list: async () => {
      const rows = await readAll();
      const signer = rows.find(isPublished) ?? rows.at(-1);
      return {
        list: rows.map((row) => ({
          kid: row.kid,
          state: stateOf(row, signer),
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
      await retireUpTo(newest?.generation ?? 0);
    },
  };
}

function stateOf(row: KeyRow, signer: KeyRow | undefined): 'next' | 'signing' | 'kept' {
  if (row === signer) return 'signing';
  return row.generation > (signer?.generation ?? 0) ? 'next' : 'kept';
}
