import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** Ends the switch between the accounts of a parent and a teacher, one of whom is something else by now. */
export async function endLinks(trx: Kysely<Tables>, userId: string): Promise<void> {
  await trx
    .deleteFrom('parent_teacher_link')
    .where((eb) => eb.or([eb('parent_id', '=', userId), eb('teacher_id', '=', userId)]))
    .execute();
}
