import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { CommandFailure } from '../command-failure.ts';
import { importFromProject } from '../project/import-from-project.ts';

export interface WatchedBuild {
  /** Folder of the built files. */
  readonly folder: string;
  close(): Promise<void>;
}

/** What a build has come to: an error as the bundler says it, or nothing. */
export type OnBuilt = (error: string | undefined) => void;

type Rspack = typeof import('@rspack/core');

interface ViteWatcher {
  on(event: 'event', listener: (event: { code: string; error?: Error }) => void): void;
  close(): Promise<void>;
}
interface Vite {
  build(options: object): Promise<ViteWatcher>;
  resolveConfig(
    options: object,
    command: string,
    mode: string,
  ): Promise<{ root: string; build: { outDir: string } }>;
}

const endings = ['js', 'mjs', 'ts', 'mts'];

/** Builds an app for development, and again after each change of its files. @throws CommandFailure without a configuration */
export async function watchBuild(folder: string, onBuilt: OnBuilt): Promise<WatchedBuild> {
  process.env.NODE_ENV = 'development';
  const vite = findConfig(folder, 'vite');
  if (vite) return watchByVite(folder, vite, onBuilt);
  const rspack = findConfig(folder, 'rspack');
  if (rspack) return watchByRspack(folder, rspack, onBuilt);
  throw new CommandFailure(`${folder} has neither rspack.config.js nor vite.config.js.`, {
    advice: 'Make a new app with "npx portal create <code>" and copy the file from there.',
  });
}

function findConfig(folder: string, bundler: 'rspack' | 'vite'): string | undefined {
  return endings
    .map((ending) => path.join(folder, `${bundler}.config.${ending}`))
    .find((file) => existsSync(file));
}

async function watchByRspack(folder: string, file: string, onBuilt: OnBuilt): Promise<WatchedBuild> {
  const { rspack } = await importFromProject<Rspack>(folder, '@rspack/core');
  const config: { default: Configuration } = await import(pathToFileURL(file).href);
  const compiler = rspack(await config.default);
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const errors = stats?.hasErrors()
      ? stats.toString({ all: false, errors: true, colors: false })
      : undefined;
    onBuilt(error ? String(error) : errors);
  });
  return {
    folder: compiler.outputPath,
    close: () =>
      new Promise((resolve) => {
        if (watching) watching.close(() => compiler.close(() => resolve()));
        else resolve();
      }),
  };
}

async function watchByVite(folder: string, configFile: string, onBuilt: OnBuilt): Promise<WatchedBuild> {
  const { build, resolveConfig } = await importFromProject<Vite>(folder, 'vite');
  const options = { root: folder, configFile, mode: 'development', logLevel: 'warn' };
  const resolved = await resolveConfig(options, 'build', 'development');
  const watcher = await build({ ...options, build: { watch: {} } });
  watcher.on('event', ({ code, error }) => {
    if (code === 'END') onBuilt(undefined);
    if (code === 'ERROR') onBuilt(error?.message ?? 'the build failed');
  });
  return { folder: path.resolve(resolved.root, resolved.build.outDir), close: () => watcher.close() };
}
