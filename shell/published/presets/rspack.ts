import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { fileHashLength } from '#shared/file-hash';
import { type AppConfig, readAppConfig } from './app-config.ts';
import { federationAliases, namedRuntime } from './federation-runtime.ts';
import { appFederation } from './rspack-federation.ts';
import { ManifestPlugin } from './rspack-manifest-plugin.ts';
import { sameBytes } from './same-bytes.ts';
import { catalogueFile } from './shell-parts.ts';

export interface DefineAppOptions {
  /** Folder of the app, with `portal.config.json` and `src/app.tsx`. Default the current folder. */
  folder?: string | undefined;
  /** Names without hashes, and source maps. Default only where `NODE_ENV` is `development`. */
  development?: boolean | undefined;
  /** Folder for what is built. Default `dist` of the app. */
  outputDirectory?: string | undefined;
}

/**
 * The configuration by which rspack builds an app for the portal.
 * @throws Error where `portal.config.json` is missing or wrong, with a line for each field
 */
export async function defineApp(options: DefineAppOptions = {}): Promise<Configuration> {
  const {
    folder = process.cwd(),
    development = process.env.NODE_ENV === 'development',
    outputDirectory = path.join(folder, 'dist'),
  } = options;
  const config = await readAppConfig(folder);
  const filename = development ? '[name].js' : `[name].[contenthash:${fileHashLength}].js`;
  return {
    name: config.name,
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    entry: {},
    output: {
      path: outputDirectory,
      // Relative to the script itself: the portal decides where the files of a release lie.
      publicPath: 'auto',
      uniqueName: config.name,
      clean: true,
      filename,
      chunkFilename: development ? filename : `[id].[contenthash:${fileHashLength}].js`,
      assetModuleFilename: development ? '[name][ext]' : `[name].[contenthash:${fileHashLength}][ext]`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      // A module that threw is not kept half made, so that a second try of the app starts afresh.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'], alias: federationAliases(folder) },
    module: { rules: createRules() },
    optimization: { runtimeChunk: false, chunkIds: development ? 'named' : 'deterministic' },
    performance: false,
    lazyCompilation: false,
    plugins: createPlugins(config, folder),
  };
}

function createRules(): NonNullable<NonNullable<Configuration['module']>['rules']> {
  // As in production: the shell of a portal has neither the runtime nor the React that development would need.
  const transform = { react: { runtime: 'automatic', development: false } } as const;
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      use: {
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform } },
      },
    },
    { test: catalogueFile, exclude: /node_modules/, type: 'json', use: siblingFile('messages-loader') },
    { test: /\.(?:svg|png|webp|woff2)$/, type: 'asset/resource' },
  ];
}

function createPlugins(config: AppConfig, folder: string): RspackPluginInstance[] {
  const pictures = path.join(folder, 'public');
  return [
    appFederation(config.name, folder),
    namedRuntime(),
    { apply: sameBytes },
    ...(existsSync(pictures) ? [new rspack.CopyRspackPlugin({ patterns: [{ from: pictures }] })] : []),
    new ManifestPlugin(config),
  ];
}

/** A module beside this one, which is JavaScript once it is published. */
function siblingFile(name: string): string {
  return path.join(import.meta.dirname, name + path.extname(import.meta.filename));
}
