import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/**
 * Takes the consents of a unit away, and each face with its own. Inside a transaction: who enrols at this moment holds the
 * consent, so the face that they write is there to be deleted.
 * @returns how many users had agreed
 */
export async function deleteFacesOfUnit(trx: Kysely<Tables>, unitId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('face_consent')
    .where('user_id', 'in', trx.selectFrom('app_user').select('id').where('unit_id', '=', unitId))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
