import { itemNames } from './item-names.ts';
import { findItem, keepItem } from './items.ts';

const { rememberFlag, rememberUser } = itemNames;

/** The user name to fill in; it outlives the remembering, so that signing in again is short. */
export function findUsername(): string | undefined {
  return findItem(rememberUser);
}

/** Whether this browser should still be able to sign in without a password. */
export function isRemembered(): boolean {
  return findItem(rememberFlag) === '1' && findUsername() !== undefined;
}

/** After a sign-in by password: keeps the user name where the box was ticked, else deletes it (B05). */
export function keepRemembered(username: string | undefined): void {
  keepItem(rememberUser, username);
  keepItem(rememberFlag, username && '1');
}

/** The browser's credential is worth nothing any more. */
export function forgetCredential(): void {
  keepItem(rememberFlag, undefined);
}

/** Older versions of such portals kept the password in a form that can be turned back: it goes, unread. */
export function dropOldPasswords(): void {
  try {
    for (const name of Object.keys(localStorage)) if (/passw|pwd|psw/i.test(name)) keepItem(name, undefined);
  } catch {
    // No storage, no password.
  }
}
