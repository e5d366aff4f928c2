import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { catalogueQuery } from './scripts/build/catalogues.ts';
import { federation } from './scripts/build/federation.ts';
import { checkFederationParts, federationParts } from './scripts/build/federation-parts.ts';
import { freshAddresses } from './scripts/build/fresh-addresses.ts';
import { moduleIds } from './scripts/build/module-ids.ts';
import { shellChunks } from './scripts/build/shell-chunks.ts';
import { fileHashLength } from './shared/file-hash/index.ts';
import { federationAliases, namedRuntime } from './shell/published/presets/federation-runtime.ts';
import { sameBytes } from './shell/published/presets/same-bytes.ts';

const root = import.meta.dirname;

/** Names of the remotes: the folders of `remotes/` with a manifest and an app. */
export function findRemotes(): string[] {
  return readdirSync(path.join(root, 'remotes'))
    .filter((name) =>
      ['manifest.ts', 'app.tsx'].every((file) => existsSync(path.join(root, 'remotes', name, file))),
    )
    .sort();
}

/** Marks the address of a worker, which is a script of its own. */
const workerQuery = /^\?worker$/;

/** Marks the document of all calls. */
const apiQuery = /^\?api$/;

/** Marks the text of a source, which is shown. */
const textQuery = /^\?raw$/;

export interface BundleOptions {
  /** Folder that receives one folder of files per bundle. */
  outputDirectory: string;
  /** Development server: names without hashes, hot reload, source maps. Default false. */
  development?: boolean;
  /** Extra plugins of a bundle. */
  plugins?: NonNullable<Configuration['plugins']>;
}

/** The compiler configuration of the shell or of one remote. */
export function createBundle(name: string, options: BundleOptions): Configuration {
  const { outputDirectory, development = false, plugins = [] } = options;
  const isShell = name === 'shell';
  const context = isShell ? path.join(root, 'shell') : path.join(root, 'remotes', name);
  const hash = `[contenthash:${fileHashLength}]`;
  const filename = development ? '[name].js' : `[name].${hash}.js`;
  const parts = federationParts(root, isShell);
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
      // By number: the runtime would carry every name to the login page.
      chunkFilename: development ? filename : `[id].${hash}.js`,
      assetModuleFilename: development ? '[name][ext]' : `[name].${hash}[ext]`,
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
        ...federationAliases(root),
        ...parts,
        // Every message is parsed by the build, see scripts/build/messages-loader.ts.
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        // A list of all CSS properties, which the browser has.
        '@pandacss/is-valid-prop$': path.join(root, 'shell/kit/theme/is-css-property.ts'),
        // Emotion would copy statics of classes that `withTheme` wraps; nothing here uses that.
        'hoist-non-react-statics$': false,
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          resourceQuery: { not: [workerQuery, textQuery] },
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
        {
          resourceQuery: workerQuery,
          type: 'asset/resource',
          generator: { filename },
          use: path.join(root, 'scripts/build/worker-loader.ts'),
        },
        { resourceQuery: textQuery, type: 'asset/source' },
        // What the gallery says of components.
        {
          test: /\.json$/,
          resourceQuery: /^\?props$/,
          type: 'json',
          use: path.join(root, 'scripts/build/props-loader.ts'),
        },
        // The calls of the portal, for the developer centre.
        {
          test: /[\\/]package\.json$/,
          resourceQuery: apiQuery,
          type: 'asset/resource',
          generator: { filename: development ? 'openapi.json' : `openapi.${hash}.json` },
          use: path.join(root, 'scripts/build/api-document-loader.ts'),
        },
        // Guides for integrators, which the developer centre shows.
        { test: /\.md$/, type: 'json', use: path.join(root, 'scripts/build/guide-loader.ts') },
        {
          test: /[\\/]shared[\\/](?:contracts[\\/]calls[\\/][^\\/]+|language[\\/]languages)\.ts$/,
          enforce: 'pre',
          use: path.join(root, 'scripts/build/calls-loader.ts'),
        },
        {
          test: /[\\/]messages[\\/][^\\/]+\.json$/,
          resourceQuery: catalogueQuery,
          type: 'javascript/auto',
          sideEffects: false,
          use: path.join(root, 'scripts/build/catalogues-loader.ts'),
        },
        {
          test: /[\\/]messages[\\/][^\\/]+\.json$/,
          resourceQuery: { not: catalogueQuery },
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
            compress: { ecma: 2022, passes: 4 },
            format: { ecma: 2022, comments: false },
          },
        }),
      ],
      runtimeChunk: isShell ? 'single' : false,
      // Those of the shell have the folder in what they are named by.
      chunkIds: development ? 'named' : isShell ? 'natural' : 'deterministic',
      moduleIds: development ? 'named' : false,
      // Only files of one build import these names from each other, so the shortest will do.
      mangleExports: development ? false : 'size',
      ...(isShell ? { splitChunks: shellChunks } : {}),
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
            path.join(root, 'scripts/build/bundle-worker.ts'),
            path.join(root, 'scripts/build/catalogues.ts'),
            path.join(root, 'scripts/build/catalogues-loader.ts'),
            path.join(root, 'scripts/build/federation.ts'),
            path.join(root, 'scripts/build/federation-parts.ts'),
            path.join(root, 'scripts/build/fresh-addresses.ts'),
            path.join(root, 'scripts/build/guide-blocks.ts'),
            path.join(root, 'scripts/build/guide-loader.ts'),
            path.join(root, 'scripts/build/leave-out-server-fields.ts'),
            path.join(root, 'scripts/build/messages-loader.ts'),
            path.join(root, 'scripts/build/module-ids.ts'),
            path.join(root, 'scripts/build/props-loader.ts'),
            path.join(root, 'scripts/build/props/read-doors.ts'),
            path.join(root, 'scripts/build/shell-chunks.ts'),
            path.join(root, 'shared/compiled-messages/compile-messages.ts'),
            path.join(root, 'shell/published/presets/federation-runtime.ts'),
            path.join(root, 'shell/published/presets/same-bytes.ts'),
            path.join(root, 'scripts/build/worker-loader.ts'),
          ],
          storage: { type: 'filesystem', directory: path.join(root, '.cache/rspack') },
        },
    plugins: [
      federation(name, isShell, development),
      namedRuntime(),
      checkFederationParts(parts),
      freshAddresses,
      sameBytes,
      ...(development ? [] : [withoutDeveloperTools, moduleIds(root)]),
      ...plugins,
    ],
  };
}

/** React's developer tools work in development only: what they need in React weighs more than the login page can spare. */
const withoutDeveloperTools = new rspack.DefinePlugin({ __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' });
