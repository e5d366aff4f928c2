import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of an installed package, as modules in `from` would find it; undefined where it is not installed. Not every
 * package lets its `package.json` be resolved.
 */
export function findPackage(name: string, from: string): string | undefined {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** @throws Error that says how to install it */
export function getPackage(name: string, from: string): string {
  const found = findPackage(name, from);
  if (!found) throw new Error(`${name} is not installed: npm install --save-dev --save-exact ${name}`);
  return found;
}

/** The version that is installed; undefined where none is. */
export function findVersion(name: string, from: string): string | undefined {
  const folder = findPackage(name, from);
  if (!folder) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return typeof version === 'string' ? version : undefined;
}
