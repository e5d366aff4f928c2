import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

const root = import.meta.dirname;

/** Names of the remotes: the folders of `remotes/` with a manifest and an app. */
export const findRemotes = (): string[] =>
  readdirSync(path.join(root, 'remotes'))
    .filter((name) =>
      ['manifest.ts', 'app.tsx'].every((file) => existsSync(path.join(root, 'remotes', name, file))),
    )
    .sort();

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

const versionOf = (library: string): string => {
  const name = library.startsWith('@') ? library.split('/').slice(0, 2).join('/') : library.split('/')[0];
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name ?? '', 'package.json'), 'utf8'))
    .version;
};

const sharedOf = (isShell: boolean, isDevelopment: boolean) =>
  Object.fromEntries(
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

const exposesOfShell = Object.fromEntries(
  ['session', 'request', 'header', 'ui', 'kit', 'permissions'].map((door) => [
    `./${door}`,
    `./exposes/${door}.ts`,
  ]),
);

/** The runtime of the federation resolves to CommonJS by default, which cannot be shaken: it would be twice as big. */
const runtimeAlias = {
  '@module-federation/runtime': path.join(root, 'node_modules/@module-federation/runtime/dist/bundler.js'),
};
const useRuntimeModules = () =>
  new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (request) => {
    request.request = request.request.replace(/index\.cjs$/, 'bundler.js');
  });

const federation = (name: string, isShell: boolean, isDevelopment: boolean) =>
  new ModuleFederationPlugin({
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

/** What every page loads: the start of the shell and the doors that even the login page opens. */
const startChunks = [
  'bootstrap',
  ...['session', 'request', 'ui'].map((door) => `__federation_expose_${door}`),
];

/** All of that stands in one file, so that doors that need the same modules do not carry copies. */
const startChunk: NonNullable<Exclude<Configuration['optimization'], undefined>['splitChunks']> = {
  chunks: 'all',
  cacheGroups: {
    // Every page needs all of these; in one file none of them comes twice.
    libraries: {
      name: 'libraries',
      enforce: true,
      priority: 30,
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat)[\\/]/,
    },
    start: {
      name: 'start',
      enforce: true,
      priority: 20,
      chunks: (chunk) => chunk.name === 'bootstrap' || (chunk.name ?? '').startsWith('__federation_expose_'),
      test: (module, { chunkGraph }) =>
        chunkGraph.getModuleChunks(module).some((chunk) => startChunks.includes(chunk.name ?? '')),
    },
  },
};

/**
 * Browsers remember by its address that a module failed to load, so a further try asks under another one. The runtimes of shell
 * and remotes load their chunks so.
 */
const freshAddresses = (compiler: Compiler): void =>
  compiler.hooks.compilation.tap('fresh-addresses', (compilation) =>
    compilation.hooks.runtimeModule.tap('fresh-addresses', (module) => {
      const code = module.source?.source.toString();
      if (!module.source || !code?.includes('import("./"')) return;
      const fresh = code
        .replace(
          /__webpack_require__\.u\(chunkId\)(?=\))/,
          '$& + (failures[chunkId] ? "?retry=" + failures[chunkId] : "")',
        )
        .replace(/moduleInstalledChunks\[chunkId\] = undefined;/, '{ $& failures[chunkId] = Date.now(); }');
      if (!fresh.includes('?retry=') || !fresh.includes('Date.now()'))
        throw new Error('the loader of chunks has changed');
      module.source.source = Buffer.from(`var failures = {};\n${fresh}`);
    }),
  );

export interface BundleOptions {
  /** Folder that receives one folder of files per bundle. */
  outputDirectory: string;
  /** Development server: names without hashes, hot reload, source maps. Default false. */
  development?: boolean;
  /** Extra plugins of a bundle. */
  plugins?: NonNullable<Configuration['plugins']>;
}

/** The compiler configuration of the shell or of one remote. */
export const createBundle = (name: string, options: BundleOptions): Configuration => {
  const { outputDirectory, development = false, plugins = [] } = options;
  const isShell = name === 'shell';
  const context = isShell ? path.join(root, 'shell') : path.join(root, 'remotes', name);
  const filename = development ? '[name].js' : '[name].[contenthash:8].js';
  return {
    name,
    context,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    entry: isShell ? { main: './index.ts' } : {},
    output: {
      path: path.join(outputDirectory, name),
      publicPath: `/assets/${name}/`,
      uniqueName: name,
      clean: false,
      filename,
      chunkFilename: filename,
      assetModuleFilename: development ? '[name][ext]' : '[name].[contenthash:8][ext]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      // A module that threw is not kept half made, so that a second try of an app starts afresh.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...runtimeAlias,
        // Every message is parsed by the build, see scripts/build/messages-loader.ts.
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        // A list of all CSS properties, which the browser has.
        '@pandacss/is-valid-prop$': path.join(root, 'shell/theme/is-css-property.ts'),
        // Emotion would copy statics of classes that `withTheme` wraps; nothing here uses that.
        'hoist-non-react-statics$': false,
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          type: 'javascript/auto',
          // No module of ours works by being imported alone, so unused ones may go.
          sideEffects: false,
          use: {
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic', development, refresh: development } },
              },
            },
          },
        },
        // Guides for integrators, which the developer centre shows.
        { test: /\.md$/, type: 'asset/source' },
        {
          test: /[\\/]shared[\\/]contracts[\\/]calls[\\/][^\\/]+\.ts$/,
          enforce: 'pre',
          use: path.join(root, 'scripts/build/calls-loader.ts'),
        },
        {
          test: /[\\/]messages[\\/][^\\/]+\.json$/,
          type: 'json',
          use: path.join(root, 'scripts/build/messages-loader.ts'),
        },
      ],
    },
    optimization: {
      // A second look shortens what the first one has left over.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            compress: { ecma: 2022, passes: 3 },
            format: { ecma: 2022, comments: false },
          },
        }),
      ],
      runtimeChunk: isShell ? 'single' : false,
      chunkIds: development ? 'named' : 'deterministic',
      ...(isShell ? { splitChunks: startChunk } : {}),
    },
    performance: false,
    lazyCompilation: false,
    cache: development
      ? true
      : {
          type: 'persistent',
          buildDependencies: [
            path.join(root, 'rspack.config.ts'),
            path.join(root, 'package-lock.json'),
            path.join(root, 'scripts/build/calls-loader.ts'),
            path.join(root, 'scripts/build/leave-out-facts.ts'),
            path.join(root, 'scripts/build/messages-loader.ts'),
            path.join(root, 'scripts/build/compile-messages.ts'),
          ],
          storage: { type: 'filesystem', directory: path.join(root, '.cache/rspack') },
        },
    plugins: [federation(name, isShell, development), useRuntimeModules(), freshAddresses, ...plugins],
  };
};
