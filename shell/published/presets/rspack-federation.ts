import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RspackPluginInstance } from '@rspack/core';
import { findVersion } from './find-package.ts';
import { appGroup, sharedLibraries, shellEntry } from './shell-parts.ts';

/** What an app exposes, what it takes from the shell, and the libraries of which it brings no copy. */
export function appFederation(name: string, folder: string): RspackPluginInstance {
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    manifest: false,
    dts: false,
    dev: false,
    library: { type: 'module' },
    remoteType: 'module',
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(sharedLibraries.map((library) => [library, ofShell(library, folder)])),
    // The shell has the runtime; the entry carries none.
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    exposes: { './app': { import: './src/app.tsx', name: appGroup } },
    remotes: { shell: shellEntry },
  });
}

function ofShell(library: string, folder: string) {
  const version = findVersion(packageOf(library), folder);
  const [major] = version?.split('.') ?? [];
  return {
    singleton: true,
    import: false as const,
    requiredVersion: major === undefined ? (false as const) : `^${major}.0.0`,
  };
}

function packageOf(library: string): string {
  return library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');
}
