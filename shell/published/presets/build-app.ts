import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { AppManifest } from '#shared/contracts';
import { manifestFileName } from './app-manifest.ts';

/** A finished build. */
export interface BuiltApp {
  /** Folder with `portal.json` and the files that it names. */
  folder: string;
  manifest: AppManifest;
}

/**
 * Builds an app by the configuration in its folder: `vite.config.*` where there is one, else `rspack.config.*`, else the
 * preset for rspack as it is.
 * @throws Error with what the bundler says
 */
export async function buildApp(folder: string): Promise<BuiltApp> {
  const vite = findConfig(folder, 'vite');
  const output = vite ? await buildWithVite(folder, vite) : await buildWithRspack(folder);
  const text = await readFile(path.join(output, manifestFileName), 'utf8');
  // The preset wrote and checked it.
  const manifest: AppManifest = JSON.parse(text);
  return { folder: output, manifest };
}

/** The configuration file of a bundler in a folder; undefined where it has none. */
function findConfig(folder: string, bundler: 'rspack' | 'vite'): string | undefined {
  return ['js', 'mjs', 'ts', 'mts']
    .map((ending) => path.join(folder, `${bundler}.config.${ending}`))
    .find((file) => existsSync(file));
}

async function buildWithVite(folder: string, configFile: string): Promise<string> {
  const { build, resolveConfig } = await import('vite');
  const { root, build: options } = await resolveConfig(
    { root: folder, configFile },
    'build',
    'production',
    'production',
  );
  await build({ root: folder, configFile, logLevel: 'warn' });
  return path.resolve(root, options.outDir);
}

async function buildWithRspack(folder: string): Promise<string> {
  const configuration = await readRspackConfig(folder);
  const { rspack } = await import('@rspack/core');
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve(compiler.outputPath);
      });
    });
  });
}

async function readRspackConfig(folder: string): Promise<Configuration> {
  const file = findConfig(folder, 'rspack');
  if (!file) {
    const { defineApp } = await import('./rspack.ts');
    return defineApp({ folder });
  }
  const module: { default?: Configuration } = await import(pathToFileURL(file).href);
  if (typeof module.default !== 'object') throw new Error(`${path.basename(file)} exports no configuration`);
  return module.default;
}
