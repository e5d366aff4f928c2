import type { FieldTable } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { atMost, plainText, requiredTextField } from '../fields/text-field.ts';
import { personFields } from './person.ts';

/** What the first administrator enters about her unit and herself. */
export const setupFields = {
  unit: {
    label: { 'zh-CN': '单位名称', en: 'Name of the school or bureau' },
    ...requiredTextField(
      {
        max: 128,
        rules: [atMost(128, { 'zh-CN': '最多 128 个字', en: 'Use at most 128 characters' }), plainText],
      },
      { 'zh-CN': '请输入单位名称', en: 'Enter the name of the unit' },
    ),
  },
  realName: { ...personFields.realName, label: { 'zh-CN': '您的姓名', en: 'Your name' } },
  loginName: personFields.loginName,
} as const satisfies FieldTable & Readonly<Record<string, { readonly label: FieldText }>>;
