/** The users of a unit, as its administrator manages them. */
export type { PeopleAudit, PeopleDeps } from './people-deps.ts';
export { createPeopleRoutes } from './people-routes.ts';
