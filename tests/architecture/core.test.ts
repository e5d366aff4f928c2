import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isJourney } from '../../scripts/testing/shards.mjs';
import { listTestFiles } from '../../scripts/testing/test-files.mjs';
import { leftOutOf } from '../../scripts/testing/tiers.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Reads of a clock that no test can set. */
const clock = /\b(?:performance\.now|process\.hrtime|process\.cpuUsage)\b|Date\.now\(\) - (?:began|start)/;

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

test('when a test belongs to core, then it judges nothing by how long it took', () => {
  const own = path.relative(root, import.meta.filename);
  const files = listTestFiles();
  const journeys = files.filter((file) => isJourney(file) && read(file).includes('@core'));
  const units = files.filter(
    (file) =>
      file !== own &&
      !isJourney(file) &&
      !leftOutOf('core').some((pattern) => path.matchesGlob(file, pattern)),
  );
  expect(units.length).toBeGreaterThan(500);
  expect(journeys.length).toBeGreaterThan(30);
  expect([...units, ...journeys].filter((file) => clock.test(read(file)))).toEqual([]);
});
