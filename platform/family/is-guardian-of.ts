import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** Whether a user is a parent of another one. */
export async function isGuardianOf(db: Kysely<Tables>, parentId: string, childId: string): Promise<boolean> {
  const row = await db
    .selectFrom('parent_child')
    .select('child_id')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .executeTakeFirst();
  return row !== undefined;
}
