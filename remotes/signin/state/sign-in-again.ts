import { pagePaths } from '#shared/contracts';

/** The sign-in form for who is signed in already, and back to an address of the portal afterwards. */
export const signInAgainPath = (returnTo: string): string =>
  `${pagePaths.login}?${new URLSearchParams({ redirect_uri: returnTo, again: '1' })}`;

/** Whether the form is asked for although somebody is signed in. */
export const isSignInAgain = (search: string): boolean => new URLSearchParams(search).get('again') === '1';
