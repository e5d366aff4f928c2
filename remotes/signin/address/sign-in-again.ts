import { pagePaths } from '#shared/contracts';

/** The sign-in form for who is signed in already, and back to an address of the portal afterwards. */
export function signInAgainPath(returnTo: string): string {
  return `${pagePaths.login}?${new URLSearchParams({ redirect_uri: returnTo, again: '1' })}`;
}

/** Whether the form is asked for although somebody is signed in. */
export function isSignInAgain(search: string): boolean {
  return new URLSearchParams(search).get('again') === '1';
}
