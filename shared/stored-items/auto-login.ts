import { itemNames } from './item-names.ts';
import { findItem, keepItem } from './items.ts';
import { forgetCredential, isRemembered } from './remembered.ts';

/** From this many attempts on, no browser signs in by itself (B06). */
const maxAttempts = 4;

export function hasLoggedOut(): boolean {
  return findItem(itemNames.loggedOut) === 'logout';
}

/** Whether a remembered browser signs in by itself, as long as attempts are left (B06). */
export function mayAutoLogin(): boolean {
  return isRemembered() && !hasLoggedOut() && (findItem(itemNames.autoLogin) ?? 'autoLogin') === 'autoLogin';
}

/**
 * Counts an attempt before it is made, so that one that never ends counts too.
 * @returns false when four were made already: then the user counts as signed out, and the counter begins anew
 */
export function beginAutoLogin(): boolean {
  const attempts = countAttempts();
  if (attempts >= maxAttempts) {
    markLoggedOut();
    return false;
  }
  keepAttempts(attempts + 1);
  return true;
}

/** Somebody is signed in: nothing of earlier failures or sign-outs counts any more. */
export function clearLoginFlags(): void {
  keepItem(itemNames.loggedOut, undefined);
  keepItem(itemNames.attempts, undefined);
}

/**
 * What came of an automatic sign-in. Without an answer the attempt does not count (D-16); the fourth refusal marks
 * the user as signed out, clears the counter and forgets the credential (D-04).
 */
export function endAutoLogin(outcome: 'signed-in' | 'refused' | 'no-answer'): void {
  if (outcome === 'signed-in') clearLoginFlags();
  else if (outcome === 'no-answer') keepAttempts(countAttempts() - 1);
  else if (countAttempts() >= maxAttempts) {
    markLoggedOut();
    forgetCredential();
  }
}

function countAttempts(): number {
  return Number(findItem(itemNames.attempts)) || 0;
}

function markLoggedOut(): void {
  keepAttempts(0);
  keepItem(itemNames.loggedOut, 'logout');
}

function keepAttempts(count: number): void {
  keepItem(itemNames.attempts, count > 0 ? String(count) : undefined);
}
