import { itemNames } from './item-names.ts';
import { findItem, keepItem } from './items.ts';
import { forgetCredential, isRemembered } from './remembered.ts';

/** Specification 0§9. */
const mostAttempts = 4;

const countAttempts = (): number => Number(findItem(itemNames.attempts)) || 0;
const keepAttempts = (count: number): void =>
  keepItem(itemNames.attempts, count > 0 ? String(count) : undefined);

export const hasLoggedOut = (): boolean => findItem(itemNames.loggedOut) === 'logout';

/** Whether a remembered browser signs in by itself (specification 0§4). */
export const mayAutoLogin = (): boolean =>
  isRemembered() &&
  !hasLoggedOut() &&
  (findItem(itemNames.autoLogin) ?? 'autoLogin') === 'autoLogin' &&
  countAttempts() < mostAttempts;

/** Each attempt adds one before it is made, so that one that never ends counts too. */
export const beginAutoLogin = (): void => keepAttempts(countAttempts() + 1);

/** Somebody is signed in: nothing of earlier failures or sign-outs counts any more. */
export const clearLoginFlags = (): void => {
  keepItem(itemNames.loggedOut, undefined);
  keepItem(itemNames.attempts, undefined);
};

/**
 * What came of an automatic sign-in. Without an answer the attempt does not count (decision 16); the fourth refusal marks
 * the user as signed out, clears the counter and forgets the credential (decision 4).
 */
export const endAutoLogin = (outcome: 'signed-in' | 'refused' | 'no-answer'): void => {
  if (outcome === 'signed-in') clearLoginFlags();
  else if (outcome === 'no-answer') keepAttempts(countAttempts() - 1);
  else if (countAttempts() >= mostAttempts) {
    keepAttempts(0);
    keepItem(itemNames.loggedOut, 'logout');
    forgetCredential();
  }
};
