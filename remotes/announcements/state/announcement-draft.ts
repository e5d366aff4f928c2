import * as v from 'valibot';
import { type Announcement, type AnnouncementReach, userTypes } from '#shared/contracts';
import { parseLocalTime, toLocalTime } from './local-time.ts';
import type { MessageId } from './message-id.ts';

const draftSchema = v.object({
  /** Stays the same however often a new one is saved, so that it is made once. */
  id: v.string(),
  /** 0 for a new one. */
  revision: v.number(),
  chinese: v.string(),
  english: v.string(),
  level: v.picklist(['info', 'warning']),
  /** As the fields show them. */
  starts: v.string(),
  ends: v.string(),
  unitIds: v.array(v.string()),
  userTypes: v.array(v.picklist(userTypes)),
  roles: v.array(v.string()),
});
/** What stands in the form. */
export type AnnouncementDraft = v.InferOutput<typeof draftSchema>;
export type DraftField = 'chinese' | 'english' | 'starts' | 'ends' | 'unitIds';
export type Problems = Partial<Record<DraftField, MessageId>>;

const week = 604_800_000;
export const maxTextLength = 300;

export const emptyDraft = (id: string, reach: AnnouncementReach, now: number): AnnouncementDraft => ({
  id,
  revision: 0,
  chinese: '',
  english: '',
  level: 'info',
  starts: toLocalTime(now),
  ends: toLocalTime(now + week),
  unitIds: reach.units.map((unit) => unit.id),
  userTypes: [],
  roles: [],
});

export const draftOf = (announcement: Announcement): AnnouncementDraft => ({
  id: announcement.id,
  revision: announcement.revision,
  chinese: announcement.texts['zh-CN'],
  english: announcement.texts.en,
  level: announcement.level,
  starts: toLocalTime(announcement.startsAt),
  ends: toLocalTime(announcement.endsAt),
  unitIds: announcement.unitIds,
  userTypes: announcement.userTypes,
  roles: announcement.roles,
});

/** What an earlier page kept; undefined where it is not a draft of this version. */
export const parseDraft = (kept: unknown): AnnouncementDraft | undefined => {
  const parsed = v.safeParse(draftSchema, kept);
  return parsed.success ? parsed.output : undefined;
};

export const isSame = (one: AnnouncementDraft, other: AnnouncementDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the form itself can see is wrong, by the rules of the service, which has the last word. */
export const findProblems = (
  { chinese, starts, ends, unitIds }: AnnouncementDraft,
  now: number,
): Problems => {
  const [startsAt, endsAt] = [parseLocalTime(starts), parseLocalTime(ends)];
  const problems: Problems = {};
  if (chinese.trim() === '') problems.chinese = 'announcements.form.error.chinese';
  if (startsAt === undefined) problems.starts = 'announcements.form.error.time';
  if (endsAt === undefined) problems.ends = 'announcements.form.error.time';
  else if (endsAt <= now) problems.ends = 'announcements.form.error.past';
  else if (startsAt !== undefined && endsAt <= startsAt) problems.ends = 'announcements.form.error.order';
  if (unitIds.length === 0) problems.unitIds = 'announcements.form.error.units';
  return problems;
};

/** What is sent. Call it for a draft without problems only. */
export const payloadOf = (draft: AnnouncementDraft) => ({
  id: draft.id,
  revision: draft.revision,
  texts: { 'zh-CN': draft.chinese.trim(), en: draft.english.trim() },
  level: draft.level,
  startsAt: parseLocalTime(draft.starts) ?? 0,
  endsAt: parseLocalTime(draft.ends) ?? 0,
  unitIds: draft.unitIds,
  userTypes: draft.userTypes,
  roles: draft.roles,
});
