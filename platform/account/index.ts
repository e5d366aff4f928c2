/** The safety of accounts: sessions, audit trail, passwords. */
export type { AccountDeps } from './account-deps.ts';
export { createAccountRoutes } from './account-routes.ts';
export { keepPicture } from './keep-picture.ts';
export { requirePicture } from './profile-picture.ts';
