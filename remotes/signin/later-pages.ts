import { authorizeSegment, findAppPage, isBindPath, type Language, pagePaths } from '#shared/contracts';
import { loadAuthorizePage } from './authorize/load.ts';
import { loadBindPage } from './bind/load.ts';
import { loadConsentPage } from './consent/load.ts';
import { loadForgotPasswordPage } from './forgot-password/load.ts';
import type { LoadedPage } from './frame/lazy-page.tsx';
import { loadLoginLoopPage } from './login-loop/load.ts';
import { manifest } from './manifest.ts';
import { loadReloginPage } from './relogin/load.ts';
import { loadScanPage } from './scan/load.ts';
import { scanPath } from './scan/scan-address.ts';
import { loadUnknownPage } from './unknown/load.ts';

/** Where in this app the visitor is. */
export interface Place {
  path: string;
  /** `reason` of the query: why the visitor was sent here. */
  reason: string | null;
}

interface LaterPage {
  isAt: (place: Place) => boolean;
  load: (language: Language) => Promise<LoadedPage>;
}

/** The pages of this app beside the first form; the first that is at the place is shown. The addresses stand in the manifest too. */
const pages: readonly LaterPage[] = [
  // One per line, in the order in which they are asked.
  { isAt: ({ path }) => path === pagePaths.login, load: loadLoginLoopPage },
  { isAt: ({ path }) => path === '/forgetPassword', load: loadForgotPasswordPage },
  { isAt: ({ path }) => path === '/needtologinpagerelogin', load: loadReloginPage },
  { isAt: ({ path }) => path === scanPath, load: loadScanPage },
  { isAt: ({ path }) => isBindPath(path), load: loadBindPage },
  { isAt: ({ path }) => path === '/consent', load: loadConsentPage },
  { isAt: ({ path }) => isAuthorizePath(path), load: loadAuthorizePage },
];

export function loadLaterPage(place: Place, language: Language): Promise<LoadedPage> {
  return (pages.find(({ isAt }) => isAt(place))?.load ?? loadUnknownPage)(language);
}

/** By a segment, or at an old address that the deployment lists: then it is none that the manifest knows. */
function isAuthorizePath(path: string): boolean {
  return path.split('/').includes(authorizeSegment) || !(manifest.paths.includes(path) || findAppPage(path));
}
