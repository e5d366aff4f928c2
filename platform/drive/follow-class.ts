import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type ClassFollower, putAwayNames } from '#platform/organisation';
import { lockSpace } from './change-spaces.ts';
import { classKeyOf } from './class-keys.ts';
import { spaceIdOf } from './spaces.ts';

/** Files and shares follow a class that is renamed. Those of an earlier class of the new names are put away, so that nobody mixes them. */
export const followClassInDrive: ClassFollower = async (trx, { unitId, from, to }) => {
  await moveKey(trx, unitId, classKeyOf(to), classKeyOf(putAwayNames(to, randomUUID())));
  await moveKey(trx, unitId, classKeyOf(from), classKeyOf(to));
};

async function moveKey(trx: Kysely<Tables>, unitId: string, from: string, to: string): Promise<void> {
  await trx
    .updateTable('drive_share')
    .set({ target_id: to })
    .where('unit_id', '=', unitId)
    .where('target_kind', '=', 'class')
    .where('target_id', '=', from)
    .execute();
  const space = await trx
    .selectFrom('drive_space')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('kind', '=', 'class')
    .where('owner_key', '=', from)
    .executeTakeFirst();
  if (space) await moveSpace(trx, unitId, space.id, to);
}

/** The id of a space follows from its key: one that kept it would be taken for that of the next class of the old names. */
async function moveSpace(
  trx: Kysely<Tables>,
  unitId: string,
  oldId: string,
  ownerKey: string,
): Promise<void> {
  await lockSpace(trx, oldId);
  const id = spaceIdOf(unitId, 'class', ownerKey);
  await trx
    .insertInto('drive_space')
    .values({ id, unit_id: unitId, kind: 'class', owner_key: ownerKey })
    .execute();
  // Two statements, as each has an index of its own.
  const entries = trx.updateTable('drive_entry').set({ space_id: id }).where('space_id', '=', oldId);
  await entries.where('removed_at', 'is', null).execute();
  await entries.where('removed_at', 'is not', null).execute();
  await trx
    .updateTable('drive_activity')
    .set({ space_id: id })
    .where('entry_id', 'in', (eb) => eb.selectFrom('drive_entry').select('id').where('space_id', '=', id))
    .execute();
  await trx.deleteFrom('drive_space').where('id', '=', oldId).execute();
}
