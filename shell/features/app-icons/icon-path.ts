import { iconPath as pathOf } from '#shared/app-icons';
import type { Icon, SessionUser } from '#shared/contracts';
import { homePath } from '../../core/navigation/index.ts';

/** The address that an app icon opens for a user; home where it would leave the portal. */
export function iconPath(icon: Icon, user: SessionUser): string {
  return pathOf(icon, user, homePath());
}
