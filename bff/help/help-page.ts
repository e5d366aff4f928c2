import { escapeHtml } from '#bff/pages';
import { type Bilingual, type Language, languages } from '#shared/contracts';
import { findTopics } from './find-topics.ts';
import { helpCss } from './help-css.ts';
import { helpNews } from './help-news.ts';
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
} as const satisfies Record<string, Bilingual>;

const roleNames: Readonly<Record<HelpRole, Bilingual>> = {
  teacher: { 'zh-CN': '教师', en: 'Teachers' },
  parent: { 'zh-CN': '家长', en: 'Parents' },
  student: { 'zh-CN': '学生', en: 'Students' },
  administrator: { 'zh-CN': '管理员', en: 'Administrators' },
};
const languageNames: Readonly<Record<Language, string>> = { 'zh-CN': '中文', en: 'English' };

/** The help centre for portals without one of their own. It needs no script. */
export const renderHelpPage = (page: HelpPage): string => {
  const { language, nonce, role, query, path, kept } = page;
  const say = (name: keyof typeof texts): string => escapeHtml(texts[name][language]);
  const linkWith = (params: Record<string, string>): string =>
    escapeHtml(`${path}?${new URLSearchParams({ ...kept, ...params })}`);
  const { own, everybodys } = findTopics(role, query);
  const topics = (list: readonly HelpTopic[]): string =>
    list.map((topic) => renderTopic(topic, page)).join('');
  const section = (heading: string, list: readonly HelpTopic[]): string =>
    list.length > 0 ? `<section><h2>${heading}</h2>${topics(list)}</section>` : '';
  const isNothing = own.length + everybodys.length === 0;
  const answers = query
    ? `<section><h2>${say('found')}</h2>${isNothing ? `<p role="status">${say('nothing')}</p>` : topics([...own, ...everybodys])}</section>`
    : section(role ? escapeHtml(roleNames[role][language]) : '', own) +
      section(say('everybodys'), everybodys);
  const roleLinks = helpRoles.map(
    (each) =>
      `<li><a href="${linkWith({ role: each })}"${each === role ? ' aria-current="page"' : ''}>${escapeHtml(roleNames[each][language])}</a></li>`,
  );
  const otherLanguages = languages
    .filter((each) => each !== language)
    .map(
      (each) =>
        `<a lang="${each}" href="${linkWith({ ...(role && { role }), language: each })}">${languageNames[each]}</a>`,
    );
  const hidden = Object.entries({ ...kept, ...(role && { role }) }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${say('title')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style nonce="${nonce}">${helpCss}</style>
</head>
<body><div class="help">
<header class="help-top"><a href="/">${say('back')}</a><span>${otherLanguages.join('')}</span></header>
<main><h1>${say('title')}</h1>
<nav class="help-roles" aria-label="${say('roles')}"><ul>${roleLinks.join('')}</ul></nav>
<form class="help-search" role="search" action="${path}" novalidate>${hidden.join('')}
<input type="search" name="q" maxlength="60" aria-label="${say('search')}" placeholder="${say('hint')}" value="${escapeHtml(query)}">
<button type="submit">${say('submit')}</button></form>
${answers}
<section><h2>${say('news')}</h2><div class="help-card"><ul>${helpNews.map((each) => `<li>${escapeHtml(each[language])}</li>`).join('')}</ul></div></section>
<section><h2>${say('more')}</h2><div class="help-card"><p>${renderContact(page)}</p><p>${say('feedback')}</p></div></section>
</main></div></body>
</html>
`;
};

const renderTopic = (
  { id, title, steps, picture }: HelpTopic,
  { language, query }: Pick<HelpPage, 'language' | 'query'>,
): string => {
  const list = steps[language].map((step) => `<li>${escapeHtml(step)}</li>`).join('');
  const image = picture
    ? `<img src="/bff/help/pictures/${picture}.${language}.webp" alt="" loading="lazy">`
    : '';
  return `<details id="${id}"${query ? ' open' : ''}><summary><h3>${escapeHtml(title[language])}</h3></summary><ol>${list}</ol>${image}</details>`;
};

const renderContact = ({ language, unit }: Pick<HelpPage, 'language' | 'unit'>): string => {
  if (!unit || unit.administrators.length === 0) return escapeHtml(texts.ask[language]);
  const names = unit.administrators.join(language === 'en' ? ', ' : '、');
  return escapeHtml(texts.whom[language].replace('{unit}', () => unit.name).replace('{names}', () => names));
};
