/** Ways to reach a user outside the portal. */
export const contactKinds = ['phone', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

const patterns: Readonly<Record<ContactKind, RegExp>> = {
  phone: /^1\d{10}$/,
  // Loose on purpose: only the mail server knows.
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
};

/** Whether a text can be a phone number or e-mail address at all (N11). */
export const isContact = (kind: ContactKind, text: string): boolean => patterns[kind].test(text);

/** What each has to look like, as `中文|||English`. */
export const contactRuleTexts: Readonly<Record<ContactKind, string>> = {
  phone: '手机号须为 11 位数字，以 1 开头|||Enter 11 digits, the first of them 1',
  email: '邮箱格式不正确|||Enter an e-mail address such as name@example.com',
};
