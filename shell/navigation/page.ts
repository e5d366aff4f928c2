import { putRouteIntoHash } from '#shared/app-access';
import { findAppPage, type PageVariant } from '#shared/contracts';
import { createSharedValue } from '../shared-value/index.ts';

/** The address that is open. */
export interface Page {
  /** Pathname, such as `/desktop/home`. */
  path: string;
  /** Query with its `?`, or empty. */
  search: string;
  /** Hash with its `#`, or empty; apps keep their own routes here. */
  hash: string;
  /** Variant of an app page; undefined on pages of the portal's own. */
  variant: PageVariant | 'all' | undefined;
}

/** What the address bar says, once a route that is asked for by `_r` stands in the hash, where the app opens it. */
export const readPage = (): Page => {
  const asked = putRouteIntoHash(location);
  if (asked) history.replaceState(history.state, '', location.pathname + asked.search + asked.hash);
  const { pathname: path, search, hash } = location;
  return { path, search, hash, variant: findAppPage(path)?.variant };
};

const shown = createSharedValue<Page>(readPage());

/** The page that is shown; during a move it is still the old one. */
export const getPage = (): Page => shown.get();

export const showPage = (page: Page): void => shown.set(page);

/** Whether a path is open; renders again only when that changes. */
export const useIsOpen = (path: string | undefined): boolean => shown.useOf((page) => page.path === path);

/** The address that is open; renders again on every move, the hash included. */
export const usePage = (): Page => shown.use();
