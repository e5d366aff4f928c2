import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { listPermissionsOf } from '#platform/desktop';
import { type Actor, findHoldingMore } from '#platform/grants';
import type { Permission } from '#shared/contracts';

/** The sender of an import at this moment. */
export interface Sender {
  /** Those of the people asked about who hold more. */
  readonly holdingMore: ReadonlySet<string>;
  readonly holds: (permission: Permission) => boolean;
}

/** Reads how a sender stands by now: somebody who was disabled meanwhile holds nothing, as a program does. */
export async function readSender(
  db: Kysely<Tables>,
  actor: Actor,
  people: readonly string[],
): Promise<Sender> {
  return { holdingMore: await findHoldingMore(db, actor, people), holds: await readRights(db, actor) };
}

async function readRights(db: Kysely<Tables>, actor: Actor): Promise<Sender['holds']> {
  if (actor === 'operator') return () => true;
  if (actor === 'program') return () => false;
  const user = await db
    .selectFrom('app_user')
    .select(['id as userId', 'user_type as userType'])
    .where('id', '=', actor.userId)
    .where('user_status', '=', 'enabled')
    .executeTakeFirst();
  const held = user ? await listPermissionsOf(db, user) : new Set<Permission>();
  return (permission) => held.has(permission);
}
