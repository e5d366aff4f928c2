import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** Gives up the files of people, and what was shared with them; `purgeDrive` deletes the contents. Inside a transaction. */
export async function giveUpFilesOf(trx: Kysely<Tables>, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  const spaces = await trx
    .selectFrom('drive_space')
    .select('id')
    .where('unit_id', 'in', (eb) => eb.selectFrom('app_user').select('unit_id').where('id', 'in', ids))
    .where('kind', '=', 'mine')
    .where('owner_key', 'in', ids)
    .execute();
  const spaceIds = spaces.map(({ id }) => id);
  if (spaceIds.length > 0) {
    // Two statements, as each has an index of its own.
    const entries = trx.updateTable('drive_entry').set({ removed_at: 0 }).where('space_id', 'in', spaceIds);
    await entries.where('removed_at', 'is', null).execute();
    await entries.where('removed_at', 'is not', null).execute();
  }
  await trx
    .deleteFrom('drive_share')
    .where('target_kind', '=', 'person')
    .where('target_id', 'in', ids)
    .execute();
  await trx.deleteFrom('drive_share_seen').where('user_id', 'in', ids).execute();
}
