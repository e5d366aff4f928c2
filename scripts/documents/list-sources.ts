import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rules are named in comments, and by calls as their source; elsewhere such letters are drawings. */
const naming = /^\s*\*|\/\*\*|\/\/|\bsource: '/;

/**
 * The sources that name each rule of the specification.
 * @returns id of a rule → paths from the root, sorted
 */
export function listSources(root: string): Map<string, string[]> {
  const files = globSync('{bff,platform,shared,shell,remotes}/**/*.{ts,tsx}', { cwd: root }).sort();
  const byRule = new Map<string, Set<string>>();
  for (const file of files) {
    for (const line of readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((text) => naming.test(text)))
      for (const [id] of line.matchAll(/\b[A-HJ-Q]\d\d\b/g))
        byRule.set(id, (byRule.get(id) ?? new Set()).add(file));
  }
  return new Map([...byRule].map(([id, named]) => [id, [...named]]));
}
