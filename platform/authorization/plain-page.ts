import { createHash } from 'node:crypto';
import { type Language, type Localized, pick, readsEnglish } from '#shared/contracts';
import { type Html, html, trusted } from '#shared/html';
import { declarePageColours } from '#shared/themes';

/** The colours and measures of the portal's own cards, without anything that would have to be loaded. */
const style = `:root{color-scheme:light dark;${declarePageColours('light')}}
@media (prefers-color-scheme:dark){:root{${declarePageColours('dark')}}}
body{font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Source Han Sans SC",system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-items:center;background:var(--page);color:var(--ink)}
main{box-sizing:border-box;width:min(28rem,100% - 2rem);margin:1rem;padding:2rem;background:var(--card);border:1px solid var(--rule);border-radius:12px;box-shadow:0 1px 2px #1420380f,0 2px 8px #1420380f;text-align:center;overflow-wrap:anywhere}
h1,p{text-wrap:balance}h1{font-size:1.25rem;line-height:1.3;margin:0}p{margin:.75rem 0 0}.second{font-size:.875rem;color:var(--text)}.second:is(p){margin-top:.25rem}
footer{margin-top:1.5rem;padding-top:1rem;border-top:1px solid var(--rule);font:.8125rem/1.5 ui-monospace,Consolas,monospace;color:var(--text);text-align:start}footer p{margin:.25rem 0 0}
.actions{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:1.5rem}.single{grid-template-columns:1fr}
button{font:inherit;line-height:1.3;min-height:48px;padding:.25rem .75rem;border-radius:8px;border:1px solid var(--press);background:var(--press);color:#fff;cursor:pointer}
button.quiet{background:var(--card);border-color:var(--text);color:var(--ink)}button span{display:block;font-size:.8125rem}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Nothing may load or frame on these pages, and nothing may run but a script that is known word for word.
 * @param formTargets origins beside our own that a form may lead to, through redirects
 * @param scriptHash of the one script; none by default
 */
export function plainPagePolicy(formTargets: readonly string[] = [], scriptHash?: string): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    ...(scriptHash ? [`script-src ${scriptHash}`] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ');
}

export interface PlainPage {
  /** The language that comes first; the other one stands below it, smaller. */
  language: Language;
  title: Localized;
  /** Paragraphs; each is shown in both languages. */
  lines: readonly Localized[];
  /** Shown small, for support. */
  details?: readonly string[];
  form?: Html;
}

/** Both languages of a text that stands inside another element, the second on a line of its own. */
export function inBothLanguages(text: Localized, language: Language): Html {
  const second = otherThan(language);
  return html`${pick(text, language)}<span lang="${second}">${pick(text, second)}</span>`;
}

/** A page without script, in both languages, for where no app of the portal is loaded. */
export function renderPlainPage({ language, title, lines, details = [], form }: PlainPage): Html {
  const second = otherThan(language);
  const secondLine = (text: Localized): Html =>
    html`<p class="second" lang="${second}">${pick(text, second)}</p>`;
  const small =
    details.length > 0 && html`<footer>${details.map((detail) => html`<p>${detail}</p>`)}</footer>`;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${pick(title, language)} · ${pick(title, second)}</title><style>${trusted(style)}</style></head><body><main><h1 lang="${language}">${pick(title, language)}</h1>${secondLine(title)}${lines.map((line) => html`<p lang="${language}">${pick(line, language)}</p>${secondLine(line)}`)}${form}${small}</main></body></html>`;
}

function otherThan(language: Language): Language {
  return readsEnglish(language) ? 'zh-CN' : 'en';
}
