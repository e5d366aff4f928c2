import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  driveActivitySchema,
  driveEntrySchema,
  driveRoles,
  driveSpaceSchema,
} from '../entities/drive-entry.ts';
import { idSchema, nothing, numberFromText, optionalText, trimmedText } from '../text-values.ts';

/** Entries that one request names at most. */
export const maxDriveSelection = 500;
/** Entries of a page of a list at most. */
const maxPageSize = 200;

const entryIds = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxDriveSelection));
/** Empty for the top of a space. */
const parentId = optionalText(64);
const name = v.pipe(trimmedText(255), v.minLength(1));
/** Where something goes to. */
const place = { spaceId: idSchema, parentId };

/** What became of a selection: what could not be done is named with its reason, the rest is done. */
const outcome = v.object({
  done: v.number(),
  refused: v.array(v.object({ entryId: v.string(), name: v.string(), message: v.string() })),
});
export type DriveOutcome = v.InferOutput<typeof outcome>;

export const driveSpaces = defineCall({
  name: 'drive.spaces',
  method: 'GET',
  path: '/api/drive/spaces',
  effect: 'read',
  needs: 'kept',
  encoding: 'none',
  payload: nothing,
  answer: v.object({
    spaces: v.array(driveSpaceSchema),
    /** Shares that reached the user since she last looked at them. */
    newShares: v.number(),
  }),
  summary: 'The spaces whose files the user sees, with the own one first.',
  source: 'portal',
});

/** `folder` a folder or the top of a space, `shared` what others shared, `bin` the recycle bin of a space, `search` by name in all of these. */
export const driveViews = ['folder', 'shared', 'bin', 'search'] as const;
export type DriveView = (typeof driveViews)[number];
export const driveSorts = ['name', 'size', 'changed'] as const;
export type DriveSort = (typeof driveSorts)[number];

export const driveList = defineCall({
  name: 'drive.list',
  method: 'GET',
  path: '/api/drive/list',
  effect: 'read',
  needs: 'kept',
  payload: v.object({
    view: v.picklist(driveViews),
    /** Of `folder` and `bin`. Default: the user's own. */
    spaceId: optionalText(64),
    /** Of `folder`; also of one that is shared with the user, where `spaceId` is not asked. */
    parentId,
    /** Of `search`. */
    keyword: optionalText(64),
    sort: v.optional(v.picklist(driveSorts), 'name'),
    order: v.optional(v.picklist(['up', 'down']), 'up'),
    /** Pages count from 1. */
    page: v.optional(v.pipe(numberFromText, v.minValue(1)), 1),
    size: v.optional(v.pipe(numberFromText, v.minValue(1), v.maxValue(maxPageSize)), 100),
  }),
  answer: v.object({
    /** Folders first. */
    list: v.array(driveEntrySchema),
    total: v.number(),
    page: v.number(),
    pages: v.number(),
    /** The folders above, the outermost that the user may see first, with the shown one last. */
    trail: v.array(v.object({ entryId: idSchema, name: v.string() })),
    /** What the user may do with the place that is shown. */
    role: v.picklist(driveRoles),
  }),
  summary: 'A page of a folder, of what is shared, of the recycle bin or of a search.',
  source: 'portal',
});

export const driveFolderCreate = defineCall({
  name: 'drive.folder_create',
  method: 'POST',
  path: '/api/drive/folder_create',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ ...place, name }),
  answer: driveEntrySchema,
  summary: 'Creates a folder. A name that is taken is refused at its field.',
  source: 'portal',
});

export const driveFolderEnsure = defineCall({
  name: 'drive.folder_ensure',
  method: 'POST',
  path: '/api/drive/folder_ensure',
  effect: 'change',
  needs: 'kept',
  encoding: 'json',
  payload: v.object({
    ...place,
    /** `a/b/c` below the place; the folders above each are made as well. */
    paths: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(2_000))), v.maxLength(2_000)),
  }),
  answer: v.array(v.object({ path: v.string(), entryId: idSchema })),
  summary: 'Finds or creates folders, for a folder that is uploaded as a whole.',
  source: 'N06',
});

export const driveFileAdd = defineCall({
  name: 'drive.file_add',
  method: 'POST',
  path: '/api/drive/file_add',
  effect: 'change',
  needs: 'kept',
  payload: v.object({
    ...place,
    /** A file that the user has uploaded. */
    fileId: idSchema,
    /** Default: that of the file. */
    name: v.optional(name),
    /** With a name that is taken: a new version of that file, or a number behind the name. */
    whenTaken: v.optional(v.picklist(['version', 'number']), 'number'),
    /** With a file that has an entry already: another entry with a copy, or that entry, as after a lost answer. */
    whenPlaced: v.optional(v.picklist(['copy', 'answer']), 'copy'),
  }),
  answer: driveEntrySchema,
  summary: 'Puts an uploaded file into a folder.',
  source: 'portal',
});

export const driveRename = defineCall({
  name: 'drive.rename',
  method: 'POST',
  path: '/api/drive/rename',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ entryId: idSchema, name, revision: numberFromText }),
  answer: driveEntrySchema,
  summary: 'Gives a file or folder another name.',
  source: 'portal',
});

/* @__NO_SIDE_EFFECTS__ */
function defineEntriesCall<Fields extends v.ObjectEntries>(verb: string, fields: Fields, summary: string) {
  return defineCall({
    name: `drive.${verb}`,
    method: 'POST',
    path: `/api/drive/${verb}`,
    effect: 'change',
    needs: 'kept',
    encoding: 'json',
    payload: v.object({ ...fields, entryIds }),
    answer: outcome,
    summary,
    source: 'portal',
  });
}

export const driveMove = defineEntriesCall(
  'move',
  place,
  'Moves files and folders into another folder or space.',
);
export const driveCopy = defineEntriesCall(
  'copy',
  place,
  'Copies files and folders; no content is written again.',
);
export const driveRemove = defineEntriesCall('remove', {}, 'Puts files and folders into the recycle bin.');
export const driveRestore = defineEntriesCall(
  'restore',
  {},
  'Brings them back to where they were, or to the top.',
);
export const drivePurge = defineEntriesCall('purge', {}, 'Deletes what is in the recycle bin for good.');

export const driveBinEmpty = defineCall({
  name: 'drive.bin_empty',
  method: 'POST',
  path: '/api/drive/bin_empty',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ spaceId: idSchema }),
  answer: outcome,
  summary: 'Deletes all that is in the recycle bin of a space for good.',
  source: 'portal',
});

export const driveActivityList = defineCall({
  name: 'drive.activity',
  method: 'GET',
  path: '/api/drive/activity',
  effect: 'read',
  needs: 'kept',
  payload: v.object({
    /** A file, or a folder with all below it. */
    entryId: idSchema,
    page: v.optional(v.pipe(numberFromText, v.minValue(1)), 1),
  }),
  answer: v.object({ list: v.array(driveActivitySchema), total: v.number(), pages: v.number() }),
  summary: 'What happened to a file or in a folder, newest first, 30 a page.',
  source: 'portal',
});
