/** Pages of the school's own below prefixes of the portal (`PAGE_UPSTREAMS`), in the full window. */
export { createOldPages, type OldPages, type OldPagesOptions } from './old-pages-route.ts';
export { haveOverlap, type PageUpstream, parsePageUpstream } from './page-upstream.ts';
export { createPhScriptStep, phScriptPath } from './ph-script.ts';
export { startSampleOrigin } from './sample-origin.ts';
