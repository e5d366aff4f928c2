import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holds } from '#platform/desktop';
import type { Principal } from '#platform/http';

/** Phone and e-mail of another are ways to her password: changing them takes the permission to reset it. */
export function mayChangeContacts(db: Kysely<Tables>, principal: Principal): Promise<boolean> {
  return holds(db, principal, 'base:reset-pwd');
}
