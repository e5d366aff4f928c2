import { renderPlainPage } from '#bff/pages';
import { type Language, pickLanguage, type SessionUser } from '#shared/contracts';
import { type Html, html } from '#shared/html';
import { localName } from '#shared/names';
import { keepHashPath } from './keep-hash.ts';

export interface ContinuePage {
  readonly language: Language;
  readonly nonce: string;
  /** Where the answer is posted. */
  readonly action: string;
  readonly pendingUser: SessionUser;
  /** Who is signed in now. */
  readonly current: SessionUser | null;
}

const texts = {
  title: '确认登录身份|||Confirm who you are',
  question: '您打开的链接将以此身份登录：|||The link that you opened signs you in as:',
  now: '当前已登录：|||You are signed in as:',
  warning: '如果这不是您的账号，请不要继续。|||If this is not your account, do not continue.',
  go: '以此身份继续|||Continue as this user',
  stay: '不继续|||Do not continue',
} as const;

/** The question before a link signs the visitor in. It works without a script, which keeps the `#` of the address. */
export function renderContinuePage({ language, nonce, action, pendingUser, current }: ContinuePage): Html {
  const say = (name: keyof typeof texts): string => pickLanguage(texts[name], language);
  const person = (user: SessionUser): Html => html`<strong>${nameOf(user, language)}</strong>`;
  return renderPlainPage({
    language,
    nonce,
    title: pickLanguage(texts.title, language),
    body: html`<h1>${say('title')}</h1>
<p>${say('question')}<br>${person(pendingUser)}</p>
${current && html`<p>${say('now')}<br>${person(current)}</p>`}
<p>${say('warning')}</p>
<form method="post" action="${action}" novalidate>
<button type="submit" name="choice" value="continue">${say('go')}</button>
<button type="submit" name="choice" value="stay" class="boot-second">${say('stay')}</button>
</form>
<script src="${keepHashPath}"></script>`,
  });
}

function nameOf({ realName, unitName, unitEnName }: SessionUser, language: Language): string {
  return [realName, localName(language, unitName, unitEnName)].filter(Boolean).join(' · ');
}
