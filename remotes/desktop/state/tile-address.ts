import { findSafeReturnTo, pagePaths } from '#shared/contracts';

/**
 * Where a tile leads: the address of its icon as long as it stays on our origin, else back to the desktop.
 *
 * @param path the icon's address; its deploy path comes from whoever set up the app
 * @param origin origin of the page that is open
 */
export const tileAddressOf = (path: string, origin: string): string =>
  findSafeReturnTo(path, origin) ?? pagePaths.desktop;
