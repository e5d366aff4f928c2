import type { DriveEvent, DriveRole, DriveSpaceKind, DriveTargetKind } from '#shared/contracts';

type Instant = number;
type Flag = 0 | 1;

/** Whose files stand together: those of a user, a class or a school. */
export interface DriveSpaceTable {
  id: string;
  unit_id: string;
  kind: DriveSpaceKind;
  /** User id; `["grade","class"]` as JSON; the unit's id. Unique with unit and kind. */
  owner_key: string;
}

/** A file or a folder. */
export interface DriveEntryTable {
  id: string;
  unit_id: string;
  space_id: string;
  /** Empty at the top of a space. */
  parent_id: string;
  is_folder: Flag;
  name: string;
  /** Name as names are compared; unique among what stands in one folder and is not removed. */
  name_key: string;
  /** Sorts as users expect it of names. */
  name_order: string;
  /** The newest version of a file; null of a folder. */
  file_id: string | null;
  /** Bytes; 0 of a folder. */
  size: number;
  /** Empty of a folder. */
  media_type: string;
  /** Newest version, from 1; 0 of a folder. */
  version: number;
  created_by: string;
  created_at: Instant;
  changed_by: string;
  changed_at: Instant;
  revision: number;
  /** Null where it is not in the recycle bin. */
  removed_at: Instant | null;
  removed_by: string | null;
  /** The entry whose removal took this one along; its own id where it was removed by itself. */
  removed_with: string | null;
}

/** A content that a file has or had. */
export interface DriveVersionTable {
  entry_id: string;
  version: number;
  file_id: string;
  size: number;
  made_by: string;
  made_at: Instant;
}

/** With whom an entry, and all below it, is shared. */
export interface DriveShareTable {
  id: string;
  entry_id: string;
  unit_id: string;
  target_kind: DriveTargetKind;
  /** As `owner_key` of a space. */
  target_id: string;
  role: DriveRole;
  until: Instant | null;
  shared_by: string;
  shared_at: Instant;
}

/** Until when a user has looked at what is shared with her. */
export interface DriveShareSeenTable {
  user_id: string;
  seen_at: Instant;
}

export interface DriveActivityTable {
  id: string;
  unit_id: string;
  space_id: string;
  entry_id: string;
  entry_name: string;
  event: DriveEvent;
  user_id: string;
  detail: string;
  at: Instant;
}

export interface DriveTables {
  drive_space: DriveSpaceTable;
  drive_entry: DriveEntryTable;
  drive_version: DriveVersionTable;
  drive_share: DriveShareTable;
  drive_share_seen: DriveShareSeenTable;
  drive_activity: DriveActivityTable;
}
