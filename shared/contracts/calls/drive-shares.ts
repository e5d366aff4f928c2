import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  driveEntrySchema,
  driveRoles,
  driveShareSchema,
  driveTargetSchema,
} from '../entities/drive-entry.ts';
import { idSchema, nothing, numberFromText, optionalText } from '../text-values.ts';

export const driveShareList = defineCall({
  name: 'drive.share_list',
  method: 'GET',
  path: '/api/drive/share_list',
  effect: 'read',
  needs: 'kept',
  payload: v.object({ entryId: idSchema }),
  answer: v.array(driveShareSchema),
  summary: 'With whom a file or folder is shared by itself.',
  source: 'portal',
});

export const driveShareTargets = defineCall({
  name: 'drive.share_targets',
  method: 'GET',
  path: '/api/drive/share_targets',
  effect: 'read',
  needs: 'drive:share.create',
  payload: v.object({ keyword: optionalText(64) }),
  answer: v.array(driveTargetSchema),
  summary: 'People, classes and the school that the user may share with, at most 20.',
  source: 'portal',
});

export const driveShare = defineCall({
  name: 'drive.share',
  method: 'POST',
  path: '/api/drive/share',
  effect: 'change',
  needs: 'drive:share.create',
  encoding: 'json',
  payload: v.object({
    entryId: idSchema,
    targets: v.pipe(
      v.array(v.pick(driveTargetSchema, ['kind', 'targetId'])),
      v.minLength(1),
      v.maxLength(50),
    ),
    role: v.optional(v.picklist(driveRoles), 'view'),
    /** Epoch milliseconds in the future; null without end. */
    until: v.optional(v.nullable(numberFromText), null),
  }),
  answer: v.array(driveShareSchema),
  summary: 'Shares a file or folder; who has it already gets the new role and end. Answers all its shares.',
  source: 'portal',
});

export const driveUnshare = defineCall({
  name: 'drive.unshare',
  method: 'POST',
  path: '/api/drive/unshare',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ shareId: idSchema }),
  answer: v.array(driveShareSchema),
  summary: 'Ends a share. A second time is a success too.',
  source: 'portal',
});

export const driveSharesSeen = defineCall({
  name: 'drive.shares_seen',
  method: 'POST',
  path: '/api/drive/shares_seen',
  effect: 'change',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.unknown(),
  summary: 'The user has looked at what is shared with her.',
  source: 'portal',
});

export const driveVersionList = defineCall({
  name: 'drive.version_list',
  method: 'GET',
  path: '/api/drive/version_list',
  effect: 'read',
  needs: 'kept',
  payload: v.object({ entryId: idSchema }),
  answer: v.array(
    v.object({
      /** From 1. */
      version: v.number(),
      /** Bytes. */
      size: v.number(),
      madeBy: v.string(),
      madeAt: v.number(),
      /** Address of this content. */
      path: v.string(),
    }),
  ),
  summary: 'The versions of a file, newest first.',
  source: 'portal',
});

export const driveVersionRestore = defineCall({
  name: 'drive.version_restore',
  method: 'POST',
  path: '/api/drive/version_restore',
  effect: 'change',
  needs: 'kept',
  payload: v.object({ entryId: idSchema, version: numberFromText }),
  answer: driveEntrySchema,
  summary: 'Makes an old version the newest one again.',
  source: 'portal',
});

export const driveZip = defineCall({
  name: 'drive.zip',
  method: 'GET',
  path: '/api/drive/zip',
  effect: 'read',
  needs: 'kept',
  upload: true,
  payload: v.object({
    /** Ids with commas between them. */
    entryIds: v.pipe(v.string(), v.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,499}$/)),
  }),
  answer: v.unknown(),
  reply: 'file',
  summary: 'Files and folders as one zip file, written while it is sent.',
  source: 'portal',
});
