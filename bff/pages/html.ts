import { type BootData, bootDataElementId, type Language, type Localized, pick } from '#shared/contracts';
import { attributes, type Html, html, json, trusted } from '#shared/html';
import { findLanguage, isPseudo, listLanguages } from '#shared/language';
import { colors } from '#shared/themes';
import type { ViewportPlace } from '#shared/viewport-files';
import { type FirstApps, type FirstAppsHtml, firstAppsCss, renderFirstApps } from './first-apps.ts';
import { type FirstNotice, firstNoticeCss, renderFirstNotice } from './first-notice.ts';
import { modeCss } from './mode-css.ts';
import { oldBrowserPath } from './old-browser-step.ts';
import { formatAppearanceAttributes, formatAppearanceLinks, type PageAppearance } from './page-appearance.ts';
import { noScriptSignInTexts, noScriptTexts, pageText } from './page-texts.ts';
import { pseudoLanguagePath } from './pseudo-language-step.ts';
import { renderSignInForm, type SignInForm, signInFormCss } from './sign-in-form.ts';
import { signInPlaceCss } from './sign-in-place.ts';
import { renderSignedOut, signedOutCss } from './signed-out.ts';
import { createSkeletonCss, skeleton } from './skeleton.ts';

export interface PageContent {
  readonly language: Language;
  /** Name of what the page shows, without that of the portal. */
  readonly title: string | undefined;
  readonly nonce: string;
  readonly appearance: PageAppearance;
  /** Module script that starts the shell. */
  readonly entry: string;
  /** Scripts that the first paint needs beside it. */
  readonly preload: readonly string[];
  readonly frame: 'plain' | 'framed';
  /** On pages of the viewport: where old bundles may run. */
  readonly viewport?: ViewportPlace | undefined;
  /** Code of the framed app that the policy of the page allows. */
  readonly framedApp?: string | undefined;
  /** The announcement that the page starts with. */
  readonly notice: FirstNotice | undefined;
  /** On the sign-in page: the form that stands in for the app until it is there. */
  readonly signInForm: SignInForm | undefined;
  /** Where the page starts with the apps of a known user: what is known of them. */
  readonly firstApps: FirstApps | undefined;
  /** Undefined only where a test wants a page that was cut short. */
  readonly bootData: BootData | undefined;
}

/** What one document may do that others may not. */
export interface DocumentRights {
  /** Old bundles run in it. Default false. */
  readonly hasBundles?: boolean | undefined;
  /** The one origin besides its own that it may frame. Default none. */
  readonly frameOrigin?: string | undefined;
}

/**
 * The policy of a page; `nonce` covers its own style element and those that the shell's styles come in.
 * Where old bundles run in it, their scripts get the nonce, and what they make of texts is not checked (ADR 113).
 */
export function contentSecurityPolicy(
  nonce: string,
  { hasBundles = false, frameOrigin }: Pick<DocumentRights, 'hasBundles' | 'frameOrigin'> = {},
): string {
  return [
    "default-src 'self'",
    hasBundles ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ...(hasBundles ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "connect-src 'self'",
    ...(frameOrigin === undefined ? [] : [`frame-src ${frameOrigin}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Workers of the shell alone (`shell/core/workers`).
    ...(hasBundles ? [] : ["require-trusted-types-for 'script'", 'trusted-types portal-worker']),
  ].join('; ');
}

/** The whole page. The boot data stands before the entry script, which runs once the document is read. */
export function renderPage(content: PageContent): Html {
  const { language, frame, viewport, framedApp, notice, bootData, entry, signInForm, firstApps } = content;
  const { dir } = findLanguage(language) ?? {};
  const apps = firstApps && renderFirstApps(firstApps);
  const data =
    bootData &&
    html`<script type="application/json" id="${bootDataElementId}">${json(bootData)}</script>
`;
  const beforeScripts = signInForm
    ? html`<div class="boot boot-signin">${renderSignInForm(signInForm)}</div>`
    : skeleton(frame, language, { notice: notice && renderFirstNotice(notice), content: apps?.body });
  return html`<!doctype html>
<html lang="${language}"${dir && attributes` dir="${dir}"`}${viewport && attributes` data-viewport="${viewport}"`}${framedApp && attributes` data-frames="${framedApp}"`}${formatAppearanceAttributes(content.appearance)}>
<head>
${head(content, apps)}
</head>
<body>
${noScript(signInForm ? noScriptSignInTexts : noScriptTexts)}
${signInForm?.hasSignedOut && renderSignedOut(language)}<div id="root">${beforeScripts}</div>
${data}${
  isPseudo(language) &&
  html`<script type="module" src="${pseudoLanguagePath}"></script>
`
}<script nomodule src="${oldBrowserPath}"></script>
<script type="module" src="${entry}"></script>
</body>
</html>
`;
}

function head(content: PageContent, apps: FirstAppsHtml | undefined): Html {
  const { language, title, nonce, appearance, preload } = content;
  const portal = pageText('portal', language);
  return html`<meta charset="utf-8">
<title>${title ? `${title} - ${portal}` : portal}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
${(['light', 'dark'] as const).map(
  (
    scheme,
  ) => html`<meta name="theme-color" content="${colors.bg.panel[scheme]}" media="(prefers-color-scheme: ${scheme})">
`,
)}<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style nonce="${nonce}">${trusted(styleOf(content, apps))}</style>
${formatAppearanceLinks(appearance)}${(apps?.pictureLinks ?? []).map(onLineOfItsOwn)}${preload.map(preloadLink).map(onLineOfItsOwn)}`;
}

/** Nothing of it comes from outside the code. */
function styleOf({ appearance, notice, signInForm }: PageContent, apps: FirstAppsHtml | undefined): string {
  return [
    createSkeletonCss(appearance.prefs?.scheme?.value),
    apps && firstAppsCss,
    notice && firstNoticeCss,
    modeCss,
    signInForm && signInFormCss + signInPlaceCss,
    signInForm?.hasSignedOut && signedOutCss,
  ]
    .filter(Boolean)
    .join('');
}

function noScript(texts: Localized): Html {
  return html`<noscript>${listLanguages().map(({ tag }) => html`<p class="boot-noscript" lang="${tag}">${pick(texts, tag)}</p>`)}</noscript>`;
}

function preloadLink(file: string): Html {
  return html`<link rel="modulepreload" href="${file}">`;
}

function onLineOfItsOwn(element: Html): Html {
  return html`
${element}`;
}
