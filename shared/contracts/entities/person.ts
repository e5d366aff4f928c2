import * as v from 'valibot';
import { classNameRules } from '../class-name-rules.ts';
import { contactRules } from '../contact-rules.ts';
import { choiceField } from '../fields/choice-field.ts';
import type { FieldTable, ValuesOf } from '../fields/field.ts';
import { answersOf } from '../fields/field-table.ts';
import type { FieldText } from '../fields/field-text.ts';
import {
  matches,
  optionalTextField,
  plainText,
  requiredTextField,
  type TextRule,
} from '../fields/text-field.ts';
import { idSchema, numberFromText } from '../text-values.ts';
import { userTypeCodes, userTypes } from '../user-types.ts';
import { userTypeSchema } from './session-user.ts';

interface PersonField {
  /** What the form calls it. */
  readonly label: FieldText;
  /** Who has it; everybody else has the empty value. */
  readonly audience: 'everybody' | 'students';
  /** What answers say of it. */
  readonly answer: v.GenericSchema;
}

const loginNameRule: TextRule = matches(/^[A-Za-z0-9._-]{3,32}$/, {
  'zh-CN': '登录名须为 3–32 位字母、数字、点、下划线或连字符',
  en: 'Use 3 to 32 letters, digits, dots, underscores or hyphens',
});
/** Code points, so that rare characters count as one; control and format characters would hide in a table. */
const realNameRule: TextRule = matches(/^[^\p{C}]{1,20}$/u, {
  'zh-CN': '姓名须为 1–20 个字',
  en: 'Enter a name of 1 to 20 characters',
});

/**
 * What an administrator enters about a person. A field stands here, in a migration and in the form; calls, rules, drafts
 * and columns follow.
 */
export const personFields = {
  /** Unique whatever its case. */
  loginName: {
    label: { 'zh-CN': '登录名', en: 'Login name' },
    audience: 'everybody',
    ...requiredTextField(
      { max: 64, rules: [loginNameRule] },
      { 'zh-CN': '请输入登录名', en: 'Enter the login name' },
    ),
  },
  realName: {
    label: { 'zh-CN': '姓名', en: 'Name' },
    audience: 'everybody',
    ...requiredTextField({ max: 64, rules: [realNameRule] }, { 'zh-CN': '请输入姓名', en: 'Enter the name' }),
  },
  userType: {
    label: { 'zh-CN': '身份', en: 'Role' },
    audience: 'everybody',
    answer: userTypeSchema,
    ...choiceField(userTypes, v.pipe(numberFromText, userTypeSchema), userTypeCodes.teacher),
  },
  sex: {
    label: { 'zh-CN': '性别', en: 'Sex' },
    audience: 'everybody',
    ...optionalTextField({ max: 8, rules: [plainText] }),
  },
  phone: {
    label: { 'zh-CN': '手机号', en: 'Phone' },
    audience: 'everybody',
    ...optionalTextField({ max: 32, rules: [contactRules.phone] }),
  },
  email: {
    label: { 'zh-CN': '邮箱', en: 'E-mail' },
    audience: 'everybody',
    ...optionalTextField({ max: 128, rules: [contactRules.email] }),
  },
  gradeName: {
    label: { 'zh-CN': '年级', en: 'Grade' },
    audience: 'students',
    ...optionalTextField({ max: 32, rules: classNameRules }),
  },
  className: {
    label: { 'zh-CN': '班级', en: 'Class' },
    audience: 'students',
    ...optionalTextField({ max: 32, rules: classNameRules }),
  },
} as const satisfies FieldTable & Readonly<Record<string, PersonField>>;
export type PersonFields = ValuesOf<typeof personFields>;

/** 'enabled' may sign in, 'disabled' may not. */
export const userStatusSchema = v.picklist(['enabled', 'disabled']);
export type UserStatus = v.InferOutput<typeof userStatusSchema>;

/** A user of the administrator's own unit, as the people app shows it. */
export const personSchema = v.object({
  userId: idSchema,
  ...answersOf(personFields),
  /** Address of the picture. */
  avatar: v.optional(v.nullable(v.string()), null),
  userStatus: userStatusSchema,
  /** Grows with each change; an update must name the one it started from. */
  revision: v.number(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
});
export type Person = v.InferOutput<typeof personSchema>;

/** The same for somebody who keeps people. */
export const keptPersonSchema = v.object({
  ...personSchema.entries,
  /** Whether she holds a permission to keep the unit that the caller does not: the caller changes nothing of her. */
  holdsMore: v.optional(v.boolean(), false),
});
export type KeptPerson = v.InferOutput<typeof keptPersonSchema>;

/** A class of a unit, with how many people are in it. A grade alone, whose pupils are in no class, has an empty class name. */
export const schoolClassSchema = v.object({
  gradeName: v.string(),
  className: v.string(),
  people: v.number(),
});
export type SchoolClass = v.InferOutput<typeof schoolClassSchema>;
