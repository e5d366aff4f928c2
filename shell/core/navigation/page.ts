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

/** The address in the address bar. A route that `_r` asks for is first moved into the hash, where the app opens it. */
export function readPage(): Page {
  const asked = putRouteIntoHash(location);
  if (asked) history.replaceState(history.state, '', location.pathname + asked.search + asked.hash);
  const { pathname: path, search, hash } = location;
  return { path, search, hash, variant: findAppPage(path)?.variant };
}

const shown = createSharedValue<Page>(readPage());

/** The page that is shown; during a move it is still the old one. */
export function getPage(): Page {
  return shown.get();
}

export function showPage(page: Page): void {
  shown.set(page);
}

/** Whether a path is open, or one with a query; renders again only when that changes. */
export function useIsOpen(path: string | undefined): boolean {
  return shown.useOf((page) => page.path === path || page.path + page.search === path);
}

/** The address that is open; renders again on every move, the hash included. */
export function usePage(): Page {
  return shown.use();
}
