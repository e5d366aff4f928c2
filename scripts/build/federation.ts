import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { projectRoot } from './paths.ts';

/** Libraries that hold identity, and Luxon, which is big: one instance for shell and remotes, always the shell's. */
const singletons = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'jotai',
  '@tanstack/react-query',
  'react-intl',
  'luxon',
];

const exposesOfShell = Object.fromEntries(
  ['session', 'request', 'header', 'ui', 'kit', 'app', 'permissions', 'apps'].map((door) => [
    `./${door}`,
    `./exposes/${door}.ts`,
  ]),
);

/** What the shell exposes, what remotes consume of it, and the libraries that both share. */
export function federation(name: string, isShell: boolean, isDevelopment: boolean) {
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    manifest: true,
    dts: false,
    dev: false,
    library: { type: 'module' },
    remoteType: 'module',
    shareStrategy: 'loaded-first',
    shared: sharedOf(isShell, isDevelopment),
    experiments: { externalRuntime: !isShell, optimization: { target: 'web', disableSnapshot: true } },
    ...(isShell
      ? {
          exposes: exposesOfShell,
          runtimePlugins: ['@module-federation/inject-external-runtime-core-plugin'],
        }
      : { exposes: { './app': './app.tsx' }, remotes: { shell: '/assets/shell/remoteEntry.js' } }),
  });
}

function sharedOf(isShell: boolean, isDevelopment: boolean) {
  return Object.fromEntries(
    [...singletons, ...(isDevelopment ? ['react/jsx-dev-runtime'] : [])].map((library) => [
      library,
      {
        singleton: true,
        requiredVersion: versionOf(library),
        // A remote never brings a copy of its own: it cannot run without the shell.
        ...(isShell ? {} : { import: false as const }),
      },
    ]),
  );
}

function versionOf(library: string): string {
  const name = library.startsWith('@') ? library.split('/').slice(0, 2).join('/') : library.split('/')[0];
  return JSON.parse(readFileSync(path.join(projectRoot, 'node_modules', name ?? '', 'package.json'), 'utf8'))
    .version;
}
