import { escapeHtml, renderPlainPage } from '#bff/pages';
import { type Language, type PasswordRule, passwordRuleTexts, pickLanguage } from '#shared/contracts';
import { keepHashPath } from './keep-hash.ts';

export type FirstPasswordField = 'oldPassword' | 'password' | 'repeated';

/** What is wrong, as `中文|||English`: with a field, or with the whole. */
export type FirstPasswordProblems = Partial<Record<FirstPasswordField | 'whole', string>>;

export interface FirstPasswordPage {
  readonly language: Language;
  readonly nonce: string;
  /** Where the form is posted. */
  readonly action: string;
  readonly loginName: string;
  /** Name and unit of the user. */
  readonly person: string;
  /** What the new password must have; undefined where nobody could say. */
  readonly rule: PasswordRule | undefined;
  readonly problems: FirstPasswordProblems;
}

const texts = {
  title: '请设置您自己的密码|||Choose your own password',
  why: '您现在的密码是管理员设置的。为了账号安全，请换成只有您自己知道的密码，然后继续。|||An administrator set the password that you signed in with. Choose one that only you know to go on.',
  oldPassword: '现在的密码|||The password you were given',
  password: '新密码|||New password',
  repeated: '再输入一次新密码|||Repeat the new password',
  save: '保存并继续|||Save and continue',
  leave: '退出登录|||Sign out',
} as const;

const completion: Readonly<Record<FirstPasswordField, string>> = {
  oldPassword: 'current-password',
  password: 'new-password',
  repeated: 'new-password',
};
const fields: readonly FirstPasswordField[] = ['oldPassword', 'password', 'repeated'];

/** The one page of a session whose password somebody else set. It works without a script, which keeps the `#` of the address. */
export const renderFirstPasswordPage = (page: FirstPasswordPage): string => {
  const { language, nonce, action, loginName, person, rule, problems } = page;
  const inWords = (text: string): string => escapeHtml(pickLanguage(text, language));
  const say = (name: keyof typeof texts): string => inWords(texts[name]);
  const firstWrong = fields.find((name) => problems[name]) ?? 'oldPassword';
  const hint = rule ? `<p class="boot-rule" id="password-rule">${inWords(passwordRuleTexts[rule])}</p>` : '';
  const field = (name: FirstPasswordField): string => {
    const problem = problems[name];
    const isExplained = name === 'password' && hint !== '';
    const told = [isExplained && 'password-rule', problem && `${name}-problem`].filter(Boolean).join(' ');
    return `<label for="${name}">${say(name)}</label>
<input id="${name}" name="${name}" type="password" autocomplete="${completion[name]}" maxlength="1024" required${told ? ` aria-describedby="${told}"` : ''}${problem ? ' aria-invalid="true"' : ''}${name === firstWrong ? ' autofocus' : ''}>${isExplained ? hint : ''}${problem ? `<p class="boot-problem" id="${name}-problem">${inWords(problem)}</p>` : ''}`;
  };
  return renderPlainPage({
    language,
    nonce,
    title: pickLanguage(texts.title, language),
    body: `<h1>${say('title')}</h1>
<p><strong>${escapeHtml(person)}</strong></p>
<p>${say('why')}</p>
${problems.whole ? `<p class="boot-problem" role="alert">${inWords(problems.whole)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}" novalidate>
<input type="text" name="username" autocomplete="username" value="${escapeHtml(loginName)}" readonly hidden>
${fields.map(field).join('\n')}
<button type="submit" name="choice" value="save">${say('save')}</button>
<button type="submit" name="choice" value="leave" class="boot-second" formnovalidate>${say('leave')}</button>
</form>
<script src="${keepHashPath}"></script>`,
  });
};
