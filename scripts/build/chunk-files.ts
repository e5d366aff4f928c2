import type { StatsModule } from '@rspack/core';
import { isScript, modulesIn } from '../../shell/published/presets/chunk-scripts.ts';
import type { BundleStats } from './bundle.ts';

/** Script files of the chunks that hold a module whose name ends with `ending`. */
export function filesWithModule(stats: BundleStats, ending: string): string[] {
  return (stats.chunks ?? [])
    .filter((chunk) => modulesIn(chunk).some((module) => module.name?.endsWith(ending)))
    .flatMap((chunk) => chunk.files ?? [])
    .filter(isScript)
    .sort();
}

const consumed = /^consume shared module \([^)]*\) (@?[^@]+)@/;

const remoteModule = /^remote shell\/(\w+)$/;

/** Whether a named chunk group uses a door of the shell itself, and not only in what it loads later. */
export function hasDoor(stats: BundleStats, group: string, door: string): boolean {
  return modulesOfGroup(stats, group).some(({ name }) => remoteModule.exec(name ?? '')?.[1] === door);
}

/** Names of the shared libraries that a named chunk group consumes. */
export function librariesOfGroup(stats: BundleStats, group: string): string[] {
  const names = modulesOfGroup(stats, group)
    .map((module) => consumed.exec(module.name ?? '')?.[1])
    .filter((name) => name !== undefined);
  return [...new Set(names)].sort();
}

function modulesOfGroup(stats: BundleStats, group: string): StatsModule[] {
  const ids = new Set(stats.namedChunkGroups?.[group]?.chunks ?? []);
  return (stats.chunks ?? []).filter((chunk) => chunk.id != null && ids.has(chunk.id)).flatMap(modulesIn);
}
