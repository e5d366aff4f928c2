import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../build/paths.ts';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

/**
 * The exact version by which the portal itself is built.
 * @throws Error where the portal does not use the package
 */
export function pinnedVersion(name: string): string {
  const version = dependencies[name] ?? devDependencies[name];
  if (!version) throw new Error(`package.json pins no version of ${name}`);
  return version;
}
