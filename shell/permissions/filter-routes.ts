import type { AppRoute } from '#shared/contracts';

/** Permitted codes by their names. */
export type CodeKeys = Readonly<Record<string, string>>;

const isPermitted = ({ meta }: AppRoute, codes: CodeKeys): boolean =>
  meta?.code === undefined || Object.hasOwn(codes, meta.code);

const isAlwaysKept = ({ path, redirect }: AppRoute): boolean => path === '*' || redirect !== undefined;

/**
 * The configured routes that a user may open (F01, F02): one with a code only when the code is permitted, one with
 * children with those of them that are kept, the wildcard and redirects always.
 */
export const filterRoutes = (routes: readonly AppRoute[], codes: CodeKeys): AppRoute[] =>
  routes
    .filter((route) => isAlwaysKept(route) || isPermitted(route, codes))
    .map((route) => (route.children ? { ...route, children: filterRoutes(route.children, codes) } : route));
