import { useSyncExternalStore } from 'react';
import { findAppPage, type PageVariant } from '#shared/contracts';

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

const read = (): Page => ({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
  variant: findAppPage(location.pathname)?.variant,
});

let page: Page | undefined;
const listeners = new Set<() => void>();

export const getPage = (): Page => {
  page ??= read();
  return page;
};

/** Reads the address again and tells everybody who shows it. */
export const refreshPage = (): void => {
  page = read();
  for (const listener of listeners) listener();
};

export const subscribePage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The address that is open; renders again on every move, the hash included. */
export const usePage = (): Page => useSyncExternalStore(subscribePage, getPage);
