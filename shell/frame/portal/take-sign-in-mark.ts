import { signInMark } from '../../core/session/index.ts';

/** A page that comes later than this is not the next one. */
const freshMs = 60_000;

/** Whether somebody has just signed in on the page before. The answer is given once. */
export function takeSignInMark(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(signInMark) ?? Number.NaN);
    sessionStorage.removeItem(signInMark);
    return age >= 0 && age < freshMs;
  } catch {
    return false;
  }
}
