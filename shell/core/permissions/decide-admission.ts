import type { AccessData } from '#shared/app-access';
import { findRoute, isForeignVariant, isInMenu, needsMenu, type PageAddress } from '#shared/app-access';
import type { ApplicationConfig, AppRoute, RegistryEntry, UserType } from '#shared/contracts';
import { filterRoutes } from './filter-routes.ts';
import { matchRoute, notFoundRoute } from './match-route.ts';
import type { Permissions } from './permissions-query.ts';

export interface AdmissionInput {
  address: PageAddress;
  userType: UserType;
  audience: RegistryEntry['audience'];
  config: Pick<ApplicationConfig, 'authority' | 'router' | 'routerType' | 'routerConf' | 'routerPrePath'>;
  rules: AccessData['rules'];
  /** What the user may do in the app; undefined where nobody has said so yet. */
  permissions: Permissions | undefined;
}

/** `ask`: undecided until the permissions are there. */
export type Admission = 'open' | 'ask' | 'not-found' | 'no-permission';

/**
 * Decides what opens inside a page (F05, F06, F08). First, the app has to be for users of the kind. Then the menu has
 * to lead there. Then the route has to be among the configured ones that are permitted. In asynchronous mode those are
 * known once the permissions are.
 */
export function decideAdmission(input: AdmissionInput): Admission {
  const { address, userType, config, rules, permissions } = input;
  if (isForOthers(input)) return 'no-permission';
  const isGated = config.authority && needsMenu(address.path, userType, rules);
  const configured = configuredRoutes(config);
  const isAsync = configured !== undefined && config.routerType === 'async';
  if ((isGated || isAsync) && !permissions) return 'ask';
  const { dyMenu = [], codeKeys = {} } = permissions ?? {};
  if (isGated && !isInMenu(address, userType, dyMenu, rules)) return 'not-found';
  if (!configured) return 'open';
  const kept = filterRoutes(configured, codeKeys);
  const routes = kept.length > 0 ? kept : [notFoundRoute];
  const route = matchRoute(routes, findRoute(address) ?? '/', config.routerPrePath);
  return route === notFoundRoute ? 'not-found' : 'open';
}

function isForOthers({ address, userType, audience: { userTypes } }: AdmissionInput): boolean {
  return isForeignVariant(address.path, userType) || (userTypes.length > 0 && !userTypes.includes(userType));
}

/** Routes that are kept by the portal; undefined where the app has none, or keeps them itself. */
function configuredRoutes({ router, routerConf }: AdmissionInput['config']): AppRoute[] | undefined {
  return router ? routerConf : undefined;
}
