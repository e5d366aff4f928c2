import { type AppPage, findAppPage, serverIdOf } from '#shared/contracts';
import { findEntryByPath, useRegistry } from '../../core/registry/index.ts';
import { isDevelopmentOf } from '../startup/index.ts';

/** What is checked of an app: its service, and its front end under a root. */
export interface CheckedApp extends Pick<AppPage, 'root' | 'serverId' | 'code'> {
  /** Name of its service in the version calls. */
  versionName: string;
  /** No version is asked for. */
  isNoServer: boolean;
  /** The checks of development warn only. An app in a development portal may ask for those of production (`nodeEnv`). */
  isDevelopment: boolean;
}

/**
 * The app of an address, with the service that its manifest names. Undefined where no app opens, so that nothing is said of an
 * app that the school does not have; on desktops, and on other pages that are the same for everybody.
 */
export function useCheckedApp(path: string): CheckedApp | undefined {
  useRegistry();
  const page = findAppPage(path);
  const entry = findEntryByPath(path);
  if (!page || !entry || page.variant === 'all') return undefined;
  const { root, code } = page;
  const { config = {} } = entry;
  const { versionName, isNoServer = false } = config;
  return {
    root,
    // An exact address stands in the manifest with its service.
    serverId: entry.paths.includes(path) ? page.serverId : serverIdOf(entry),
    code,
    versionName: versionName || code,
    isNoServer,
    isDevelopment: isDevelopmentOf(config),
  };
}
