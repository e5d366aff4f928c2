import { request } from 'shell/request';
import { type Icon, type SessionUser, userAccessDetail } from '#shared/contracts';

/** `type` of a record that says a user opened an app (specification 0§7). */
const openedApp = 1;

/** Records that the user opened an app: fire and forget, outlives the page. */
export const recordAccess = (icon: Icon, user: SessionUser): void => {
  const { userId, userType, unitId } = user;
  const payload = { userId, userType, unitId, resId: icon.code, resName: icon.name, type: openedApp };
  request(userAccessDetail, payload, { silent: true, keepalive: true }).catch(() => undefined);
};
