import type { AppRoute } from '#shared/contracts';

/** Permitted codes by their names. */
export type CodeKeys = Readonly<Record<string, string>>;

/**
 * The configured routes that a user may open (F01, F02). A route with a code stays only when the code is permitted. The
 * same rules apply to the children of a route. The wildcard and redirects always stay.
 */
export function filterRoutes(routes: readonly AppRoute[], codes: CodeKeys): AppRoute[] {
  return routes
    .filter((route) => isAlwaysKept(route) || isPermitted(route, codes))
    .map((route) => (route.children ? { ...route, children: filterRoutes(route.children, codes) } : route));
}

function isAlwaysKept({ path, redirect }: AppRoute): boolean {
  return path === '*' || redirect !== undefined;
}

function isPermitted({ meta }: AppRoute, codes: CodeKeys): boolean {
  return meta?.code === undefined || Object.hasOwn(codes, meta.code);
}
