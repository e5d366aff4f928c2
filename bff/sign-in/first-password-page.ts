import { renderPlainPage } from '#bff/pages';
import { type Language, type PasswordRule, passwordRuleTexts, pickLanguage } from '#shared/contracts';
import { attributes, type Html, html } from '#shared/html';
import { keepHashPath } from './keep-hash.ts';
import type { StepProblems } from './pending-parts.ts';

export type FirstPasswordField = 'oldPassword' | 'password' | 'repeated';

export type FirstPasswordProblems = StepProblems<FirstPasswordField>;

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
export function renderFirstPasswordPage(page: FirstPasswordPage): Html {
  const { language, nonce, action, loginName, person, problems } = page;
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  return renderPlainPage({
    language,
    nonce,
    title: say('title'),
    body: html`<h1>${say('title')}</h1>
<p><strong>${person}</strong></p>
<p>${say('why')}</p>
${problems.whole && html`<p class="boot-problem" role="alert">${pickLanguage(problems.whole, language)}</p>`}
<form method="post" action="${action}" novalidate>
<input type="text" name="username" autocomplete="username" value="${loginName}" readonly hidden>
${fields.map((name) => renderField(name, page))}<button type="submit" name="choice" value="save">${say('save')}</button>
<button type="submit" name="choice" value="leave" class="boot-second" formnovalidate>${say('leave')}</button>
</form>
<script src="${keepHashPath}"></script>`,
  });
}

/** A field with its rule and what is wrong with it, and the end of the line. */
function renderField(name: FirstPasswordField, { language, rule, problems }: FirstPasswordPage): Html {
  const problem = problems[name];
  const hint = name === 'password' && rule ? passwordRuleTexts[rule] : undefined;
  const isFirstWrong = name === (fields.find((each) => problems[each]) ?? 'oldPassword');
  const describedBy = [hint && 'password-rule', problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<label for="${name}">${pickLanguage(texts[name], language)}</label>
<input id="${name}" name="${name}" type="password" autocomplete="${completion[name]}" maxlength="1024" required${describedBy && attributes` aria-describedby="${describedBy}"`}${problem && attributes` aria-invalid="true"`}${isFirstWrong && attributes` autofocus`}>${hint && html`<p class="boot-rule" id="password-rule">${pickLanguage(hint, language)}</p>`}${problem && html`<p class="boot-problem" id="${name}-problem">${pickLanguage(problem, language)}</p>`}
`;
}
