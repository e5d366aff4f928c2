import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{bff,bench,platform,remotes,scripts,shared,shell,tests}/**/*.{ts,tsx,mjs}', {
  cwd: root,
}).filter((file) => !file.includes('/quick-starts/')); // programs as text, for other houses

/** A constant of the top level that is an arrow function; one with a type of its own states more than a function could. */
const arrow =
  /^(?:export )?const \w+ = (?:async )?(?:<[^=]*>)?(?:\w+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:: [^=]+?)?) =>/m;

it('when a function stands at the top of a file, then it is a function declaration', () => {
  const found = files.filter((file) => arrow.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
