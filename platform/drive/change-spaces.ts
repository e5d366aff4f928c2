import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';

/**
 * Changes what stands in some spaces, in one transaction. Who changes one of them at the same time waits, so that what is checked
 * here (names, folders above, limits) is still true when it is written.
 */
export async function changeSpaces<Result>(
  { db }: Pick<PortalDatabase, 'db'>,
  spaceIds: Iterable<string>,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // In one order, so that two at once do not wait for each other. SQLite has locked all with the transaction.
    for (const id of [...new Set(spaceIds)].sort()) await lockSpace(trx, id);
    return work(trx);
  });
}

/** Locks a space by a write that changes nothing: both engines have it. */
export async function lockSpace(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx
    .updateTable('drive_space')
    .set((eb) => ({ kind: eb.ref('kind') }))
    .where('id', '=', id)
    .execute();
}
