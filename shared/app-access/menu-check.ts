import { type AppPage, findAppPage, isStaff, type ResourceNode, type UserType } from '#shared/contracts';
import type { GateRules } from './gate-rules.ts';
import { menuRoutesOf } from './menu.ts';
import { findRoute, normaliseRoute } from './route-of.ts';

/** The address of a page. A server does not know the hash: it leaves it empty. */
export interface PageAddress {
  path: string;
  search: string;
  hash: string;
}

/** Students and parents never open the variant for teachers and administrators (F05). */
export function isForeignVariant(path: string, userType: UserType): boolean {
  return !isStaff({ userType }) && findAppPage(path)?.variant === 'tm';
}

/**
 * Whether a page opens only for users who have it in their menu: pages of apps for teachers and administrators, except for
 * exempt apps and pages. It compares whole codes and whole paths: a piece of an address would open the gate for made-up ones.
 */
export function needsMenu(path: string, userType: UserType, rules: GateRules): boolean {
  return isStaff({ userType }) && findGatedPage(path, rules) !== undefined;
}

const pageMarker = /(?:pc|mobile)_([A-Za-z][A-Za-z0-9-]*)_(tm|spm|all)\b/;

/**
 * Whether the user's menu of an app leads to a page of it: some route of resource type 2 belongs to the page, and the route
 * that the address asks for stands among them (F08). Pages that need no menu are always open.
 */
export function isInMenu(
  address: PageAddress,
  userType: UserType,
  tree: readonly ResourceNode[],
  rules: GateRules,
): boolean {
  const page = isStaff({ userType }) ? findGatedPage(address.path, rules) : undefined;
  if (!page) return true;
  const routes = menuRoutesOf(tree).filter((route) => belongsTo(route, page));
  if (routes.length === 0) return false;
  const asked = findRoute(address);
  if (asked === undefined || rules.evaluateApps.includes(page.code)) return true;
  return routes.some((route) => routeWithin(route) === asked);
}

/** Whether every address of an app is a page that needs the menu: then who has no menu gets nothing of the app. */
export function isWhollyGated(
  { code, paths }: { code: string; paths: readonly string[] },
  rules: GateRules,
): boolean {
  return !rules.exemptApps.includes(code) && paths.every((path) => findGatedPage(path, rules));
}

function findGatedPage(path: string, { exemptApps, exemptPages }: GateRules): AppPage | undefined {
  const page = findAppPage(path);
  if (!page || page.variant === 'all') return undefined;
  return exemptPages.includes(path) || exemptApps.includes(page.code) ? undefined : page;
}

/** A menu route is a hash of the app itself, or names the page that it belongs to. */
function belongsTo(route: string, { code, variant }: AppPage): boolean {
  const marker = pageMarker.exec(route);
  return marker === null || (marker[1] === code && marker[2] === variant);
}

function routeWithin(menuRoute: string): string {
  return normaliseRoute(menuRoute.includes('#') ? menuRoute.slice(menuRoute.indexOf('#')) : menuRoute);
}
