import {
  appPagePath,
  findSafeReturnTo,
  type Icon,
  isArea,
  type SessionUser,
  variantFor,
} from '#shared/contracts';

/** Paths are checked against an origin; which one does not matter. */
const anyOrigin = 'https://portal.invalid';

/**
 * The address that an app icon opens: the app's own deploy path where it has one, else
 * `{root}/{serverId}/pc_{code}_{tm|spm}/index.html` with the menu route as hash (F11). A deploy path that
 * would leave the portal leads home.
 */
export function iconPath(
  icon: Icon,
  { unitType, userType }: Pick<SessionUser, 'unitType' | 'userType'>,
  home: string,
): string {
  if (icon.deployPath?.startsWith('/')) return findSafeReturnTo(icon.deployPath, anyOrigin) ?? home;
  const root = icon.deployPath || (isArea({ unitType }) ? 'area' : 'pages');
  const { serverId, code } = icon;
  const path = appPagePath({ root, serverId, code, variant: variantFor(userType) });
  return icon.menuRoute?.startsWith('#') ? `${path}${icon.menuRoute}` : path;
}
