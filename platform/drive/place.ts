import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, type DriveRole } from '#shared/contracts';
import { findSpaceRole, type Reach, reachesUser, requireAccess } from './access.ts';
import { createRefusal, refusalTexts } from './refusals.ts';
import { findSpace, getOwnSpace, makeSpace } from './spaces.ts';

/** Where entries stand: a folder, or the top of a space. */
export interface Place {
  spaceId: string;
  /** Empty at the top. */
  parentId: string;
  /** What the user may do there. */
  role: DriveRole;
  isMember: boolean;
  /** The folders above what stands here, the outermost first, the folder itself last; all of them, also those that she cannot see. */
  above: readonly FolderAbove[];
}

export interface FolderAbove {
  id: string;
  name: string;
  /** Whether a share of this very folder reaches the user. */
  isShared: boolean;
}

/**
 * Where a user asks for, or wants to put something. Without a space it is her own, or that of the
 * folder. A space that she is to edit is made where it is not there yet, so that this belongs into a transaction.
 * @throws DomainError `not_found`, `forbidden`; `invalid_input` where it is a file
 */
export async function requirePlace(
  db: Kysely<Tables>,
  reach: Reach,
  { spaceId, parentId }: { spaceId: string; parentId: string },
  role: DriveRole,
): Promise<Place> {
  const place =
    parentId === ''
      ? await getTop(db, reach, spaceId || (await getOwnSpace(db, reach)), role)
      : await getFolder(db, reach, { spaceId, parentId });
  if (role === 'edit' && place.role !== 'edit') throw new DomainError('forbidden');
  return place;
}

async function getTop(db: Kysely<Tables>, reach: Reach, spaceId: string, role: DriveRole): Promise<Place> {
  const space = await findSpace(db, reach, spaceId);
  const own = space && findSpaceRole(reach, space.kind, space.ownerKey);
  if (!own) throw new DomainError('not_found');
  if (!space.isMade && role === 'edit' && own === 'edit') await makeSpace(db, reach, space);
  return { spaceId, parentId: '', role: own, isMember: true, above: [] };
}

async function getFolder(
  db: Kysely<Tables>,
  reach: Reach,
  { spaceId, parentId }: { spaceId: string; parentId: string },
): Promise<Place> {
  const folder = await requireAccess(db, reach, parentId, 'view');
  if (spaceId && spaceId !== folder.spaceId) throw new DomainError('not_found');
  if (!folder.isFolder) throw createRefusal(refusalTexts.noFolder);
  const { role, isMember } = folder;
  return { spaceId: folder.spaceId, parentId, role, isMember, above: await listAbove(db, reach, parentId) };
}

/** A folder and those above it, the outermost first. */
async function listAbove(db: Kysely<Tables>, reach: Reach, folderId: string): Promise<FolderAbove[]> {
  const { unitId, now } = reach;
  const { rows } = await sql<{ id: string; name: string; shares: number }>`
    with recursive up(id, parent_id, name, height) as (
      select id, parent_id, name, 0 from drive_entry where id = ${folderId} and unit_id = ${unitId}
      union all
      select above.id, above.parent_id, above.name, up.height + 1
      from up join drive_entry as above on above.id = up.parent_id
    )
    select up.id, up.name, (select count(*) from drive_share as share
      where share.entry_id = up.id and share.unit_id = ${unitId}
        and (share.until is null or share.until > ${now}) and ${reachesUser(reach)}) as shares
    from up order by up.height desc`.execute(db);
  return rows.map(({ id, name, shares }) => ({ id, name, isShared: Number(shares) > 0 }));
}
