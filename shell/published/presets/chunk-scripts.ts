import type { StatsChunk, StatsCompilation, StatsModule } from '@rspack/core';

/**
 * Script files of a named chunk group, such as an exposed module with everything it loads beside itself; by name, as the compiler's own order
 * is another one in another folder.
 */
export function filesOfGroup({ namedChunkGroups }: StatsCompilation, group: string): string[] {
  return (namedChunkGroups?.[group]?.assets ?? [])
    .map(({ name }) => name)
    .filter(isScript)
    .sort();
}

export function isScript(file: string): boolean {
  return file.endsWith('.js');
}

/** All modules of a chunk, with those that the compiler has put into others. */
export function modulesIn({ modules = [] }: StatsChunk): StatsModule[] {
  return modules.flatMap(modulesOf);
}

function modulesOf(module: StatsModule): StatsModule[] {
  return [module, ...(module.modules ?? []).flatMap(modulesOf)];
}
