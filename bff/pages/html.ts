import {
  type Bilingual,
  type BootData,
  bootDataElementId,
  type Language,
  languages,
} from '#shared/contracts';
import { escapeHtml, escapeJson } from './escape.ts';
import { type FirstApps, type FirstAppsHtml, firstAppsCss, renderFirstApps } from './first-apps.ts';
import { type FirstNotice, firstNoticeCss, renderFirstNotice } from './first-notice.ts';
import { modeCss } from './mode-css.ts';
import { oldBrowserPath } from './old-browser-step.ts';
import { formatLookAttributes, formatLookLinks, type PageLook } from './page-look.ts';
import { noScriptSignInTexts, noScriptTexts, pageText } from './page-texts.ts';
import { renderSignInForm, type SignInForm, signInFormCss } from './sign-in-form.ts';
import { signInPlaceCss } from './sign-in-place.ts';
import { renderSignedOut, signedOutCss } from './signed-out.ts';
import { createSkeletonCss, skeleton } from './skeleton.ts';

export interface PageContent {
  readonly language: Language;
  /** Name of what the page shows, without that of the portal. */
  readonly title: string | undefined;
  readonly nonce: string;
  readonly look: PageLook;
  /** Module script that starts the shell. */
  readonly entry: string;
  /** Scripts that the first paint needs beside it. */
  readonly preload: readonly string[];
  readonly frame: 'plain' | 'framed';
  /** The announcement that the page starts with. */
  readonly notice: FirstNotice | undefined;
  /** On the sign-in page: the form that stands in for the app until it is there. */
  readonly signInForm: SignInForm | undefined;
  /** Where the page starts with the apps of a known user: what is known of them. */
  readonly firstApps: FirstApps | undefined;
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

const noScript = (texts: Bilingual): string =>
  `<noscript>${languages.map((language) => `<p class="boot-noscript" lang="${language}">${escapeHtml(texts[language])}</p>`).join('')}</noscript>`;

const head = (
  { language, title, nonce, look, notice, preload, signInForm }: PageContent,
  apps: FirstAppsHtml | undefined,
): string => {
  const portal = pageText('portal', language);
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title ? `${title} - ${portal}` : portal)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1e2229" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.ico" type="image/svg+xml">',
    `<style nonce="${nonce}">${createSkeletonCss(look.prefs?.scheme?.value)}${apps ? firstAppsCss : ''}${notice ? firstNoticeCss : ''}${modeCss}${signInForm ? signInFormCss + signInPlaceCss : ''}${signInForm?.hasSignedOut ? signedOutCss : ''}</style>`,
    formatLookLinks(look),
    ...(apps?.pictureLinks ?? []),
    ...preload.map(preloadLink),
  ].join('\n');
};

/** The whole page. The boot data stands before the entry script, which runs once the document is read. */
export const renderPage = (content: PageContent): string => {
  const { language, frame, notice, bootData, entry, signInForm, firstApps } = content;
  const apps = firstApps && renderFirstApps(firstApps);
  const data = bootData
    ? `<script type="application/json" id="${bootDataElementId}">${escapeJson(bootData)}</script>\n`
    : '';
  const beforeScripts = signInForm
    ? `<div class="boot boot-signin">${renderSignInForm(signInForm)}</div>`
    : skeleton(frame, language, { notice: notice && renderFirstNotice(notice), content: apps?.body });
  return `<!doctype html>
<html lang="${language}"${formatLookAttributes(content.look)}>
<head>
${head(content, apps)}
</head>
<body>
${noScript(signInForm ? noScriptSignInTexts : noScriptTexts)}
${signInForm?.hasSignedOut ? renderSignedOut(language) : ''}<div id="root">${beforeScripts}</div>
${data}<script nomodule src="${oldBrowserPath}"></script>
<script type="module" src="${escapeHtml(entry)}"></script>
</body>
</html>
`;
};
