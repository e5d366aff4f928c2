import * as v from 'valibot';
import { idSchema } from '../text-values.ts';

/** Whose files a space holds: of one user, of a class, of the whole school. */
export const driveSpaceKinds = ['mine', 'class', 'school'] as const;
export type DriveSpaceKind = (typeof driveSpaceKinds)[number];

/** What somebody may do with an entry. Who may `edit` may view as well. */
export const driveRoles = ['view', 'edit'] as const;
export type DriveRole = (typeof driveRoles)[number];

export const driveSpaceSchema = v.object({
  spaceId: idSchema,
  kind: v.picklist(driveSpaceKinds),
  /** Of a class; else empty. */
  gradeName: v.string(),
  className: v.string(),
  role: v.picklist(driveRoles),
});
export type DriveSpace = v.InferOutput<typeof driveSpaceSchema>;

/** A file or a folder. */
export const driveEntrySchema = v.object({
  entryId: idSchema,
  spaceId: idSchema,
  /** The folder that it stands in; empty at the top of a space. */
  parentId: v.string(),
  isFolder: v.boolean(),
  name: v.string(),
  /** Bytes; 0 of a folder. */
  size: v.number(),
  /** As the content shows; empty of a folder. */
  mediaType: v.string(),
  /** Address of the content; empty of a folder. */
  path: v.string(),
  /** How often a file was replaced, from 1; 0 of a folder. */
  version: v.number(),
  changedBy: v.string(),
  /** Epoch milliseconds. */
  changedAt: v.number(),
  /** Grows with each change of name or place; guards against lost updates. */
  revision: v.number(),
  /** What the asking user may do with it. */
  role: v.picklist(driveRoles),
  /** Whether it is shared with anybody by itself. */
  isShared: v.boolean(),
  /** When it was put into the recycle bin; null elsewhere. */
  removedAt: v.nullable(v.number()),
  /** When the recycle bin gives it up; null elsewhere. */
  goneAt: v.nullable(v.number()),
});
export type DriveEntry = v.InferOutput<typeof driveEntrySchema>;

/** With whom an entry is shared: a person, a class of the school, or everybody of the school. */
export const driveTargetKinds = ['person', 'class', 'school'] as const;
export type DriveTargetKind = (typeof driveTargetKinds)[number];

export const driveTargetSchema = v.object({
  kind: v.picklist(driveTargetKinds),
  /** User id; `["grade","class"]` as JSON; the unit's id. */
  targetId: v.string(),
  /** Name of the person, or of grade and class; empty of the school. */
  name: v.string(),
});
export type DriveTarget = v.InferOutput<typeof driveTargetSchema>;

export const driveShareSchema = v.object({
  shareId: idSchema,
  target: driveTargetSchema,
  role: v.picklist(driveRoles),
  /** Epoch milliseconds of its last moment; null without end. */
  until: v.nullable(v.number()),
  sharedBy: v.string(),
  sharedAt: v.number(),
});
export type DriveShare = v.InferOutput<typeof driveShareSchema>;

/** What happened in a drive. */
export const driveEvents = [
  'add',
  'replace',
  'rename',
  'move',
  'copy',
  'remove',
  'restore',
  'purge',
  'share',
  'unshare',
] as const;
export type DriveEvent = (typeof driveEvents)[number];

export const driveActivitySchema = v.object({
  at: v.number(),
  event: v.picklist(driveEvents),
  /** Who did it. */
  name: v.string(),
  entryId: idSchema,
  entryName: v.string(),
  /** The name before, the folder that it went to, or with whom it was shared; empty for none. */
  detail: v.string(),
});
export type DriveActivity = v.InferOutput<typeof driveActivitySchema>;
