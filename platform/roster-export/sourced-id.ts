import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/** Characters of a hash that tell rows of a unit apart. */
const length = 24;

/** An id that is the same whenever its parts are. */
export function hashedId(kind: string, ...parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `${kind}-${hash.slice(0, length)}`;
}

/**
 * What a person is known by outside: the id of the school's own system. Of two accounts with one id, the first user type has it. All others are
 * known by the id of the portal.
 * @param user alias of `app_user` in the statement
 */
export function personSourcedId(user: 'person' | 'agent'): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql<string>`case when ${column('external_id')} is not null and not exists (
    select 1 from app_user as other where other.external_id = ${column('external_id')}
      and other.unit_id = ${column('unit_id')} and other.user_type < ${column('user_type')}
  ) then ${column('external_id')} else 'portal-' || ${column('id')} end`;
}
