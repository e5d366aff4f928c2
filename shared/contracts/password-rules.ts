/** The two strength rules that a deployment chooses from (B21). */
export const passwordRules = ['strong', 'simple'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const tests = {
  length: hasLength,
  noSpaces: (password: string) => password !== '' && !/\s/.test(password),
  noChinese: (password: string) => password !== '' && !/\p{Script=Han}/u.test(password),
  mixed: isMixed,
  plainCharacters: (password: string) => /^[\w.@-]+$/.test(password),
} as const;

/** One thing that a rule asks for. */
export type PasswordCondition = keyof typeof tests;

const conditions: Readonly<Record<PasswordRule, readonly PasswordCondition[]>> = {
  strong: ['length', 'mixed', 'noSpaces', 'noChinese'],
  simple: ['length', 'plainCharacters'],
};

/**
 * What a rule asks for, in the order of display, and whether a password has it.
 *
 * `strong`: 8 to 20 characters, no whitespace, no Chinese characters, digits mixed with non-digits or letters with
 * non-letters. `simple`: 8 to 20 characters from letters, digits and `_ . @ -`.
 */
export function judgePassword(
  rule: PasswordRule,
  password: string,
): { condition: PasswordCondition; isMet: boolean }[] {
  return conditions[rule].map((condition) => ({ condition, isMet: tests[condition](password) }));
}

/** Whether a password has everything that the rule asks for. */
export function isAcceptablePassword(rule: PasswordRule, password: string): boolean {
  return judgePassword(rule, password).every(({ isMet }) => isMet);
}

/** What each rule asks for, as `中文|||English`. */
export const passwordRuleTexts: Readonly<Record<PasswordRule, string>> = {
  strong:
    '密码须为 8–20 位，不含空格和汉字，并混用数字、字母或符号|||8 to 20 characters without spaces or Chinese characters, mixing digits, letters or symbols',
  simple: '密码须为 8–20 位字母、数字或 _ . @ -|||8 to 20 characters from letters, digits and _ . @ -',
};

function hasLength(password: string): boolean {
  const { length } = [...password];
  return length >= 8 && length <= 20;
}

function isMixed(password: string): boolean {
  return /\d/.test(password) ? /\D/.test(password) : /[a-z]/i.test(password) && /[^a-z]/i.test(password);
}
