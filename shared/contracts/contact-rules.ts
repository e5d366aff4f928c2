import { joinLanguages } from '#shared/language';
import { emailPattern, phonePattern } from '#shared/validators';
import { matches, type TextRule } from './fields/text-field.ts';

/** Ways to reach a user outside the portal. */
export const contactKinds = ['phone', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What each has to look like (N11). */
export const contactRules: Readonly<Record<ContactKind, TextRule>> = {
  phone: matches(phonePattern, {
    'zh-CN': '手机号须为 11 位数字，以 1 开头',
    en: 'Enter 11 digits starting with 1',
  }),
  email: {
    // As long as the database keeps.
    holds: (text) => text.length <= 128 && emailPattern.test(text),
    text: {
      'zh-CN': '邮箱格式不正确，例如 name@example.com',
      en: 'Enter an e-mail address such as name@example.com',
    },
  },
};

/** Whether a text can be a phone number or e-mail address at all (N11). */
export function isContact(kind: ContactKind, text: string): boolean {
  return contactRules[kind].holds(text);
}

/** What each has to look like, as `中文|||English`. */
export const contactRuleTexts: Readonly<Record<ContactKind, string>> = {
  phone: joinLanguages(contactRules.phone.text),
  email: joinLanguages(contactRules.email.text),
};
