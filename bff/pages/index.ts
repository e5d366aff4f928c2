/** The HTML pages of the portal: which addresses they have, who is sent elsewhere, and what they carry. */

export { createFaviconStep } from './favicon-step.ts';
export { isPageRequest } from './find-page.ts';
export { createPageRoute, type PageRouteOptions } from './page-route.ts';
