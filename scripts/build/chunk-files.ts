import type { StatsChunk, StatsModule } from '@rspack/core';
import type { BundleStats } from './bundle.ts';

const isScript = (file: string): boolean => file.endsWith('.js');

const modulesOf = (module: StatsModule): StatsModule[] => [
  module,
  ...(module.modules ?? []).flatMap(modulesOf),
];
const modulesIn = (chunk: StatsChunk): StatsModule[] => (chunk.modules ?? []).flatMap(modulesOf);

/** Script files of a named chunk group, such as an exposed module with everything it loads beside itself. */
export const filesOfGroup = (stats: BundleStats, group: string): string[] =>
  (stats.namedChunkGroups?.[group]?.assets ?? []).map((asset) => asset.name).filter(isScript);

/** Script files of the chunks that hold a module whose name ends with `ending`. */
export const filesWithModule = (stats: BundleStats, ending: string): string[] =>
  (stats.chunks ?? [])
    .filter((chunk) => modulesIn(chunk).some((module) => module.name?.endsWith(ending)))
    .flatMap((chunk) => chunk.files ?? [])
    .filter(isScript);

const consumed = /^consume shared module \([^)]*\) (@?[^@]+)@/;

/** Names of the shared libraries that a named chunk group consumes. */
export const librariesOfGroup = (stats: BundleStats, group: string): string[] => {
  const ids = new Set(stats.namedChunkGroups?.[group]?.chunks ?? []);
  const names = (stats.chunks ?? [])
    .filter((chunk) => chunk.id != null && ids.has(chunk.id))
    .flatMap(modulesIn)
    .map((module) => consumed.exec(module.name ?? '')?.[1])
    .filter((name) => name !== undefined);
  return [...new Set(names)];
};
