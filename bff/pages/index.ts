/** The HTML pages of the portal: which addresses they have, who is sent elsewhere, and what they carry. */

export { createFaviconStep } from './favicon-step.ts';
export { isAuthorizePath, isPageRequest, withAuthorizePaths } from './find-page.ts';
export { fetchLoginPageConfig } from './gather-boot-data.ts';
export { createOldBrowserStep, oldBrowserPath } from './old-browser-step.ts';
export { createLanguageFinder } from './page-language.ts';
export type { PageRouteOptions } from './page-parts.ts';
export { createPageRoute } from './page-route.ts';
export { renderPlainPage } from './plain-page.ts';
export { createPseudoLanguageStep } from './pseudo-language-step.ts';
export { sendPage } from './send-page.ts';
