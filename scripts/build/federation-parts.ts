import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { findVersion, getPackage } from '../../shell/published/presets/find-package.ts';

/** The parts were written for this version of the library: its files import from each other what these parts have. */
const version = '2.9.2';

/** Files of the packages `@module-federation/…`, and the parts in their places (ADR 156). */
const places: Readonly<Record<string, string>> = {
  'error-codes/dist/browser.mjs': 'error-codes.ts',
  'error-codes/dist/index.mjs': 'error-codes.ts',
  'inject-external-runtime-core-plugin/dist/index.js': 'publish-core.ts',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshots.ts',
  'runtime-core/dist/utils/context.js': 'context.ts',
  'runtime-core/dist/utils/load.js': 'load-entry.ts',
  'runtime-core/dist/utils/preload.js': 'preload.ts',
  'runtime-core/dist/utils/semver/index.js': 'satisfy.ts',
  'runtime/dist/bundler.js': 'runtime.ts',
  'sdk/dist/index.js': 'sdk.ts',
  'webpack-bundler-runtime/dist/error-codes/dist/getShortErrorMsg.js': 'error-codes.ts',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'bundler-runtime.ts',
  'webpack-bundler-runtime/dist/init.js': 'bundler-runtime.ts',
  'webpack-bundler-runtime/dist/installInitialConsumes.js': 'bundler-runtime.ts',
  'webpack-bundler-runtime/dist/updateOptions.js': 'bundler-runtime.ts',
};

/** The shell imports from no remote. */
const placesInShell: Readonly<Record<string, string>> = {
  'webpack-bundler-runtime/dist/remotes.js': 'remotes.ts',
};

/**
 * Puts small parts in the place of what the federation's runtime does for pages unlike ours. Names that a part lacks stop the build.
 * @param root folder of the project, absolute
 * @throws Error when the library is another version, or when its files lie elsewhere
 */
export function federationParts(root: string, isShell: boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isShell ? { ...places, ...placesInShell } : places).flatMap(([place, part]) => {
      const file = findFile(root, place);
      const own = path.join(import.meta.dirname, 'federation-parts', part);
      // Files of the library find each other where they really are, which need not be below the project.
      return [...new Set([file, realpathSync(file)])].map((address) => [address, own]);
    }),
  );
}

/** Stops a build in which a file of the library came back. */
export function checkFederationParts(parts: Readonly<Record<string, string>>): (compiler: Compiler) => void {
  return (compiler) =>
    compiler.hooks.compilation.tap('federation-parts', (compilation) =>
      compilation.hooks.finishModules.tap('federation-parts', (modules) => {
        for (const module of modules) {
          if ('resource' in module && typeof module.resource === 'string' && module.resource in parts)
            throw new Error(`${module.resource} is bundled, though there is a part for it`);
        }
      }),
    );
}

function findFile(root: string, place: string): string {
  const [name = '', ...rest] = place.split('/');
  const library = `@module-federation/${name}`;
  const installed = findVersion(library, root);
  if (installed !== version)
    throw new Error(
      `${library} is ${installed}; read anew what scripts/build/federation-parts.ts puts in its place`,
    );
  const file = path.join(getPackage(library, root), ...rest);
  if (!existsSync(file))
    throw new Error(`${file} is gone, and scripts/build/federation-parts.ts has a part for it`);
  return file;
}
