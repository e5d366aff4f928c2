import { iconLink as linkOf } from '#shared/app-icons';
import type { Icon, SessionUser } from '#shared/contracts';
import { homePath, navigate } from '../../core/navigation/index.ts';

/** The address that an app icon opens for a user; a full one for an app outside the portal. */
export function iconPath(icon: Icon, user: SessionUser): string {
  return linkOf(icon, user, homePath()).href;
}

/** What makes a link open an app: outside apps get a tab of their own, which cannot reach back and learns no address. */
export interface IconLinkProps {
  href: string;
  target?: '_blank';
  rel?: 'noopener noreferrer';
}

export function iconLinkProps(icon: Icon, user: SessionUser): IconLinkProps {
  const { href, isOutside } = linkOf(icon, user, homePath());
  return isOutside ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

/** Whether a press on an icon leaves the portal. */
export function isOutsideApp(icon: Icon, user: SessionUser): boolean {
  return linkOf(icon, user, homePath()).isOutside;
}

/** Opens an app without a link, as one would. */
export function openIcon(icon: Icon, user: SessionUser): void {
  const { href, isOutside } = linkOf(icon, user, homePath());
  if (isOutside) window.open(href, '_blank', 'noopener,noreferrer');
  else void navigate(href);
}
