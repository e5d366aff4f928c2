import * as v from 'valibot';
import { choiceField } from '../fields/choice-field.ts';
import type { Field, FieldTable, ValuesOf } from '../fields/field.ts';
import { listField } from '../fields/list-field.ts';
import { isText } from '../fields/text-field.ts';
import { trimmedText } from '../text-values.ts';
import { isUserType } from '../user-types.ts';
import { userTypeSchema } from './session-user.ts';

/** The text in Chinese, and in English where somebody wrote one; empty shows the Chinese one. */
const textsSchema = v.object({ 'zh-CN': v.string(), en: v.string() });
type Texts = v.InferOutput<typeof textsSchema>;
const levelSchema = v.picklist(['info', 'warning']);
export type AnnouncementLevel = v.InferOutput<typeof levelSchema>;

/** What the rules have to know besides the field. Instants are epoch milliseconds; NaN is none. */
interface AnnouncementContext {
  now: number;
  startsAt: number;
}

/** In UTF-16 units, as inputs count them. */
export const announcementTextLimit = 300;
const text = trimmedText(announcementTextLimit);
const shortId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Longest time from beginning to end, milliseconds: what stands for ever is read by nobody. */
const maxDurationMs = 366 * 86_400_000;
const noUnit = { 'zh-CN': '请至少选择一个单位', en: 'Please choose a unit' };
const noTime = { 'zh-CN': '请选择时间', en: 'Please choose a time' };

const textsField: Field<v.GenericSchema<Texts>> = {
  wire: v.object({ 'zh-CN': v.pipe(text, v.minLength(1)), en: text }),
  empty: { 'zh-CN': '', en: '' },
  isDraft: (value): value is Texts => v.is(textsSchema, value),
  findProblem: (texts) =>
    texts['zh-CN'] === ''
      ? { at: { 'zh-CN': { 'zh-CN': '请输入中文内容', en: 'Please enter the Chinese text' } } }
      : undefined,
};

/** An instant; in the form, the text of a field for local time. */
const instantField = {
  wire: v.pipe(v.number(), v.integer()),
  empty: '',
  isDraft: isText,
};

/** What an administrator enters about an announcement. */
export const announcementFields = {
  texts: textsField,
  level: choiceField(['info', 'warning'], levelSchema, 'info'),
  startsAt: {
    ...instantField,
    findProblem: (startsAt: number) => (Number.isNaN(startsAt) ? noTime : undefined),
  },
  endsAt: { ...instantField, findProblem: findProblemOfEnd },
  unitIds: {
    ...listField(v.pipe(v.array(shortId), v.minLength(1), v.maxLength(500)), isText, []),
    findProblem: (unitIds: readonly string[]) => (unitIds.length === 0 ? noUnit : undefined),
  },
  userTypes: listField(v.pipe(v.array(userTypeSchema), v.maxLength(4)), isUserType, []),
  roles: listField(v.pipe(v.array(shortId), v.maxLength(20)), isText, []),
} as const satisfies FieldTable;
export type AnnouncementFields = ValuesOf<typeof announcementFields>;

/** An announcement as its readers get it. */
export const announcementNoticeSchema = v.object({
  id: v.string(),
  /** Grows with each change: who closed an older one sees it again. */
  revision: v.number(),
  texts: textsSchema,
  level: levelSchema,
});
export type AnnouncementNotice = v.InferOutput<typeof announcementNoticeSchema>;

/** An announcement as administrators keep it. Instants are epoch milliseconds. */
export const announcementSchema = v.object({
  ...announcementNoticeSchema.entries,
  /** Unit that it belongs to, not those that it reaches. */
  unitId: v.string(),
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  startsAt: v.number(),
  endsAt: v.number(),
  /** Units that it reaches. */
  unitIds: v.array(v.string()),
  /** Only these user types; empty is everybody. */
  userTypes: v.array(userTypeSchema),
  /** Only who has one of these roles; empty is everybody. */
  roles: v.array(v.string()),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** Whom an administrator may reach. */
export const announcementReachSchema = v.object({
  units: v.array(v.object({ id: v.string(), name: v.string(), enName: v.nullable(v.string()) })),
  /** Roles that somebody in these units has. */
  roles: v.array(v.string()),
});
export type AnnouncementReach = v.InferOutput<typeof announcementReachSchema>;

function findProblemOfEnd(endsAt: number, { now, startsAt }: AnnouncementContext) {
  if (Number.isNaN(endsAt)) return noTime;
  if (endsAt <= now) return { 'zh-CN': '结束时间已过', en: 'The end has already passed' };
  if (endsAt <= startsAt)
    return { 'zh-CN': '结束时间须晚于开始时间', en: 'The end must be later than the start' };
  if (endsAt - startsAt > maxDurationMs)
    return { 'zh-CN': '公告最长持续一年', en: 'An announcement lasts a year at most' };
  return undefined;
}
