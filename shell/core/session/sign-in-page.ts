import { pagePaths } from '#shared/contracts';

/** Address of the login page that comes back to `here` (B16). */
export function signInPage(here: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const returnTo = `${here.pathname}${here.search}${here.hash}`;
  if (here.pathname === pagePaths.login || returnTo === '/') return pagePaths.login;
  return `${pagePaths.login}?${new URLSearchParams({ redirect_uri: returnTo })}`;
}

/** Leaves for the login page with a full load, so that nothing of the old session stays in memory. */
export function goToSignIn(): void {
  location.replace(signInPage(location));
}
