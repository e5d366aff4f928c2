import { pathOf } from '#shared/app-access';
import { type DesktopMessage, findAppPage, findSafeReturnTo } from '#shared/contracts';

/** Where a message leads. Other sites are named, not opened (D-47). */
export type MessageTarget =
  | { kind: 'expiry'; content: string }
  | { kind: 'page'; path: string }
  | { kind: 'blocked' }
  /** A page of an app that is not opened for the user. */
  | { kind: 'closed' }
  | { kind: 'none' };

/** `openWay` of messages that show the expiry dialog (H05). */
const opensExpiry = 1;

/**
 * @param origin the portal's own
 * @param canOpen whether an address within the portal opens something for the user
 */
export function findMessageTarget(
  { url, openWay, content }: Pick<DesktopMessage, 'url' | 'openWay' | 'content'>,
  origin: string,
  canOpen: (path: string) => boolean,
): MessageTarget {
  if (openWay === opensExpiry && content) return { kind: 'expiry', content };
  if (!url) return { kind: 'none' };
  const path = findSafeReturnTo(url, origin);
  if (!path) return { kind: 'blocked' };
  return leadsToClosedApp(path, canOpen) ? { kind: 'closed' } : { kind: 'page', path };
}

/** Whether a path is the page of an app that does not open for the user. What is no app page, such as a help text, is not judged. */
export function leadsToClosedApp(path: string, canOpen: (path: string) => boolean): boolean {
  return findAppPage(pathOf(path)) !== undefined && !canOpen(path);
}
