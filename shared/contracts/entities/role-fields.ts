import * as v from 'valibot';
import type { FieldTable, ValuesOf } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { atMost, matches, optionalTextField, plainText, requiredTextField } from '../fields/text-field.ts';
import { idSchema } from '../text-values.ts';
import { userTypes } from '../user-types.ts';

interface RoleField {
  /** What the form calls it. */
  readonly label: FieldText;
}

const nameRules = [atMost(32, { 'zh-CN': '最多 32 个字', en: 'Use at most 32 characters' }), plainText];

const codeRules = [
  matches(/^[A-Za-z][A-Za-z0-9_-]*$/, {
    'zh-CN': '代码以字母开头，只能有字母、数字、下划线和连字符',
    en: 'Begin with a letter; use letters, digits, _ and - only',
  }),
  matches(/^(?!XX_)/i, {
    'zh-CN': '以 XX_ 开头的代码由系统保留',
    en: 'Codes that begin with XX_ are kept for the portal',
  }),
];

/** What an administrator enters about a role. */
export const roleFields = {
  name: {
    label: { 'zh-CN': '名称', en: 'Name in Chinese' },
    ...requiredTextField(
      { max: 32, rules: nameRules },
      { 'zh-CN': '请输入角色名称', en: 'Enter the name of the role' },
    ),
  },
  /** Empty where the Chinese name serves both languages. */
  enName: {
    label: { 'zh-CN': '英文名称', en: 'Name in English' },
    ...optionalTextField({ max: 32, rules: nameRules }),
  },
  /** Unique in the unit. Programs know the role by it. */
  code: {
    label: { 'zh-CN': '代码', en: 'Code' },
    ...requiredTextField({ max: 32, rules: codeRules }, { 'zh-CN': '请输入代码', en: 'Enter a code' }),
  },
} as const satisfies FieldTable & Readonly<Record<string, RoleField>>;
export type RoleFields = ValuesOf<typeof roleFields>;

/**
 * The role of a full administrator, who holds every permission of every app. Every unit has it, administrators alone have it, and nobody
 * changes what it may do.
 */
export const fullRoleCode = 'XX_ALL_';
/** The role of who sets the theme of a unit (J05). Every unit has it; nobody changes what it may do. */
export const themeRoleCode = 'XX_SYS_';

/** The node code that stands for every node of an app. */
export const wholeApp = '*';
/** More than an app has nodes, and a school has apps. */
export const maxGrants = 500;
/** Roles of one unit. */
export const maxRoles = 100;
/** People who are put into a role, or taken out of it, at once. */
export const maxRolePeople = 100;

/** A permission: a node of an app, or with `*` all of them. */
export const roleGrantSchema = v.object({
  appCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  nodeCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});
export type RoleGrant = v.InferOutput<typeof roleGrantSchema>;

/** A role of a unit. */
export const roleSchema = v.object({
  roleId: idSchema,
  code: v.string(),
  name: v.string(),
  enName: v.string(),
  /** A role of the portal's own: it has people, and nothing else of it is changed. */
  isSystem: v.boolean(),
  /** Grows with each change; an update must name the one it started from. */
  revision: v.number(),
  /** How many people of the unit have it. */
  people: v.number(),
  grants: v.array(roleGrantSchema),
});
export type Role = v.InferOutput<typeof roleSchema>;

/** Somebody who has a role, or may get one. */
export const rolePersonSchema = v.object({
  userId: idSchema,
  realName: v.string(),
  loginName: v.string(),
  userType: v.picklist(userTypes),
});
export type RolePerson = v.InferOutput<typeof rolePersonSchema>;

/** Somebody who holds something that may be taken from her. */
export const roleHolderSchema = v.object({
  ...rolePersonSchema.entries,
  /** Whether she holds a permission to keep the unit that the caller does not: the caller takes nothing from her. */
  holdsMore: v.optional(v.boolean(), false),
});
export type RoleHolder = v.InferOutput<typeof roleHolderSchema>;

/** What can be granted in one app. Nodes stand behind their parents. */
export const permissionAppSchema = v.object({
  appCode: v.string(),
  name: v.string(),
  englishName: v.string(),
  nodes: v.array(
    v.object({
      code: v.string(),
      parentCode: v.nullable(v.string()),
      name: v.string(),
      englishName: v.string(),
      /** Whether the administrator holds it herself: only then may she grant it. */
      isHeld: v.boolean(),
    }),
  ),
});
export type PermissionApp = v.InferOutput<typeof permissionAppSchema>;
