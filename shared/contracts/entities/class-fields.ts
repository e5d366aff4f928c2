import * as v from 'valibot';
import { classNameRules } from '../class-name-rules.ts';
import type { FieldTable, ValuesOf } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { optionalTextField, requiredTextField } from '../fields/text-field.ts';
import { idSchema } from '../text-values.ts';

interface ClassField {
  /** What the form calls it. */
  readonly label: FieldText;
}

/** What an administrator enters about a class. */
export const classFields = {
  gradeName: {
    label: { 'zh-CN': '年级', en: 'Grade' },
    ...optionalTextField({ max: 32, rules: classNameRules }),
  },
  /** Unique among the open classes of a grade. */
  className: {
    label: { 'zh-CN': '班级名称', en: 'Class name' },
    ...requiredTextField(
      { max: 32, rules: classNameRules },
      { 'zh-CN': '请输入班级名称', en: 'Enter the name of the class' },
    ),
  },
  /** Id of a school year of the unit; empty for none. */
  yearId: {
    label: { 'zh-CN': '学年', en: 'School year' },
    ...optionalTextField({ max: 64, rules: [] }),
  },
  /** Id of a campus of the unit; empty for none. */
  campusId: {
    label: { 'zh-CN': '校区', en: 'Campus' },
    ...optionalTextField({ max: 64, rules: [] }),
  },
} as const satisfies FieldTable & Readonly<Record<string, ClassField>>;
export type ClassFields = ValuesOf<typeof classFields>;

/** 'open': people may be in it; 'closed': it is kept for the record. */
export const classStatuses = ['open', 'closed'] as const;
export const classStatusSchema = v.picklist(classStatuses);
export type ClassStatus = v.InferOutput<typeof classStatusSchema>;

/** Longest name of a subject, in UTF-16 units. */
export const subjectLimit = 32;
/** More than a class has: its teachers, each for a subject. */
export const maxTeaching = 60;

/** A class as lists show it. */
export const listedClassSchema = v.object({
  classId: idSchema,
  gradeName: v.string(),
  className: v.string(),
  yearId: v.nullable(v.string()),
  campusId: v.nullable(v.string()),
  status: classStatusSchema,
  /** Grows with each change; an update must name the one it started from. */
  revision: v.number(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
  /** Pupils in it, disabled ones too. */
  pupils: v.number(),
  /** Different people who teach in it, head teachers too. */
  teachers: v.number(),
  heads: v.array(v.object({ userId: idSchema, realName: v.string() })),
});
export type ListedClass = v.InferOutput<typeof listedClassSchema>;

/** A teacher in a class. Who teaches two subjects there stands in it twice; a head teacher may have no subject. */
export const classTeacherSchema = v.object({
  userId: idSchema,
  realName: v.string(),
  loginName: v.string(),
  /** Empty where none is named. */
  subject: v.string(),
  isHead: v.boolean(),
});
export type ClassTeacher = v.InferOutput<typeof classTeacherSchema>;

/** A class with who teaches in it. */
export const classDetailsSchema = v.object({
  ...listedClassSchema.entries,
  teaching: v.array(classTeacherSchema),
});
export type ClassDetails = v.InferOutput<typeof classDetailsSchema>;
