import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

/** Numbers of three digits do while they are not fuller than this; else names would meet too often. */
const fullest = 0.7;

/**
 * Numbers the modules of a bundle by a hash of their names below `root`. The same sources get the same numbers in every
 * folder, and one more module leaves nearly all others as they were.
 * @param root folder of the project, absolute
 */
export function moduleIds(root: string): (compiler: Compiler) => void {
  return (compiler) =>
    compiler.hooks.compilation.tap('module-ids', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('module-ids', (modules) => {
        const all = [...modules];
        // In this hook alone the identifier is a string, against its declared type.
        const numbers = numberNames(all.map((module) => nameBelow(root, String(module.identifier))));
        for (const [index, id] of numbers.entries()) Object.assign(all[index] ?? {}, { id });
      }),
    );
}

/**
 * One number for each name, in the order of the names.
 * @throws Error when a name comes twice: its number would depend on an order
 */
export function numberNames(names: readonly string[]): number[] {
  const limit = 10 ** Math.max(3, Math.ceil(Math.log10(names.length / fullest)));
  const taken = new Map<number, string>();
  const numbers = new Map<string, number>();
  for (const name of [...names].sort()) {
    if (numbers.has(name)) throw new Error(`two modules have one name: ${name}`);
    let id = createHash('sha256').update(name).digest().readUInt32BE(0) % limit;
    while (taken.has(id)) id = (id + 1) % limit;
    taken.set(id, name);
    numbers.set(name, id);
  }
  return names.map((name) => numbers.get(name) ?? 0);
}

/** A module's name without the folder. Joined modules end with a hash of all their names: that of the first one is enough. */
export function nameBelow(root: string, identifier: string): string {
  return identifier
    .replace(/\|[0-9a-f]{16}$/, '')
    .replaceAll(root, '.')
    .replaceAll('\\', '/');
}
