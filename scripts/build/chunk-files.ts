import type { StatsChunk, StatsModule } from '@rspack/core';
import type { BundleStats } from './bundle.ts';

/**
 * Script files of a named chunk group, such as an exposed module with everything it loads beside itself; by name, as the compiler's own order
 * is another one in another folder.
 */
export function filesOfGroup(stats: BundleStats, group: string): string[] {
  return (stats.namedChunkGroups?.[group]?.assets ?? [])
    .map((asset) => asset.name)
    .filter(isScript)
    .sort();
}

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

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function modulesIn(chunk: StatsChunk): StatsModule[] {
  return (chunk.modules ?? []).flatMap(modulesOf);
}

function modulesOf(module: StatsModule): StatsModule[] {
  return [module, ...(module.modules ?? []).flatMap(modulesOf)];
}
