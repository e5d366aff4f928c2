import { type MultiStats, rspack, type StatsCompilation } from '@rspack/core';
import { createBundle } from '../../rspack.config.ts';
import { assetsDirectory } from './paths.ts';

/** What one compiler emitted, as its statistics list it. */
export type BundleStats = StatsCompilation & { name: string };

const statsOptions = {
  all: false,
  assets: true,
  cachedAssets: true,
  chunks: true,
  chunkModules: true,
  chunkRelations: true,
  chunkGroups: true,
  ids: true,
  nestedModules: true,
  dependentModules: true,
} as const;

/**
 * Bundles the shell and the remotes into `dist/assets`.
 * @throws Error with the compiler's own report when something does not compile
 */
export async function bundle(names: readonly string[]): Promise<BundleStats[]> {
  const stats = await compile(names);
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return stats.stats.map((each) => {
    const json = each.toJson(statsOptions);
    return { ...json, name: each.compilation.name ?? '' };
  });
}

function compile(names: readonly string[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(names.map((name) => createBundle(name, { outputDirectory: assetsDirectory })));
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats) resolve(stats);
        else reject(new Error('the compiler gave no statistics'));
      });
    });
  });
}
