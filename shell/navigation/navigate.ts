import { findEntryByPath } from '../registry/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import { getPage, refreshPage } from './page.ts';

export interface NavigateOptions {
  /** Takes the place of the current history entry. Default false. */
  replace?: boolean | undefined;
}

/**
 * Moves to an address of the portal. Apps of the registry open without loading the page again, everything else is a
 * full load. Resolves false when the user stays because of unsaved work.
 * @param path path with optional query and hash, or `#…` within the current app
 */
export const navigate = async (path: string, { replace = false }: NavigateOptions = {}): Promise<boolean> => {
  const target = new URL(path, location.href);
  const samePage = target.pathname === getPage().path && target.search === getPage().search;
  if (!samePage && !(await confirmLeaving())) return false;
  if (target.origin !== location.origin || !findEntryByPath(target.pathname)) {
    if (replace) location.replace(target);
    else location.assign(target);
    return true;
  }
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  refreshPage();
  return true;
};
