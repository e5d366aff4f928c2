import { createHash } from 'node:crypto';
import type { Bilingual, Language } from '#shared/contracts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** The colours and measures of the portal's own cards, without anything that would have to be loaded. */
const style = `:root{color-scheme:light dark;--page:#f5f6f8;--card:#fff;--line:#dfe3ea;--ink:#1d2939;--soft:#566176;--press:#3e70c1;--link:#2f5ba3}
@media (prefers-color-scheme:dark){:root{--page:#14171c;--card:#1e2229;--line:#353c48;--ink:#e6e9ef;--soft:#b4bccb;--link:#a9c7f6}}
body{font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Source Han Sans SC",system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-items:center;background:var(--page);color:var(--ink)}
main{box-sizing:border-box;width:min(28rem,100% - 2rem);margin:1rem;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:12px;box-shadow:0 1px 2px #1420380f,0 2px 8px #1420380f;text-align:center;overflow-wrap:anywhere}
h1,p{text-wrap:balance}h1{font-size:1.25rem;line-height:1.3;margin:0}p{margin:.75rem 0 0}.second{font-size:.875rem;color:var(--soft)}.second:is(p){margin-top:.25rem}
footer{margin-top:1.5rem;padding-top:1rem;border-top:1px solid var(--line);font:.8125rem/1.5 ui-monospace,Consolas,monospace;color:var(--soft);text-align:start}footer p{margin:.25rem 0 0}
.actions{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:1.5rem}.single{grid-template-columns:1fr}
button{font:inherit;line-height:1.3;min-height:48px;padding:.25rem .75rem;border-radius:8px;border:1px solid var(--press);background:var(--press);color:#fff;cursor:pointer}
button.quiet{background:var(--card);border-color:var(--soft);color:var(--ink)}button span{display:block;font-size:.8125rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Nothing may load or frame on these pages, and nothing may run but a script that is known word for word.
 * @param formTargets origins beside our own that a form may lead to, through redirects
 * @param scriptHash of the one script; none by default
 */
export const plainPagePolicy = (formTargets: readonly string[] = [], scriptHash?: string): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    ...(scriptHash ? [`script-src ${scriptHash}`] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ');

export interface PlainPage {
  /** The language that comes first; the other one stands below it, smaller. */
  language: Language;
  title: Bilingual;
  /** Paragraphs; each is shown in both languages. */
  lines: readonly Bilingual[];
  /** Shown small, for support. Escaped here. */
  details?: readonly string[];
  /** Trusted HTML. */
  form?: string;
}

const tagOf = (tag: string, language: Language, text: Bilingual, isSecond = false): string =>
  `<${tag}${isSecond ? ' class="second"' : ''} lang="${language}">${escapeHtml(text[language])}</${tag}>`;

const otherThan = (language: Language): Language => (language === 'en' ? 'zh-CN' : 'en');

/** Both languages of a text that stands inside another element, the second on a line of its own. */
export const inBothLanguages = (text: Bilingual, language: Language): string =>
  `${escapeHtml(text[language])}${tagOf('span', otherThan(language), text)}`;

/** A page without script, in both languages, for where no app of the portal is loaded. */
export const renderPlainPage = ({ language, title, lines, details = [], form = '' }: PlainPage): string => {
  const both = (tag: string, text: Bilingual): string =>
    tagOf(tag, language, text) + tagOf('p', otherThan(language), text, true);
  const small = details.map((detail) => `<p>${escapeHtml(detail)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(
    `${title[language]} · ${title[otherThan(language)]}`,
  )}</title><style>${style}</style></head><body><main>${both('h1', title)}${lines
    .map((line) => both('p', line))
    .join('')}${form}${small ? `<footer>${small}</footer>` : ''}</main></body></html>`;
};
