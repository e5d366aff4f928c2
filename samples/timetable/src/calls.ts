import { defineCall } from 'shell/apps';
import * as v from 'valibot';

const localized = v.object({ 'zh-CN': v.string(), en: v.string() });
const period = v.object({ number: v.number(), from: v.string(), to: v.string() });
export type Period = v.InferOutput<typeof period>;

const lesson = v.object({
  weekday: v.number(),
  period: v.number(),
  subject: localized,
  className: v.string(),
  teacherName: v.string(),
  room: v.string(),
});
export type Lesson = v.InferOutput<typeof lesson>;

const options = v.object({
  periods: v.array(period),
  classes: v.array(v.object({ classId: v.string(), name: v.string() })),
  /** Empty for those who look up their own classes alone. */
  teachers: v.array(v.object({ userId: v.string(), name: v.string() })),
  /** The user's own, or those of her children, or those that she teaches. */
  ownClasses: v.array(v.string()),
  isTeacher: v.boolean(),
  mayImport: v.boolean(),
});
export type Options = v.InferOutput<typeof options>;

export const getOptions = defineCall({
  method: 'GET',
  path: '/api/x/tt/options',
  reply: 'envelope',
  payload: v.object({}),
  answer: options,
});

export const getWeek = defineCall({
  method: 'GET',
  path: '/api/x/tt/week',
  reply: 'envelope',
  payload: v.object({ class: v.optional(v.string()), teacher: v.optional(v.string()) }),
  answer: v.array(lesson),
});

export const getToday = defineCall({
  method: 'GET',
  path: '/api/x/tt/today',
  reply: 'envelope',
  payload: v.object({}),
  answer: v.object({
    weekday: v.number(),
    /** The time at the school, as `08:10`. */
    time: v.string(),
    periods: v.array(period),
    lessons: v.array(lesson),
  }),
});

const problem = v.picklist(['columns', 'class', 'weekday', 'period', 'subject', 'teacher', 'twice', 'busy']);
export type LineProblem = v.InferOutput<typeof problem>;

export const importTable = defineCall({
  method: 'POST',
  path: '/api/x/tt/import',
  reply: 'envelope',
  payload: v.object({ text: v.string(), isCheck: v.boolean() }),
  answer: v.object({
    lessons: v.number(),
    classes: v.number(),
    problems: v.array(v.object({ line: v.number(), problem })),
    isKept: v.boolean(),
  }),
});
