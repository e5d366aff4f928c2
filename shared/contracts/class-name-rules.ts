import { atMost, plainText, type TextRule } from './fields/text-field.ts';

/** Names of grades and classes are free text of the school's own making. */
export const classNameRules: readonly TextRule[] = [
  atMost(32, { 'zh-CN': '最多 32 个字', en: 'Use at most 32 characters' }),
  plainText,
];
