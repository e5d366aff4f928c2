import * as v from 'valibot';
import { choiceField } from '../fields/choice-field.ts';
import type { FieldTable, ValuesOf } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { atMost, isText, plainText, requiredTextField } from '../fields/text-field.ts';
import { flagFromText, idSchema, trimmedText } from '../text-values.ts';

interface SchoolYearField {
  /** What the form calls it. */
  readonly label: FieldText;
}

/** What the rules have to know besides the field. */
interface SchoolYearContext {
  beginsOn: string;
}

const noDay = { 'zh-CN': '请选择日期', en: 'Choose a date' };
const dayField = { wire: trimmedText(10), empty: '', isDraft: isText };

/** What an administrator enters about a school year. Days are `YYYY-MM-DD`. */
export const schoolYearFields = {
  name: {
    label: { 'zh-CN': '名称', en: 'Name' },
    ...requiredTextField(
      {
        max: 32,
        rules: [atMost(32, { 'zh-CN': '最多 32 个字', en: 'Use at most 32 characters' }), plainText],
      },
      { 'zh-CN': '请输入学年名称', en: 'Enter the name of the school year' },
    ),
  },
  /** First day. */
  beginsOn: {
    label: { 'zh-CN': '开始日期', en: 'First day' },
    ...dayField,
    findProblem: (day: string) => (isDay(day) ? undefined : noDay),
  },
  /** Last day. */
  endsOn: { label: { 'zh-CN': '结束日期', en: 'Last day' }, ...dayField, findProblem: findProblemOfEnd },
  /** Exactly one year of a unit is. */
  isCurrent: {
    label: { 'zh-CN': '设为当前学年', en: 'This is the current school year' },
    ...choiceField([true, false], flagFromText, false),
  },
} as const satisfies FieldTable & Readonly<Record<string, SchoolYearField>>;
export type SchoolYearFields = ValuesOf<typeof schoolYearFields>;

/** A school year of a unit. */
export const schoolYearSchema = v.object({
  yearId: idSchema,
  name: v.string(),
  beginsOn: v.string(),
  endsOn: v.string(),
  isCurrent: v.boolean(),
  /** Grows with each change; an update must name the one it started from. */
  revision: v.number(),
});
export type SchoolYear = v.InferOutput<typeof schoolYearSchema>;

/** Whether a text is a day of the calendar, such as `2026-09-01`. */
function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function findProblemOfEnd(day: string, { beginsOn }: SchoolYearContext): FieldText | undefined {
  if (!isDay(day)) return noDay;
  return day > beginsOn
    ? undefined
    : { 'zh-CN': '结束日期须晚于开始日期', en: 'The last day must be later than the first day' };
}
