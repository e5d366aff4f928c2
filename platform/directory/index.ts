/** The directory of a school (LDAP): it keeps passwords of people, and says who they are. */
export type { DirectorySettings } from './directory-settings.ts';
export { type Directory, openDirectory } from './open-directory.ts';
export { createPasswordKeeper } from './password-keeper.ts';
export { readDirectory } from './read-directory.ts';
export { releasePeople } from './release-people.ts';
export { countsOf, syncDaily } from './sync/sync-daily.ts';
export { type SyncOrder, type SyncResult, syncPeople } from './sync/sync-people.ts';
