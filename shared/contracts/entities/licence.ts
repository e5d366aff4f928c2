import * as v from 'valibot';
import type { FieldTable, ValuesOf } from '../fields/field.ts';
import { isText } from '../fields/text-field.ts';

/** The code of a service. */
export const serverIdSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

const daySchema = v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));
const seatsPattern = /^\d{0,7}$/;

/** What an administrator of an area unit enters about a licence; both as text. */
export const licenceFields = {
  /** Day on which it ends, `YYYY-MM-DD`; empty never ends. */
  endDate: {
    wire: v.optional(daySchema, ''),
    empty: '',
    isDraft: isText,
    findProblem: (endDate: string) =>
      endDate === '' || isDay(endDate)
        ? undefined
        : { 'zh-CN': '请填写有效的日期', en: 'Please enter a valid date' },
  },
  /** Empty is for everybody. */
  seats: {
    wire: v.optional(v.pipe(v.string(), v.trim(), v.regex(seatsPattern)), ''),
    empty: '',
    isDraft: isText,
    findProblem: (seats: string) =>
      seatsPattern.test(seats)
        ? undefined
        : { 'zh-CN': '请填写不超过七位的整数', en: 'Please enter a whole number of at most seven digits' },
  },
} as const satisfies FieldTable;
export type LicenceFields = ValuesOf<typeof licenceFields>;

/** What people call a service; without a name its code is shown. */
const serviceNames = {
  serviceName: v.optional(v.nullable(v.string()), null),
  serviceEnName: v.optional(v.nullable(v.string()), null),
};

/** A licence of a unit for one service. */
export const licenceSchema = v.object({
  unitId: v.string(),
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  serverId: v.string(),
  ...serviceNames,
  /** Epoch milliseconds; null never ends. */
  endTime: v.nullable(v.number()),
  /** How many people it is for; null for everybody. */
  seats: v.nullable(v.number()),
  used: v.number(),
  /** False when the record came in damaged, so that nobody can say whether it holds. */
  isReadable: v.boolean(),
});
export type Licence = v.InferOutput<typeof licenceSchema>;

/** A module of the own unit: a service with the apps that it carries. */
export const insideModuleSchema = v.object({
  serverId: v.string(),
  isLicensed: v.boolean(),
  apps: v.array(v.object({ code: v.string(), name: v.string(), englishName: v.nullable(v.string()) })),
});

/** What became of a licence: granted by an administrator, or renewed by a key. */
export const licenceChangeSchema = v.object({
  id: v.string(),
  unitId: v.string(),
  unitName: v.string(),
  unitEnName: v.nullable(v.string()),
  serverId: v.string(),
  ...serviceNames,
  /** Epoch milliseconds. */
  at: v.number(),
  /** Who did it; null where the account is gone. */
  userName: v.nullable(v.string()),
  endBefore: v.nullable(v.number()),
  endTime: v.nullable(v.number()),
  seats: v.nullable(v.number()),
  byKey: v.boolean(),
});
export type LicenceChange = v.InferOutput<typeof licenceChangeSchema>;

/** The 30th of February is none. */
function isDay(text: string): boolean {
  const start = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === text;
}
