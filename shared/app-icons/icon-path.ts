import type { Icon, SessionUser } from '#shared/contracts';
import { iconLink } from './icon-link.ts';

/** The address that an app icon opens; a full one for an app outside the portal. */
export function iconPath(icon: Icon, user: Pick<SessionUser, 'unitType' | 'userType'>, home: string): string {
  return iconLink(icon, user, home).href;
}
