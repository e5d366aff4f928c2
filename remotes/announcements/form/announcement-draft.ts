import {
  type Announcement,
  type AnnouncementFields,
  type AnnouncementReach,
  announcementFields,
  type DraftOf,
  emptyDraftOf,
  type FieldProblems,
  findFieldProblems,
  parseKeptDraft,
} from '#shared/contracts';
import { parseLocalTime, toLocalTime } from './local-time.ts';

export { announcementTextLimit as maxTextLength } from '#shared/contracts';

/** What stands in the form; the times as the fields show them. */
export interface AnnouncementDraft extends DraftOf<typeof announcementFields> {
  /** Stays the same however often a new one is saved, so that it is made once. */
  id: string;
  /** 0 for a new one. */
  revision: number;
}
export type Problems = FieldProblems<keyof AnnouncementFields>;
export type DraftField = keyof Problems;

const week = 604_800_000;

export function emptyDraft(id: string, reach: AnnouncementReach, now: number): AnnouncementDraft {
  return {
    ...emptyDraftOf(announcementFields),
    id,
    revision: 0,
    startsAt: toLocalTime(now),
    endsAt: toLocalTime(now + week),
    unitIds: reach.units.map((unit) => unit.id),
  };
}

export function draftOf(announcement: Announcement): AnnouncementDraft {
  return {
    id: announcement.id,
    revision: announcement.revision,
    texts: announcement.texts,
    level: announcement.level,
    startsAt: toLocalTime(announcement.startsAt),
    endsAt: toLocalTime(announcement.endsAt),
    unitIds: announcement.unitIds,
    userTypes: announcement.userTypes,
    roles: announcement.roles,
  };
}

/** What an earlier page kept; undefined where it is not a draft of this version. */
export function parseDraft(kept: unknown): AnnouncementDraft | undefined {
  const fields = parseKeptDraft(announcementFields, kept);
  if (!fields || typeof kept !== 'object' || kept === null) return undefined;
  if (!('id' in kept) || !('revision' in kept)) return undefined;
  const { id, revision } = kept;
  return typeof id === 'string' && typeof revision === 'number' ? { ...fields, id, revision } : undefined;
}

export function isSame(one: AnnouncementDraft, other: AnnouncementDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the form itself can see is wrong, by the rules of the service, which has the last word. */
export function findProblems(draft: AnnouncementDraft, now: number): Problems {
  const fields = payloadOf(draft);
  return findFieldProblems(announcementFields, fields, { now, startsAt: fields.startsAt });
}

/** What is sent. A time that cannot be read is NaN, which is a problem. */
export function payloadOf(draft: AnnouncementDraft): AnnouncementFields & { id: string; revision: number } {
  const { texts, startsAt, endsAt } = draft;
  return {
    ...draft,
    texts: { 'zh-CN': texts['zh-CN'].trim(), en: texts.en.trim() },
    startsAt: parseLocalTime(startsAt) ?? Number.NaN,
    endsAt: parseLocalTime(endsAt) ?? Number.NaN,
  };
}
