import type { FieldTable } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { personFields } from './person.ts';
import { unitFields } from './unit-fields.ts';

/** What the first administrator enters about her unit and herself. */
export const setupFields = {
  unit: unitFields.name,
  realName: { ...personFields.realName, label: { 'zh-CN': '您的姓名', en: 'Your name' } },
  loginName: personFields.loginName,
} as const satisfies FieldTable & Readonly<Record<string, { readonly label: FieldText }>>;
