import {
  appPagePath,
  findSafeReturnTo,
  type Icon,
  pagePaths,
  type SessionUser,
  variantFor,
} from '#shared/contracts';

/** Paths are checked against an origin; which one does not matter. */
const anyOrigin = 'https://portal.invalid';

/** Where a signed-in user starts. */
export const homePath = (): string => pagePaths.desktop;

/**
 * The address that an app icon opens: the app's own deploy path where it has one, else
 * `{root}/{serverId}/pc_{code}_{tm|spm}/index.html` with the menu route as hash (specification 0§2). A deploy path that
 * would leave the portal leads home.
 */
export const iconPath = (icon: Icon, user: SessionUser): string => {
  if (icon.deployPath?.startsWith('/')) {
    return findSafeReturnTo(icon.deployPath, anyOrigin) ?? homePath();
  }
  const root = icon.deployPath || (user.unitType === 1 ? 'area' : 'pages');
  const path = appPagePath({
    root,
    serverId: icon.serverId,
    code: icon.code,
    variant: variantFor(user.userType),
  });
  return icon.menuRoute?.startsWith('#') ? `${path}${icon.menuRoute}` : path;
};
