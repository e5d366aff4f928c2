import { findOutsideAddress, framePath } from '#shared/app-kinds';
import {
  appPagePath,
  findSafeReturnTo,
  type Icon,
  isArea,
  type SessionUser,
  variantFor,
} from '#shared/contracts';

/** Where a press on a tile leads. */
export interface IconLink {
  readonly href: string;
  /** Another site, in a new tab that cannot reach back. */
  readonly isOutside: boolean;
}

type Person = Pick<SessionUser, 'unitType' | 'userType'>;

/** Paths are checked against an origin; which one does not matter. */
const anyOrigin = 'https://portal.invalid';

/**
 * Where an app icon leads, by its kind. An app outside the portal without a safe address leads to the page that says so. A deploy path
 * that would leave the portal leads home.
 */
export function iconLink(icon: Icon, user: Person, home: string): IconLink {
  const address = findOutsideAddress(icon.address);
  if (address && (icon.kind === 'link' || icon.kind === 'oidc'))
    return { href: address.href, isOutside: true };
  if (address && icon.kind === 'frame') return { href: framePath(icon.code), isOutside: false };
  return { href: pathInPortal(icon, user, home), isOutside: false };
}

/**
 * The address within the portal: the app's own deploy path where it has one, else `{root}/{serverId}/pc_{code}_{tm|spm}/index.html`
 * with the menu route as hash (F11).
 */
function pathInPortal(icon: Icon, { unitType, userType }: Person, home: string): string {
  if (icon.deployPath?.startsWith('/')) return findSafeReturnTo(icon.deployPath, anyOrigin) ?? home;
  const root = icon.deployPath || (isArea({ unitType }) ? 'area' : 'pages');
  const { serverId, code } = icon;
  const path = appPagePath({ root, serverId, code, variant: variantFor(userType) });
  return icon.menuRoute?.startsWith('#') ? `${path}${icon.menuRoute}` : path;
}
