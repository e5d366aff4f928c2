import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { listPermissionsOf } from '#platform/desktop';
import type { Actor } from '#platform/grants';
import type { Permission } from '#shared/contracts';

/** Whether the sender of an import holds a permission at this moment. */
export type SenderHolds = (permission: Permission) => boolean;

/**
 * Reads what the sender of an import holds by now: somebody who was disabled meanwhile holds nothing, as a program does. At most two
 * statements.
 */
export async function readSenderRights(db: Kysely<Tables>, actor: Actor): Promise<SenderHolds> {
  if (actor === 'operator') return () => true;
  if (actor === 'program') return () => false;
  const sender = await db
    .selectFrom('app_user')
    .select(['id as userId', 'user_type as userType'])
    .where('id', '=', actor.userId)
    .where('user_status', '=', 'enabled')
    .executeTakeFirst();
  const held = sender ? await listPermissionsOf(db, sender) : new Set<Permission>();
  return (permission) => held.has(permission);
}
