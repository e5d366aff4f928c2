import { type Icon, type SessionUser, userAccessDetail } from '#shared/contracts';
import { noteRecentApp } from '../../core/prefs/index.ts';
import { request } from '../../core/request/index.ts';

/** `type` of a record that says a user opened an app (C10). */
const openedApp = 1;

/** Longer than an app that is at hand takes to come: the page that is left need not be drawn anew for it. */
const afterMoveMs = 500;

/** Notes that the user opened an app, here and on the server: fire and forget, outlives the page. */
export function noteOpened(icon: Icon, { userId, userType, unitId }: SessionUser): void {
  afterMove(() => {
    noteRecentApp(icon.code);
    const payload = { userId, userType, unitId, resId: icon.code, resName: icon.name, type: openedApp };
    request(userAccessDetail, payload, { silent: true, keepalive: true }).catch(() => undefined);
  });
}

/** Runs it once the move is over, or the page goes away. */
function afterMove(note: () => void): void {
  const run = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', run);
    note();
  };
  const timer = setTimeout(run, afterMoveMs);
  addEventListener('pagehide', run);
}
