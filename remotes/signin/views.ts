import type { ComponentType } from 'react';
import { pagePaths } from '#shared/contracts';
import { lazyPage } from './frame/lazy-page.tsx';
import type { Place } from './later-pages.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const later = new Map<string, ComponentType>();

/** Only the first form comes with the app; every other page, and the table of them, is a download of its own. */
export function getView(place: Place): ComponentType {
  const { path, reason } = place;
  if (path === pagePaths.login && reason !== 'login_loop') return SignInPage;
  const key = `${path} ${reason}`;
  const View =
    later.get(key) ??
    lazyPage(async (language) => (await import('./later-pages.ts')).loadLaterPage(place, language));
  later.set(key, View);
  return View;
}
