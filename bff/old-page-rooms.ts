import { createAppsOrigin } from '#bff/apps-origin';
import type { Step } from '#bff/http';
import { createOldPages, type OldPages, type OldPagesOptions } from '#bff/old-pages';
import { findPagePrefix } from '#shared/app-access';
import type { BffCore } from './core.ts';
import type { RoomsOptions } from './options.ts';

/** Pages of the school's own: those of the portal's origin, and the second origin with those that nobody trusts. */
export function createOldPageRooms(
  core: BffCore,
  { appsOrigin, pageUpstreams = [], homeRules }: RoomsOptions,
  sources: Pick<OldPagesOptions, 'manifestFor' | 'fetchForVisitor'>,
): { oldPages: OldPages; secondOrigin: { appsUrl: URL; step: Step } | undefined } {
  const { publicUrl } = core;
  const { manifestFor, fetchForVisitor } = sources;
  const common = { manifestFor, fetchForVisitor, upstreams: pageUpstreams, publicUrl };
  if (appsOrigin === undefined) return { oldPages: createOldPages(common), secondOrigin: undefined };
  const appsUrl = new URL(appsOrigin);
  const prefixes = pageUpstreams.filter(({ isUntrusted }) => isUntrusted).map(({ prefix }) => prefix);
  const second = createAppsOrigin({
    ...core,
    appsUrl,
    locks: core.stores.locks,
    isDevelopment: homeRules?.isDevelopment,
    isPage: (pathname) => findPagePrefix(pathname, prefixes) !== undefined,
  });
  const oldPages = createOldPages({ ...common, addressOnSecondOrigin: second.addressFor, appsUrl });
  return { oldPages, secondOrigin: { appsUrl, step: second.createStep(oldPages.showUntrusted) } };
}
