import type { Language } from '#shared/contracts';
import { type Html, html, trusted } from '#shared/html';
import { pageText } from './page-texts.ts';
import { signInFormCss } from './sign-in-form.ts';
import { createSkeletonCss } from './skeleton.ts';

export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly nonce: string;
  /** Stands inside the card. */
  readonly body: Html;
}

/** What a field needs: its rule, or what is wrong with it. Only these pages have choices and lists. */
const fieldNoteCss =
  '.boot-plain [hidden]{display:none!important}.boot-plain .boot-rule{font-size:14px}.boot-plain input+p{margin-top:-12px}' +
  '.boot-plain select{display:block;width:100%;height:44px;margin-bottom:16px;padding:0 8px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink);font:inherit}' +
  '.boot-plain h2{margin:16px 0 8px;font-size:16px;color:var(--ink)}.boot-plain ul{margin:0;padding-inline-start:20px;font-size:14px}.boot-plain ul+form{margin-top:16px}.boot-plain a{color:inherit}';

/** A page of the server's own: one card, and no app. */
export function renderPlainPage({ language, title, nonce, body }: PlainPage): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title} - ${pageText('portal', language)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style nonce="${nonce}">${trusted(createSkeletonCss() + signInFormCss + fieldNoteCss)}</style>
</head>
<body>
<div class="boot"><main class="boot-card boot-plain">
${body}
</main></div>
</body>
</html>
`;
}
