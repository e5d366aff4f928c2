import { appPagePath, serverIdOf, variantFor } from '#shared/contracts';
import { navigate } from '../../core/navigation/index.ts';
import { getRegistry } from '../../core/registry/index.ts';
import { findUser } from '../../core/session/index.ts';

/**
 * Opens another app of the user.
 * @param code of the app
 * @param route hash path inside it, such as `/notes/12`. Default its first page
 * @returns false where the user has no such app, or stays because of unsaved work
 */
export async function openApp(code: string, route = ''): Promise<boolean> {
  const entry = getRegistry().find((each) => each.code === code);
  const user = findUser();
  if (!entry || !user) return false;
  const address =
    entry.paths[0] ??
    appPagePath({ root: 'pages', serverId: serverIdOf(entry), code, variant: variantFor(user.userType) });
  return navigate(`${address}${route ? `#${route.startsWith('/') ? route : `/${route}`}` : ''}`);
}
