import { type Kysely, sql } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';

/** Version of the text of the portal; it grows when the text says something else. */
const portalVersion = 1;

interface Consenting {
  readonly userId: string;
  /** The unit of the user. */
  readonly unitId: string;
}

/** Version of the whole text in a unit. It grows with the text of the portal, and with what the unit adds. */
export function wordsVersionOf(unitVersion: number): number {
  return portalVersion + unitVersion;
}

/** The same for statements that have the settings of the unit beside them as `setting`, perhaps none. */
export const currentVersion = sql<number>`${sql.lit(portalVersion)} + coalesce(setting.text_version, 0)`;

/** Version of the text that somebody of a unit agrees to today. */
export async function readWordsVersion(db: Kysely<Tables>, unitId: string): Promise<number> {
  const row = await db
    .selectFrom('face_setting')
    .select('text_version')
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  return wordsVersionOf(row?.text_version ?? 0);
}

/** Whether somebody agreed to the text of today. Inside a transaction the consent then stays until its end. */
export async function hasConsent(
  db: Kysely<Tables>,
  { userId, unitId }: Consenting,
  lockedOn?: PortalDatabase['engine'],
): Promise<boolean> {
  const row = await db
    .selectFrom('face_consent')
    .select('words_version')
    .where('user_id', '=', userId)
    .$if(lockedOn === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  return row !== undefined && row.words_version === (await readWordsVersion(db, unitId));
}

export async function giveConsent(
  trx: Kysely<Tables>,
  userId: string,
  { givenBy, wordsVersion, now }: { givenBy: string; wordsVersion: number; now: number },
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
