import { answer, type Route } from '#platform/http';
import { areaSchools } from '#shared/contracts';
import { type AreaDeps, listSchools } from './list-schools.ts';

/** What the home of a bureau's administrators shows. */
export function createAreaRoutes(deps: AreaDeps): Route[] {
  return [answer(areaSchools, ({ principal }) => listSchools(deps, principal))];
}
