import { type UnreadCount, unReadCodeCount } from '#shared/contracts';
import { queryClient } from '../../core/queries/index.ts';
import { findUser } from '../../core/session/index.ts';

/**
 * Sets the number at the tile of an app in this page, such as after something was read. What counts everywhere is what
 * the app's service tells the portal.
 * @param code of the app
 * @param count whole number; 0 takes the number away
 */
export function setUnread(code: string, count: number): void {
  const user = findUser();
  if (!user) return;
  // Without an answer so far, the desktop asks by itself when it opens.
  queryClient.setQueryData<UnreadCount[]>([unReadCodeCount.name, user.userId], (counts) =>
    counts === undefined
      ? undefined
      : [...counts.filter((each) => each.code !== code), { code, num: Math.max(0, Math.floor(count)) }],
  );
}
