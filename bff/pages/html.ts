import { type BootData, bootDataElementId, type Language } from '#shared/contracts';
import { escapeHtml, escapeJson } from './escape.ts';
import { noScriptTexts, pageText } from './page-texts.ts';
import { renderSignInForm, type SignInForm, signInFormCss } from './sign-in-form.ts';
import { skeleton, skeletonCss } from './skeleton.ts';

export interface PageContent {
  readonly language: Language;
  /** Name of what the page shows, without that of the portal. */
  readonly title: string | undefined;
  readonly nonce: string;
  /** Module script that starts the shell. */
  readonly entry: string;
  /** Scripts that the first paint needs beside it. */
  readonly preload: readonly string[];
  readonly frame: 'plain' | 'framed';
  /** On the sign-in page: the form that stands in for the app until it is there. */
  readonly signInForm: SignInForm | undefined;
  /** Undefined only where a test wants a page that was cut short. */
  readonly bootData: BootData | undefined;
}

/** The policy of a page; `nonce` covers its own style element and those that the shell's styles come in. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const preloadLink = (file: string): string => `<link rel="modulepreload" href="${escapeHtml(file)}">`;

const noScript = `<noscript><p class="boot-noscript" lang="zh-CN">${escapeHtml(noScriptTexts['zh-CN'])}</p><p class="boot-noscript" lang="en">${escapeHtml(noScriptTexts.en)}</p></noscript>`;

const head = ({ language, title, nonce, preload, signInForm }: PageContent): string => {
  const portal = pageText('portal', language);
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title ? `${title} - ${portal}` : portal)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1e2229" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.ico" type="image/svg+xml">',
    `<style nonce="${nonce}">${skeletonCss}${signInForm ? signInFormCss : ''}</style>`,
    ...preload.map(preloadLink),
  ].join('\n');
};

/** The whole page. The boot data stands before the entry script, which runs once the document is read. */
export const renderPage = (content: PageContent): string => {
  const { language, frame, bootData, entry, signInForm } = content;
  const data = bootData
    ? `<script type="application/json" id="${bootDataElementId}">${escapeJson(bootData)}</script>\n`
    : '';
  const beforeScripts = signInForm
    ? `<div class="boot">${renderSignInForm(signInForm)}</div>`
    : skeleton(frame, language);
  return `<!doctype html>
<html lang="${language}">
<head>
${head(content)}
</head>
<body>
${noScript}
<div id="root">${beforeScripts}</div>
${data}<script type="module" src="${escapeHtml(entry)}"></script>
</body>
</html>
`;
};
