import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** Lets changes of rights in a unit run one after the other, until the transaction ends. Rights are read behind it. */
export async function holdUnit(trx: Kysely<Tables>, unitId: string): Promise<void> {
  // A write that changes nothing: both engines lock a row by it.
  await trx
    .updateTable('unit')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', unitId)
    .execute();
}
