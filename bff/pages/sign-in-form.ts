import {
  type Language,
  pagePaths,
  parseSignInReason,
  type SignInReason,
  signInReasonText,
} from '#shared/contracts';
import { type Attributes, attributes, type Html, html } from '#shared/html';
import { listLanguages } from '#shared/language';
import { pageText } from './page-texts.ts';

/** What the sign-in form shows before any script runs. */
export interface SignInForm {
  readonly language: Language;
  /** Whom the page greets for. */
  readonly heading: string;
  /** The app that the visitor goes on to. Default none. */
  readonly requestingApp?: string | undefined;
  /** Filled in. */
  readonly username: string | undefined;
  /** Whether the visitor said before that several people use this computer. */
  readonly isShared?: boolean;
  /** Whether the visitor comes from signing out. */
  readonly hasSignedOut?: boolean;
  /** Query of the page: where to go afterwards, why it was opened. */
  readonly search: string;
}

/** Styles of the form; they hang on the skeleton's own element and leave with it. */
export const signInFormCss = `
.boot-card h1{margin:0 0 24px;font-size:20px;line-height:1.3;text-align:center;overflow-wrap:anywhere;color:var(--ink)}
.boot-card p{margin:0 0 16px}
.boot-card label{display:block;margin-bottom:4px;font-size:14px}
.boot-card input:not([type=checkbox]){display:block;width:100%;box-sizing:border-box;height:44px;margin-bottom:16px;padding:0 12px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink);font:inherit}
.boot-card input[type=checkbox]{width:20px;height:20px;margin:0 8px 0 0;vertical-align:middle;accent-color:var(--press)}
.boot-card .boot-check{margin-bottom:16px;min-height:24px}
.boot-card button{display:block;width:100%;min-height:48px;margin-bottom:12px;border:0;border-radius:12px;background:var(--press);color:#fff;font:inherit;cursor:pointer}
.boot-card .boot-second{background:none;border:1px solid var(--line);color:inherit}
.boot-card :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.boot-problem{color:var(--bad)}
`.replaceAll('\n', '');

const minuteSeconds = 60;

/** Reasons that another password, or the first one, mends; all others are about no field. */
const passwordReasons: ReadonlySet<SignInReason> = new Set([
  'invalid_grant',
  'account_disabled',
  'too_many_attempts',
  'remember_invalid',
  'password_required',
  'url_credentials_off',
]);

const fieldRules = attributes` autocapitalize="none" autocorrect="off" spellcheck="false" required`;

/**
 * The sign-in form as plain HTML: posts to `/login`, works before and without any script. The ids `signin-username`,
 * `signin-password`, `signin-remember` and `signin-shared` are a contract: the app that takes its place reads the typed
 * values from them. It reads the problem from `signin-problem`, and the field from `aria-invalid`, if the problem is
 * about one.
 */
export function renderSignInForm(form: SignInForm): Html {
  const { language, heading, requestingApp, username, isShared, search } = form;
  const params = new URLSearchParams(search);
  const say = (name: Parameters<typeof pageText>[0]): string => pageText(name, language);
  const reason = parseSignInReason(params.get('reason'));
  const wrongField = reason && fieldOf(reason);
  const problem =
    reason &&
    html`<p class="boot-problem" id="signin-problem" role="alert">${problemOf(reason, params, language)}</p>`;
  const describedBy = (field: 'username' | 'password'): Attributes | false =>
    wrongField === field && attributes` aria-invalid="true" aria-describedby="signin-problem"`;
  const problemUnder = (field: 'username' | 'password') => wrongField === field && problem;
  const focus = (isFirst: boolean): Attributes | false => isFirst && attributes` autofocus`;
  return html`<nav class="boot-languages">${languageLinks(params, language)}</nav><main class="boot-card"><div class="boot-head"><i></i><h1>${heading}</h1></div>${requestingApp && html`<p class="boot-requesting-app">${say('asks').replace('{app}', () => requestingApp)}</p>`}<div class="boot-tabs"></div>
<form method="post" action="${addressWith(params)}" aria-label="${say('formLabel')}" novalidate>${!wrongField && problem}
<label for="signin-username">${say('username')}</label>
<input id="signin-username" name="username" autocomplete="username" enterkeyhint="next" maxlength="128"${fieldRules} value="${username ?? ''}"${describedBy('username')}${focus(!username)}>${problemUnder('username')}
<label for="signin-password">${say('password')}</label>
<input id="signin-password" name="password" type="password" autocomplete="current-password" enterkeyhint="go" maxlength="1024"${fieldRules}${describedBy('password')}${focus(Boolean(username))}>${problemUnder('password')}
<div class="boot-checks"><label class="boot-check"><input id="signin-remember" name="remember" type="checkbox" value="1">${say('remember')}</label>
<label class="boot-check"><input id="signin-shared" name="sharedDevice" type="checkbox" value="1"${isShared && attributes` checked`}>${say('shared')}</label><a href="/forgetPassword" target="_blank">${say('forgotten')}</a></div>
<button type="submit">${say('signIn')}</button>
</form></main>`;
}

function problemOf(reason: SignInReason, params: URLSearchParams, language: Language): string {
  const wait = /^[1-9]\d{0,5}$/.exec(params.get('wait') ?? '')?.[0];
  return reason === 'too_many_attempts' && wait
    ? waitText(Number(wait), language)
    : signInReasonText(reason, language);
}

function fieldOf(reason: SignInReason): 'username' | 'password' | undefined {
  if (reason === 'username_required') return 'username';
  return passwordReasons.has(reason) ? 'password' : undefined;
}

function languageLinks(params: URLSearchParams, current: Language): readonly Html[] {
  return listLanguages(current)
    .filter(({ tag }) => tag !== current)
    .map(
      ({ tag, name, shortName = name }) =>
        html`<a lang="${tag}" href="${addressWith(params, tag)}">${shortName}</a>`,
    );
}

function addressWith(params: URLSearchParams, language?: Language): string {
  const query = new URLSearchParams();
  for (const name of ['redirect_uri', 'again', 'unitId']) {
    const value = params.get(name);
    if (value) query.set(name, value);
  }
  const chosen = language ?? params.get('language');
  if (chosen) query.set('language', chosen);
  return query.size > 0 ? `${pagePaths.login}?${query}` : pagePaths.login;
}

function waitText(seconds: number, language: Language): string {
  return seconds < minuteSeconds
    ? pageText('waitSeconds', language).replace('{count}', String(seconds))
    : pageText('waitMinutes', language).replace('{count}', String(Math.ceil(seconds / minuteSeconds)));
}
