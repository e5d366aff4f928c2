import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, pagePaths, signedOutPair } from '#shared/contracts';
import { escapeHtml } from './escape.ts';
import { pageText } from './page-texts.ts';

/** Stands beside the app, which leaves it alone, and goes by itself. */
export const signedOutCss = `
.boot-word{position:fixed;z-index:1;inset:auto 0 1.5rem;width:fit-content;max-width:calc(100% - 4rem);margin:0 auto;padding:.5rem 1rem;border-radius:8px;background:#1d2939;color:#fff;font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;animation:boot-gone 0s 8s forwards}
@keyframes boot-gone{to{visibility:hidden}}
`.replaceAll('\n', '');

/** Whether this browser has just signed out; asked for once, a reload says nothing. */
export const takeSignedOut = (req: IncomingMessage, res: ServerResponse): boolean => {
  const isNew = req.headers.cookie?.split(';').some((pair) => pair.trim() === signedOutPair) ?? false;
  if (isNew) res.appendHeader('set-cookie', `${signedOutPair}; Path=${pagePaths.login}; Max-Age=0`);
  return isNew;
};

export const renderSignedOut = (language: Language): string =>
  `<p class="boot-word" role="status">${escapeHtml(pageText('signedOut', language))}</p>\n`;
