import { findEntryByPath, prepareRemote } from '../registry/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import { mayLeave } from './leave-guard.ts';
import { finishMove, startMove } from './moving.ts';
import { getPage, readPage, showPage } from './page.ts';

export interface NavigateOptions {
  /** Takes the place of the current history entry. Default false. */
  replace?: boolean | undefined;
}

/**
 * Moves to an address of the portal. Apps of the registry open without loading the page again; everything else is a
 * full load. The app that is open stays until the new one can paint. Resolves false when the user stays because of
 * unsaved work, or another move came in between.
 * @param path path with optional query and hash, or `#…` within the current app
 */
export async function navigate(path: string, { replace = false }: NavigateOptions = {}): Promise<boolean> {
  const target = new URL(path, location.href);
  if (target.origin === location.origin && isWithinPage(target)) {
    moveWithinPage(target, replace);
    return true;
  }
  if (!(await confirmLeaving())) return false;
  const entry = target.origin === location.origin ? findEntryByPath(target.pathname) : undefined;
  if (!entry) {
    if (!mayLeave()) return false;
    leave(target, replace);
    return true;
  }
  const move = startMove();
  await prepareRemote(entry);
  if (!finishMove(move)) return false;
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  showPage(readPage());
  return true;
}

function isWithinPage(target: URL): boolean {
  return target.pathname === getPage().path && target.search === getPage().search;
}

/** Hash routes belong to the app that is open: it is notified of them by `hashchange` and by `usePage`. */
function moveWithinPage(target: URL, replace: boolean): void {
  if (target.hash === location.hash) return;
  if (replace) location.replace(target);
  else location.hash = target.hash;
}

function leave(target: URL, replace: boolean): void {
  if (replace) location.replace(target);
  else location.assign(target);
}
