import { normaliseRoute } from '#shared/app-access';
import type { AppRoute } from '#shared/contracts';

/** Leads nowhere: what is installed where no route is left (F03). */
export const notFoundRoute: AppRoute = { path: '*', name: 'not-found' };

const most = 10;

interface Leaf {
  path: string;
  route: AppRoute;
}

/**
 * The route that a path of an app belongs to, redirects followed; the wildcard where there is no other, and
 * {@link notFoundRoute} where there is not even that.
 * @param prefix stands in front of every path (`routerPrePath`)
 */
export function matchRoute(routes: readonly AppRoute[], path: string, prefix = ''): AppRoute {
  const leaves = leavesOf(routes, prefix);
  const wildcard = leaves.find((leaf) => leaf.path === '*')?.route ?? notFoundRoute;
  let wanted = normaliseRoute(path);
  for (let hop = 0; hop < most; hop += 1) {
    const found = leaves.find((leaf) => leaf.path !== '*' && isSamePath(leaf.path, wanted))?.route;
    if (found?.redirect === undefined) return found ?? wildcard;
    wanted = normaliseRoute(found.redirect);
  }
  return notFoundRoute;
}

function leavesOf(routes: readonly AppRoute[], prefix: string): Leaf[] {
  return routes.flatMap((route) => {
    const path = route.path === '*' ? '*' : normaliseRoute(`${prefix}/${route.path}`.replace(/\/+/g, '/'));
    return route.children ? leavesOf(route.children, path) : [{ path, route }];
  });
}

function isSamePath(pattern: string, path: string): boolean {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === given.length &&
    expected.every((segment, at) => segment === given[at] || (isParameter(segment) && given[at] !== ''))
  );
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}
