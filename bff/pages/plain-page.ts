import type { Language } from '#shared/contracts';
import { escapeHtml } from './escape.ts';
import { pageText } from './page-texts.ts';
import { signInFormCss } from './sign-in-form.ts';
import { createSkeletonCss } from './skeleton.ts';

export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly nonce: string;
  /** HTML inside the card; every value in it is escaped by the caller. */
  readonly body: string;
}

/** What a field needs: its rule, or what is wrong with it. */
const fieldNoteCss =
  '.boot-plain [hidden]{display:none!important}.boot-plain .boot-rule{font-size:14px}.boot-plain input+p{margin-top:-12px}';

/** A page of the server's own: one card, and no app. */
export const renderPlainPage = ({ language, title, nonce, body }: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} - ${pageText('portal', language)}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style nonce="${nonce}">${createSkeletonCss()}${signInFormCss}${fieldNoteCss}</style>
</head>
<body>
<div class="boot"><main class="boot-card boot-plain">
${body}
</main></div>
</body>
</html>
`;
