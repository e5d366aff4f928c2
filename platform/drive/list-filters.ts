import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { escapeLike } from '#platform/database';
import { type Reach, reachesUser } from './access.ts';
import { nameKeyOf } from './entry-names.ts';
import type { Place } from './place.ts';

type Filter = RawBuilder<SqlBool>;

/** Its space was found in the unit of the user already. Nothing else is asked, so that the index answers alone, also how many there are. */
export function inFolder({ spaceId, parentId }: Pick<Place, 'spaceId' | 'parentId'>): Filter {
  return sql<SqlBool>`entry.space_id = ${spaceId} and entry.parent_id = ${parentId} and entry.removed_at is null`;
}

/** What was removed by itself; what it took along is inside it. */
export function inBin(spaceId: string): Filter {
  return sql<SqlBool>`entry.space_id = ${spaceId} and entry.removed_at is not null and entry.removed_with = entry.id`;
}

/** What others have shared with the user. */
export function sharedWith(reach: Reach): Filter {
  return sql<SqlBool>`entry.unit_id = ${reach.unitId} and entry.removed_at is null and entry.id in (${selectShared(reach)})`;
}

/** By a part of the name, in the user's spaces and in what others have shared with her. Without a part there is nothing. */
export function matchesName(reach: Reach, spaceIds: readonly string[], keyword: string): Filter {
  if (keyword === '') return sql<SqlBool>`1 = 0`;
  const pattern = `%${escapeLike(nameKeyOf(keyword))}%`;
  const inSpaces = spaceIds.length > 0 ? sql`space_id in (${sql.join(spaceIds)})` : sql`1 = 0`;
  return sql<SqlBool>`entry.unit_id = ${reach.unitId} and entry.removed_at is null and entry.id in (
    select id from drive_entry where ${inSpaces} and removed_at is null and name_key like ${pattern} escape '!'
    union
    select id from (
      with recursive shared(id, name_key) as (
        select root.id, root.name_key from drive_entry as root
        where root.removed_at is null and root.id in (${selectShared(reach)})
        union
        select child.id, child.name_key from shared join drive_entry as child on child.parent_id = shared.id
        where child.removed_at is null
      )
      select id, name_key from shared
    ) as below where name_key like ${pattern} escape '!')`;
}

function selectShared(reach: Reach): RawBuilder<string> {
  return sql<string>`select share.entry_id from drive_share as share
    where share.unit_id = ${reach.unitId} and share.shared_by <> ${reach.userId}
      and (share.until is null or share.until > ${reach.now}) and ${reachesUser(reach)}`;
}
