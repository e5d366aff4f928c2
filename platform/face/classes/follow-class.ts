import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type ClassFollower, type ClassNames, putAwayNames } from '#platform/organisation';

/** Registers follow a class that is renamed. Those of an earlier class of the new names are put away: both may have one of the same day. */
export const followClassInRegisters: ClassFollower = async (trx, { unitId, from, to }) => {
  await renameRegisters(trx, unitId, to, putAwayNames(to, randomUUID()));
  await renameRegisters(trx, unitId, from, to);
};

async function renameRegisters(
  trx: Kysely<Tables>,
  unitId: string,
  from: ClassNames,
  to: ClassNames,
): Promise<void> {
  await trx
    .updateTable('class_register')
    .set({ grade_name: to.gradeName, class_name: to.className })
    .where('unit_id', '=', unitId)
    .where('grade_name', '=', from.gradeName)
    .where('class_name', '=', from.className)
    .execute();
}
