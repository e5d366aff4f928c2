import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{shell,remotes,shared,bff,platform,tests}/**/*.{ts,tsx}', { cwd: root });
const bareCode =
  /\b(?:user_?type|unit_?type|limitUserType|userTypes)\b['"]?\s*(?:[!=]==?|:|, '=',|\.includes\()\s*\[?\s*\d/i;
/** A private name for a code of the wire. */
const renamedCode = /\bconst (?:student|teacher|parent|administrator|area|school)\w* = \d/;

/** What the wire says is said as numbers where a test plays the wire. */
function isOfTests(file: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^tests\//.test(file) || file.startsWith('platform/database/migrations/');
}

it('when code asks what a user or a unit is, then it says so in words', () => {
  const compared = /\b(?:user_?type|unit_?type)\b\)?\s*[!=]==?\s*\d/i;
  const found = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return compared.test(text) || (!isOfTests(file) && (bareCode.test(text) || renamedCode.test(text)));
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
