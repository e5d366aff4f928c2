import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError } from '#shared/contracts';

/** More children than a parent has; a stolen account shall not gather a school. */
const maxChildren = 20;

const already = '已经是这位学生的家长|||This is a parent of the pupil already';
const tooMany = '这位家长关联的孩子已达上限|||This parent has as many children as one may have';

/** Makes a parent of somebody, whose first child is the current one. @throws DomainError `conflict` */
export async function linkChild(trx: Kysely<Tables>, parentId: string, childId: string): Promise<void> {
  // A write that changes nothing: both engines lock a row by it.
  await trx
    .updateTable('app_user')
    .set((eb) => ({ user_status: eb.ref('user_status') }))
    .where('id', '=', parentId)
    .execute();
  const children = await trx
    .selectFrom('parent_child')
    .select(['child_id', 'position', 'is_current'])
    .where('parent_id', '=', parentId)
    .execute();
  if (children.some(({ child_id }) => child_id === childId))
    throw new DomainError('conflict', { message: already });
  if (children.length >= maxChildren) throw new DomainError('conflict', { message: tooMany });
  await trx
    .insertInto('parent_child')
    .values({
      parent_id: parentId,
      child_id: childId,
      position: Math.max(-1, ...children.map(({ position }) => position)) + 1,
      is_current: children.some(({ is_current }) => is_current === 1) ? 0 : 1,
    })
    .execute();
}

/** Ends the link. Another child becomes the current one where it was that. @returns false where there was none */
export async function unlinkChild(trx: Kysely<Tables>, parentId: string, childId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('parent_child')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const [first] = await trx
    .selectFrom('parent_child')
    .select('child_id')
    .where('parent_id', '=', parentId)
    .orderBy('is_current', 'desc')
    .orderBy('position')
    .limit(1)
    .execute();
  if (first)
    await trx
      .updateTable('parent_child')
      .set({ is_current: 1 })
      .where('parent_id', '=', parentId)
      .where('child_id', '=', first.child_id)
      .execute();
  return true;
}
