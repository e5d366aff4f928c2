import { type Language, type Localized, pick } from '#shared/contracts';
import { attributes, type Html, html, trusted } from '#shared/html';
import { listInWords, listLanguages, pickAll } from '#shared/language';
import { findTopics } from './find-topics.ts';
import { helpCss } from './help-css.ts';
import { helpNews } from './help-news.ts';
import { helpPicturePath } from './help-picture.ts';
import { type HelpRole, type HelpTopic, helpRoles } from './help-topic.ts';

export interface HelpPage {
  readonly language: Language;
  readonly nonce: string;
  /** Whose topics come first; undefined for nobody known. */
  readonly role: HelpRole | undefined;
  /** What was searched for; empty for nothing. */
  readonly query: string;
  /** Of the signed-in user's own unit; undefined for visitors. */
  readonly unit: { readonly name: string; readonly administrators: readonly string[] } | undefined;
  /** Address without a query. */
  readonly path: string;
  /** Parameters of the address that stay in every link. */
  readonly kept: Readonly<Record<string, string>>;
}

const texts = {
  title: { 'zh-CN': '使用帮助', en: 'Help' },
  back: { 'zh-CN': '返回门户', en: 'Back to the portal' },
  roles: { 'zh-CN': '选择您的身份', en: 'Who you are' },
  search: { 'zh-CN': '搜索帮助', en: 'Search help' },
  hint: { 'zh-CN': '问题或拼音', en: 'A few words' },
  submit: { 'zh-CN': '搜索', en: 'Search' },
  nothing: {
    'zh-CN': '没有找到。请换一个说法，或者看看下面的联系方式。',
    en: 'Nothing was found. Try other words, or see below whom to ask.',
  },
  everybodys: { 'zh-CN': '登录与账号', en: 'Signing in and your account' },
  found: { 'zh-CN': '搜索结果', en: 'What was found' },
  news: { 'zh-CN': '最近更新', en: 'What is new' },
  more: { 'zh-CN': '还没解决？', en: 'Still stuck?' },
  ask: { 'zh-CN': '请联系本校管理员。', en: 'Ask the administrator of your school.' },
  whom: { 'zh-CN': '{unit}的管理员：{names}', en: 'Administrators of {unit}: {names}' },
  feedback: {
    'zh-CN': '登录后，点您的名字，选“意见反馈”，也可以把问题告诉管理员。',
    en: 'When you are signed in, choose your name and “Feedback” to tell the administrators.',
  },
} as const satisfies Record<string, Localized>;

const roleNames: Readonly<Record<HelpRole, Localized>> = {
  teacher: { 'zh-CN': '教师', en: 'Teachers' },
  parent: { 'zh-CN': '家长', en: 'Parents' },
  student: { 'zh-CN': '学生', en: 'Students' },
  administrator: { 'zh-CN': '管理员', en: 'Administrators' },
};

/** The help centre for portals without one of their own. It needs no script. */
export function renderHelpPage(page: HelpPage): Html {
  const { language, nonce, role, query, path, kept } = page;
  const say = (name: keyof typeof texts): string => pick(texts[name], language);
  const hidden = Object.entries({ ...kept, ...(role && { role }) }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${say('title')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style nonce="${nonce}">${trusted(helpCss)}</style>
</head>
<body><div class="help">
<header class="help-top"><a href="/">${say('back')}</a><span>${languageLinks(page)}</span></header>
<main><h1>${say('title')}</h1>
<nav class="help-roles" aria-label="${say('roles')}"><ul>${roleLinks(page)}</ul></nav>
<form class="help-search" role="search" action="${path}" novalidate>${hidden}
<input type="search" name="q" maxlength="60" aria-label="${say('search')}" placeholder="${say('hint')}" value="${query}">
<button type="submit">${say('submit')}</button></form>
${renderAnswers(page)}
<section><h2>${say('news')}</h2><div class="help-card"><ul>${helpNews.map((each) => html`<li>${pick(each, language)}</li>`)}</ul></div></section>
<section><h2>${say('more')}</h2><div class="help-card"><p>${contactText(page)}</p><p>${say('feedback')}</p></div></section>
</main></div></body>
</html>
`;
}

function addressWith({ path, kept }: HelpPage, params: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams({ ...kept, ...params })}`;
}

function languageLinks(page: HelpPage): readonly Html[] {
  const { language, role } = page;
  return listLanguages(language)
    .filter(({ tag }) => tag !== language)
    .map(
      ({ tag, name, shortName = name }) =>
        html`<a lang="${tag}" href="${addressWith(page, { ...(role && { role }), language: tag })}">${shortName}</a>`,
    );
}

function roleLinks(page: HelpPage): readonly Html[] {
  return helpRoles.map(
    (role) =>
      html`<li><a href="${addressWith(page, { role })}"${role === page.role && attributes` aria-current="page"`}>${pick(roleNames[role], page.language)}</a></li>`,
  );
}

/** The topics for a role and for everybody, or what a search found. */
function renderAnswers(page: HelpPage): Html {
  const { language, role, query } = page;
  const { own, everybodys } = findTopics(role, query);
  if (!query)
    return html`${renderSection(role ? pick(roleNames[role], language) : '', own, page)}${renderSection(pick(texts.everybodys, language), everybodys, page)}`;
  const found = [...own, ...everybodys].map((topic) => renderTopic(topic, page));
  const nothing = html`<p role="status">${pick(texts.nothing, language)}</p>`;
  return html`<section><h2>${pick(texts.found, language)}</h2>${found.length > 0 ? found : nothing}</section>`;
}

function renderSection(heading: string, topics: readonly HelpTopic[], page: HelpPage): Html | '' {
  if (topics.length === 0) return '';
  return html`<section><h2>${heading}</h2>${topics.map((topic) => renderTopic(topic, page))}</section>`;
}

function renderTopic({ id, title, steps, picture }: HelpTopic, { language, query }: HelpPage): Html {
  const image = picture && html`<img src="${helpPicturePath(picture, language)}" alt="" loading="lazy">`;
  return html`<details id="${id}"${query && attributes` open`}><summary><h3>${pick(title, language)}</h3></summary><ol>${pickAll(steps, language).map((step) => html`<li>${step}</li>`)}</ol>${image}</details>`;
}

function contactText({ language, unit }: HelpPage): string {
  if (!unit || unit.administrators.length === 0) return pick(texts.ask, language);
  const names = listInWords(unit.administrators, language);
  return pick(texts.whom, language)
    .replace('{unit}', () => unit.name)
    .replace('{names}', () => names);
}
