import * as v from 'valibot';
import type { FieldTable, ValuesOf } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { atMost, optionalTextField, plainText, requiredTextField } from '../fields/text-field.ts';
import { idSchema, optionalText, trimmedText } from '../text-values.ts';
import { unitTypeSchema } from './session-user.ts';

interface UnitField {
  /** What the form calls it. */
  readonly label: FieldText;
}

const atMost128 = atMost(128, { 'zh-CN': '最多 128 个字', en: 'Use at most 128 characters' });

/** What an administrator enters about a school or a bureau. */
export const unitFields = {
  name: {
    label: { 'zh-CN': '单位名称', en: 'Name of the school or bureau' },
    ...requiredTextField(
      { max: 128, rules: [atMost128, plainText] },
      { 'zh-CN': '请输入单位名称', en: 'Enter the name of the unit' },
    ),
  },
  enName: {
    label: { 'zh-CN': '英文名称', en: 'English name' },
    ...optionalTextField({ max: 128, rules: [atMost128, plainText] }),
  },
} as const satisfies FieldTable & Readonly<Record<string, UnitField>>;
export type UnitFields = ValuesOf<typeof unitFields>;

/** More campuses than a school has. */
export const maxCampuses = 20;
/** Longest name of a campus, in UTF-16 units. */
export const campusNameLimit = 64;

/** A campus as a form sends it. Its name may have two languages, as `东校区/East`. */
export const sentCampusSchema = v.object({
  /** Empty for a new one. */
  campusId: optionalText(64),
  name: trimmedText(campusNameLimit),
});
export type SentCampus = v.InferOutput<typeof sentCampusSchema>;

/** What is wrong with the names of campuses, if anything. */
export function findCampusProblem(campuses: readonly SentCampus[]): FieldText | undefined {
  const names = campuses.map(({ name }) => name);
  if (names.includes('')) return { 'zh-CN': '请输入校区名称', en: 'Enter the name of the campus' };
  if (!names.every(plainText.holds)) return plainText.text;
  if (new Set(names).size < names.length)
    return { 'zh-CN': '校区名称不能重复', en: 'Give each campus a name of its own' };
  return undefined;
}

/** A unit as its administrators see it. */
export const unitDetailsSchema = v.object({
  unitId: idSchema,
  name: v.string(),
  enName: v.nullable(v.string()),
  unitType: unitTypeSchema,
  campuses: v.array(v.object({ campusId: v.string(), name: v.string() })),
  /** Grows with each change; an update must name the one it started from. */
  revision: v.number(),
});
export type UnitDetails = v.InferOutput<typeof unitDetailsSchema>;

/** A school in the list of a bureau. */
export const listedSchoolSchema = v.object({
  ...unitDetailsSchema.entries,
  /** Enabled accounts. */
  students: v.number(),
  teachers: v.number(),
  administrators: v.number(),
});
export type ListedSchool = v.InferOutput<typeof listedSchoolSchema>;
