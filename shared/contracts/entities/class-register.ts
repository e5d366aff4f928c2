import * as v from 'valibot';
import type { FieldTable } from '../fields/field.ts';
import { isText } from '../fields/text-field.ts';
import { idSchema, numberFromText } from '../text-values.ts';
import { clockedFaceSchema } from './face-record.ts';

const maxLateMinutes = 240;

/** What a teacher sets about a register: both stand in the form as text. */
export const classRegisterFields = {
  /** When the lesson begins, an instant. */
  startsAt: {
    wire: v.pipe(v.string(), v.isoTimestamp()),
    empty: '',
    isDraft: isText,
    findProblem: (startsAt: string) =>
      Number.isNaN(Date.parse(startsAt))
        ? { 'zh-CN': '请填写开始时间', en: 'Please enter the start time' }
        : undefined,
  },
  /** Who comes more than so many minutes after the start is late. */
  lateMinutes: {
    wire: numberFromText,
    empty: '10',
    isDraft: isText,
    findProblem: (minutes: number) =>
      Number.isInteger(minutes) && minutes >= 0 && minutes <= maxLateMinutes
        ? undefined
        : {
            'zh-CN': `请填写 0 到 ${maxLateMinutes} 的整数`,
            en: `Please enter a whole number from 0 to ${maxLateMinutes}`,
          },
  },
} as const satisfies FieldTable;

export const attendanceStatuses = ['present', 'late', 'missing', 'excused'] as const;
export type AttendanceStatus = (typeof attendanceStatuses)[number];
export const attendanceStatusSchema = v.picklist(attendanceStatuses);

/** A class that a register can be kept of. */
export const registerClassSchema = v.object({
  gradeName: v.string(),
  className: v.string(),
  pupils: v.number(),
});
export type RegisterClass = v.InferOutput<typeof registerClassSchema>;

const registerPupilSchema = v.object({
  userId: idSchema,
  realName: v.string(),
  /** Whether the camera can find her: there is a consent, and a face. */
  hasFace: v.boolean(),
  /** Of a pupil whom nobody has marked, `missing`. */
  status: attendanceStatusSchema,
  byFace: v.boolean(),
  /** When she was marked, ISO 8601; null where she was not. */
  markedAt: v.nullable(v.string()),
});
export type RegisterPupil = v.InferOutput<typeof registerPupilSchema>;

/** The register of a class for a day. Nothing is marked before it is begun. */
export const classRegisterSchema = v.object({
  /** Null before it is begun, as the two after it. */
  registerId: v.nullable(idSchema),
  startsAt: v.nullable(v.string()),
  lateMinutes: v.nullable(v.number()),
  /** Whether the camera may look. */
  isFaceOffered: v.boolean(),
  pupils: v.array(registerPupilSchema),
});
export type ClassRegister = v.InferOutput<typeof classRegisterSchema>;

/** Whom the camera of the classroom found, and what was marked of her. */
export const clockedPupilSchema = v.object({
  ...clockedFaceSchema.entries,
  status: attendanceStatusSchema,
  markedAt: v.string(),
});
export type ClockedPupil = v.InferOutput<typeof clockedPupilSchema>;
