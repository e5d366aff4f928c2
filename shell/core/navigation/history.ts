import { findEntryByPath, prepareRemote } from '../registry/index.ts';
import { confirmLeaving, isDirty } from '../unsaved/index.ts';
import { finishMove, startMove } from './moving.ts';
import { getPage, type Page, readPage, showPage } from './page.ts';

/** Listens to back, forward and hash changes for the life of the page. */
export function startHistory(): void {
  addEventListener('popstate', () => void follow());
  addEventListener('hashchange', () => void follow());
}

/** Back and forward: the address has changed already, the page follows when its app is there. */
async function follow(): Promise<void> {
  const target = readPage();
  if (isSamePage(target, getPage())) {
    showPage(target);
    return;
  }
  if (isDirty()) {
    const left = addressOf(getPage());
    // Stay at the address of the unsaved work while asking.
    history.pushState(null, '', left);
    if (!(await confirmLeaving())) return;
    // Where Back or forward led; the question itself has steps of its own there.
    history.go(-1 - (history.state?.layers?.depth ?? 0));
    return;
  }
  const entry = findEntryByPath(target.path);
  if (!entry) {
    location.reload();
    return;
  }
  const move = startMove();
  await prepareRemote(entry);
  if (finishMove(move)) showPage(readPage());
}

function isSamePage(a: Page, b: Page): boolean {
  return a.path === b.path && a.search === b.search;
}

function addressOf(page: Page): string {
  return `${page.path}${page.search}${page.hash}`;
}
