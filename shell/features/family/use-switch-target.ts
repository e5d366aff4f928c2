import { pagePaths } from '#shared/contracts';
import { usePage } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { iconPath, isDesktop, useAppIcons } from '../app-icons/index.ts';
import { allowsBoth } from './allows-both.ts';
import type { Identity } from './use-identities.ts';

/**
 * Where an identity goes on from the open page: from the desktop to hers, from an app for both to her variant of it.
 * Undefined where the page is not for both, so that nothing is to be switched here (L02).
 */
export function useSwitchTarget(): ((identity: Identity) => string) | undefined {
  const user = useUser();
  const { path } = usePage();
  const { data = [] } = useAppIcons();
  if (isDesktop(path)) return () => pagePaths.desktop;
  const app = data
    .flatMap((group) => group.iconVMs)
    .find((icon) => iconPath(icon, user).split('#')[0] === path);
  if (!app || !allowsBoth(app)) return undefined;
  return ({ userType }) => iconPath(app, { ...user, userType });
}
