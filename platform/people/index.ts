/** The users of a unit, as its administrator manages them. */
export { refuseTakenLoginName } from './change-person.ts';
export { notifyOldContacts } from './changed-contact.ts';
export { createFirstPassword } from './first-password.ts';
export { insertAccounts, type NewAccount } from './insert-accounts.ts';
export { insertAdministrator } from './insert-administrator.ts';
export { notifyOwner } from './notify-owner.ts';
export type { PeopleAudit, PeopleDeps } from './people-deps.ts';
export { createPeopleRoutes } from './people-routes.ts';
export { fieldColumns as personColumns } from './people-store.ts';
export { personalRows } from './personal-rows.ts';
export { purgePeople } from './purge-people.ts';
