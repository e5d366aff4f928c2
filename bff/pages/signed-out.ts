import type { IncomingMessage } from 'node:http';
import { type Language, signedOutPair, signedOutSeconds } from '#shared/contracts';
import { hasCookie } from '#shared/cookies';
import { type Html, html } from '#shared/html';
import { colors } from '#shared/themes';
import { pageText } from './page-texts.ts';

/** Stands beside the app, which leaves it alone, and goes by itself. */
export const signedOutCss = `
.boot-word{position:fixed;z-index:1;inset:auto 0 1.5rem;width:fit-content;max-width:calc(100% - 4rem);margin:0 auto;padding:.5rem 1rem;border-radius:8px;background:${colors.bg.inverted.light};color:${colors.fg.inverted.light};font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;animation:boot-gone 0s ${signedOutSeconds}s forwards}
@keyframes boot-gone{to{visibility:hidden}}
`.replaceAll('\n', '');

/** Whether this browser has just signed out. */
export function hasSignedOut(req: IncomingMessage): boolean {
  return hasCookie(req.headers.cookie, signedOutPair);
}

export function renderSignedOut(language: Language): Html {
  return html`<p class="boot-word" role="status">${pageText('signedOut', language)}</p>\n`;
}
