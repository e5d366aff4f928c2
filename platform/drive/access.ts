import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import {
  DomainError,
  type DriveRole,
  type DriveSpaceKind,
  isAdministrator,
  isStaff,
  isStudent,
  type UserType,
} from '#shared/contracts';
import { findClassKeys } from './class-keys.ts';

/** Who a user is for the drive. */
export interface Reach {
  userId: string;
  unitId: string;
  userType: UserType;
  /** `["grade","class"]` as JSON: of a pupil her own, of a parent those of the children in this unit, of the staff all. */
  classKeys: readonly string[];
  isAdministrator: boolean;
  /** When it was found: shares that end before then do not count. */
  now: number;
}

/** An entry that is there, with what the user may do with it. */
export interface KnownEntry {
  id: string;
  unitId: string;
  spaceId: string;
  parentId: string;
  isFolder: boolean;
  name: string;
  fileId: string | null;
  version: number;
  revision: number;
  removedAt: number | null;
  /** The entry whose removal took this one along. */
  removedWith: string | null;
  role: DriveRole;
  /** Whether the user belongs to its space, so that she sees it without any share. */
  isMember: boolean;
}

export interface AccessOptions {
  /** Finds what is in the recycle bin, and nothing else; shares do not reach there. Default false. */
  inBin?: boolean | undefined;
}

type Row = Omit<KnownEntry, 'isFolder' | 'role' | 'isMember'> & {
  isFolder: number;
  kind: DriveSpaceKind;
  ownerKey: string;
  /** 2 to edit, 1 to view, null for no share. */
  shared: number | null;
};

/** Once a request. */
export async function findReach(db: Kysely<Tables>, principal: Principal, now: number): Promise<Reach> {
  const { userId, unitId, userType } = principal;
  const classKeys = await findClassKeys(db, principal);
  return { userId, unitId, userType, classKeys, isAdministrator: isAdministrator(principal), now };
}

/** @throws DomainError `not_found` for what is not there or not hers, `forbidden` where she may view it only */
export async function requireAccess(
  db: Kysely<Tables>,
  reach: Reach,
  entryId: string,
  role: DriveRole,
  options: AccessOptions = {},
): Promise<KnownEntry> {
  const [entry] = await requireAccessToAll(db, reach, [entryId], role, options);
  if (!entry) throw new DomainError('not_found');
  return entry;
}

/** The same for a selection, by one statement. */
export async function requireAccessToAll(
  db: Kysely<Tables>,
  reach: Reach,
  entryIds: readonly string[],
  role: DriveRole,
  options: AccessOptions = {},
): Promise<KnownEntry[]> {
  const known = await findReached(db, reach, sql`${sql.join(entryIds)}`, options);
  if (known.length < new Set(entryIds).size) throw new DomainError('not_found');
  if (role === 'edit' && known.some((entry) => entry.role !== 'edit')) throw new DomainError('forbidden');
  return known;
}

/** Those of the entries that the user sees, by one statement. @param ids what stands in the brackets of `in (…)` */
export async function findReached(
  db: Kysely<Tables>,
  reach: Reach,
  ids: RawBuilder<unknown>,
  { inBin = false }: AccessOptions = {},
): Promise<KnownEntry[]> {
  const rows = await selectEntries(db, reach, ids);
  return rows.flatMap(({ kind, ownerKey, shared, isFolder, ...row }): KnownEntry[] => {
    if ((row.removedAt !== null) !== inBin) return [];
    const bySpace = findSpaceRole(reach, kind, ownerKey);
    const byShare = inBin ? undefined : findShareRole(reach, kind, shared);
    const role = bySpace === 'edit' || byShare === 'edit' ? 'edit' : (bySpace ?? byShare);
    return role ? [{ ...row, isFolder: isFolder === 1, role, isMember: bySpace !== undefined }] : [];
  });
}

/** What a user may do in a space of her unit without any share. */
export function findSpaceRole(reach: Reach, kind: DriveSpaceKind, ownerKey: string): DriveRole | undefined {
  if (kind === 'mine') return ownerKey === reach.userId ? 'edit' : undefined;
  const isMember = kind === 'school' ? ownerKey === reach.unitId : reach.classKeys.includes(ownerKey);
  if (!isMember) return undefined;
  return (kind === 'school' ? reach.isAdministrator : isStaff(reach)) ? 'edit' : 'view';
}

/** Whom a share has to name, so that it reaches the user: a condition on `target_kind` and `target_id`. */
export function reachesUser({ userId, unitId, classKeys }: Reach): RawBuilder<boolean> {
  const isClass = classKeys.length > 0 ? sql`share.target_id in (${sql.join(classKeys)})` : sql`1 = 0`;
  return sql<boolean>`((share.target_kind = 'person' and share.target_id = ${userId})
    or (share.target_kind = 'school' and share.target_id = ${unitId})
    or (share.target_kind = 'class' and ${isClass}))`;
}

function findShareRole(reach: Reach, kind: DriveSpaceKind, shared: number | null): DriveRole | undefined {
  if (shared === null) return undefined;
  // Files of a class are for its teachers to change, whatever somebody shares of them.
  return shared > 1 && !(kind === 'class' && isStudent(reach)) ? 'edit' : 'view';
}

/** The entries of the unit with their spaces, and the widest share with this user on them or above them. */
async function selectEntries(db: Kysely<Tables>, reach: Reach, ids: RawBuilder<unknown>): Promise<Row[]> {
  const { unitId, now } = reach;
  const { rows } = await sql<Row>`
    with recursive up(entry_id, id, parent_id) as (
      select id, id, parent_id from drive_entry where id in (${ids}) and unit_id = ${unitId}
      union all
      select up.entry_id, above.id, above.parent_id from up join drive_entry as above on above.id = up.parent_id
    ),
    reached(entry_id, shared) as (
      select up.entry_id, max(case when share.role = 'edit' then 2 else 1 end)
      from up join drive_share as share on share.entry_id = up.id
      where share.unit_id = ${unitId} and (share.until is null or share.until > ${now}) and ${reachesUser(reach)}
      group by up.entry_id
    )
    select entry.id, entry.unit_id as "unitId", entry.space_id as "spaceId", entry.parent_id as "parentId",
      entry.is_folder as "isFolder", entry.name, entry.file_id as "fileId", entry.version, entry.revision,
      entry.removed_at as "removedAt", entry.removed_with as "removedWith", space.kind,
      space.owner_key as "ownerKey", reached.shared
    from drive_entry as entry join drive_space as space on space.id = entry.space_id
      left join reached on reached.entry_id = entry.id
    where entry.id in (${ids}) and entry.unit_id = ${unitId}`.execute(db);
  return rows;
}
