import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  announcementFields,
  announcementNoticeSchema,
  announcementReachSchema,
  announcementSchema,
} from '../entities/announcement.ts';
import { wireOf } from '../fields/field-table.ts';
import { nothing, numberFromText } from '../text-values.ts';

const shortId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const announcementsNow = defineCall({
  name: 'base.announcements.now',
  method: 'GET',
  path: '/api/base/announcements/now',
  effect: 'read',
  needs: 'everybody',
  encoding: 'none',
  payload: nothing,
  answer: v.object({
    /** Warnings first, then the newest. */
    list: v.array(announcementNoticeSchema),
    /** Milliseconds until another one begins or one of these ends; null when nothing is known to come. */
    changesIn: v.nullable(v.number()),
  }),
  summary: 'The announcements that the signed-in user should see now.',
  source: 'portal',
});

export const announcementList = defineCall({
  name: 'base.announcements.list',
  method: 'GET',
  path: '/api/base/announcements/list',
  effect: 'read',
  needs: 'admin:announcements',
  /** Pages count from 1. */
  payload: v.object({ page: v.optional(numberFromText, 1), size: v.optional(numberFromText, 30) }),
  answer: v.object({
    list: v.array(announcementSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
    /** The server's clock, epoch milliseconds. */
    now: v.number(),
    reach: announcementReachSchema,
  }),
  summary: 'Announcements of the own unit, of an area unit those of all units, the last to end first.',
  source: 'portal',
});

export const announcementSave = defineCall({
  name: 'base.announcements.save',
  method: 'POST',
  path: '/api/base/announcements/save',
  effect: 'change',
  needs: 'admin:announcements',
  encoding: 'json',
  payload: v.object({
    /** Made by the page for a new one: saving it twice makes one. */
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,48}$/)),
    /** The revision that the change is based on; 0 for a new one. */
    revision: v.number(),
    ...wireOf(announcementFields),
  }),
  answer: announcementSchema,
  summary: 'Makes or changes an announcement; refused with `conflict` when somebody else changed it first.',
  source: 'portal',
});

export const announcementEnd = defineCall({
  name: 'base.announcements.end',
  method: 'POST',
  path: '/api/base/announcements/end',
  effect: 'change',
  needs: 'admin:announcements',
  payload: v.object({ id: shortId, revision: numberFromText }),
  answer: announcementSchema,
  summary: 'Ends an announcement now; one that has ended stays as it is.',
  source: 'portal',
});
