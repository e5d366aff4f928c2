import type { Language } from '#shared/contracts';
import { type Html, html } from '#shared/html';
import { declarePageColours } from '#shared/themes';
import { pageText } from './page-texts.ts';

/** Dark where the user wants it so, else where the system does. */
const darkRules = { auto: '@media (prefers-color-scheme:dark)', dark: '@media all', light: '@media not all' };

/**
 * Styles of the first paint. Neutral, so that no theme flashes; the hint appears without any script. All of it hangs on
 * elements that the shell removes, so that nothing is left of it under the shell's own theme.
 * @param scheme what the user arranged; default what the system says
 */
export function createSkeletonCss(scheme: keyof typeof darkRules = 'auto'): string {
  return `
body{margin:0}
.boot,.boot-noscript{color-scheme:light dark;${declarePageColours('light')};background:var(--page);color:var(--text);font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
${darkRules[scheme]}{.boot,.boot-noscript{${declarePageColours('dark')}}}
.boot{min-height:100vh;display:flex;flex-direction:column}
.boot-bar{height:52px;flex:none;background:var(--card);display:flex;align-items:center;gap:12px;padding:0 16px}
.boot-bar i,.boot-tile,.boot-line{background:var(--shade);border-radius:12px;animation:boot-pulse 1.6s ease-in-out infinite}
.boot-bar i{width:32px;height:32px}.boot-bar i+i{width:160px;height:16px}
.boot-tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(88px,1fr));gap:24px;max-width:1080px;width:100%;box-sizing:border-box;margin:0 auto;padding:32px 16px}
.boot-tile{height:64px;border-radius:20px}
.boot-card{background:var(--card);border-radius:20px;width:min(360px,100% - 32px);box-sizing:border-box;margin:auto;padding:32px}
.boot-line{height:40px;margin-bottom:16px}.boot-line:last-child{margin:0}
.boot-hint{position:fixed;inset:auto 0 0;padding:16px;text-align:center;visibility:hidden;animation:boot-show 0s 10s forwards}
.boot-hint a{color:inherit;margin-inline-start:8px}
.boot-noscript{margin:0;padding:16px;text-align:center}
.boot-name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:48rem){.boot-bar{height:3.75rem}}
@keyframes boot-pulse{50%{opacity:.5}}
@keyframes boot-show{to{visibility:visible}}
@media (prefers-reduced-motion:reduce){.boot-bar i,.boot-tile,.boot-line{animation:none}}
`.replaceAll('\n', '');
}

const grey = html`<div class="boot-tiles" aria-hidden="true">${Array(12).fill(html`<div class="boot-tile"></div>`)}</div>`;
const lines = Array<Html>(4).fill(html`<div class="boot-line"></div>`);

/**
 * What stands in the root element until the shell takes over: the shape of the page to come.
 * @param known what is known of it already: the line under the header, and what stands in the place of grey shapes
 */
export function skeleton(
  frame: 'plain' | 'framed',
  language: Language,
  { notice, content = grey }: { notice?: Html | undefined; content?: Html | undefined } = {},
): Html {
  const shape =
    frame === 'plain'
      ? html`<div class="boot-card" aria-hidden="true">${lines}</div>`
      : html`<div class="boot-bar" aria-hidden="true"><i></i><i></i></div>${notice}${content}`;
  return html`<div class="boot"><p class="boot-name" role="status">${pageText('loading', language)}</p>${shape}${hint(language)}</div>`;
}

function hint(language: Language): Html {
  return html`<p class="boot-hint">${pageText('slow', language)}<a href="">${pageText('reload', language)}</a></p>`;
}
