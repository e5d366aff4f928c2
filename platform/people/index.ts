/** The users of a unit, as its administrator manages them. */
export { createFirstPassword } from './first-password.ts';
export { insertAdministrator } from './insert-administrator.ts';
export type { PeopleAudit, PeopleDeps } from './people-deps.ts';
export { createPeopleRoutes } from './people-routes.ts';
