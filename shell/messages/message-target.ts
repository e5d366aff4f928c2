import { type DesktopMessage, findSafeReturnTo } from '#shared/contracts';

/** Where a message leads. Other sites are named, not opened (decision 47). */
export type MessageTarget =
  | { kind: 'expiry'; content: string }
  | { kind: 'page'; path: string }
  | { kind: 'blocked' }
  | { kind: 'none' };

/** `openWay` of messages that show the expiry dialog (specification 0§3). */
const opensExpiry = 1;

/** @param origin the portal's own */
export const findMessageTarget = (
  { url, openWay, content }: Pick<DesktopMessage, 'url' | 'openWay' | 'content'>,
  origin: string,
): MessageTarget => {
  if (openWay === opensExpiry && content) return { kind: 'expiry', content };
  if (!url) return { kind: 'none' };
  const path = findSafeReturnTo(url, origin);
  return path ? { kind: 'page', path } : { kind: 'blocked' };
};
