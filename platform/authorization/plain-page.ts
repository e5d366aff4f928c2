import { createHash } from 'node:crypto';
import type { Bilingual } from '#shared/contracts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const style = `body{font:16px/1.6 system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-items:center;background:#f4f6fa;color:#1f2a44}
main{max-width:34rem;margin:1rem;padding:2rem;background:#fff;border-radius:12px;box-shadow:0 2px 12px #1f2a4422}
h1{font-size:1.25rem;margin:0 0 .75rem}p{margin:.5rem 0}small{color:#4b5563}
button{font:inherit;padding:.5rem 1.25rem;margin:1rem .5rem 0 0;border-radius:8px;border:1px solid #3e70c1;background:#3e70c1;color:#fff}
button.quiet{background:#fff;color:#3e70c1}
@media (prefers-color-scheme:dark){body{background:#111827;color:#e5e7eb}main{background:#1f2937}small{color:#9ca3af}}`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Nothing may run, load or frame on these pages.
 * @param formTargets origins beside our own that a form may lead to, through redirects
 */
export const plainPagePolicy = (formTargets: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ');

export interface PlainPage {
  title: Bilingual;
  /** Paragraphs; each is shown in both languages. */
  lines: readonly Bilingual[];
  /** Shown small, for support. Escaped here. */
  details?: readonly string[];
  /** Trusted HTML. */
  form?: string;
}

const both = (tag: string, text: Bilingual): string =>
  `<${tag} lang="zh-CN">${escapeHtml(text['zh-CN'])}</${tag}><${tag} lang="en">${escapeHtml(text.en)}</${tag}>`;

/** A page without script, in both languages, for where no app of the portal is loaded. */
export const renderPlainPage = ({ title, lines, details = [], form = '' }: PlainPage): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(
    `${title['zh-CN']} · ${title.en}`,
  )}</title><style>${style}</style></head><body><main>${both('h1', title)}${lines
    .map((line) => both('p', line))
    .join(
      '',
    )}${details.map((detail) => `<p><small>${escapeHtml(detail)}</small></p>`).join('')}${form}</main></body></html>`;
