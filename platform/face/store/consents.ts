import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';

/** Version of the text that the app shows; it grows when the text says something else. */
export const wordsVersion = 1;

/** Whether somebody agreed to the text of today. Inside a transaction the consent then stays until its end. */
export async function hasConsent(
  db: Kysely<Tables>,
  userId: string,
  lockedOn?: PortalDatabase['engine'],
): Promise<boolean> {
  const row = await db
    .selectFrom('face_consent')
    .select('words_version')
    .where('user_id', '=', userId)
    .$if(lockedOn === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  return row?.words_version === wordsVersion;
}

export async function giveConsent(
  trx: Kysely<Tables>,
  userId: string,
  { givenBy, now }: { givenBy: string; now: number },
): Promise<void> {
  const values = { given_by: givenBy, given_at: now, words_version: wordsVersion };
  await trx
    .insertInto('face_consent')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Takes the consent away, and the face with it. @returns whether there was one */
export async function withdrawConsent(trx: Kysely<Tables>, userId: string): Promise<boolean> {
  // The consent first: who enrols at this moment holds it, so the face that they write is there to be deleted.
  const lock = await trx
    .updateTable('face_consent')
    .set({ words_version: 0 })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await deleteTemplate(trx, userId);
  await trx.deleteFrom('face_consent').where('user_id', '=', userId).execute();
  return lock.numUpdatedRows > 0n;
}

/** @returns whether there was a face */
export async function deleteTemplate(trx: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('face_template')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
