import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const limit = 60;

/** What reads a clock that no test can set. */
const clock = /\b(?:performance\.now|process\.hrtime|process\.cpuUsage)\b|Date\.now\(\) - (?:began|start)/;

function readCode(pattern: string, exclude: readonly string[] = []): { file: string; text: string }[] {
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', ...exclude] });
  return files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

test('when journeys are listed, then core has some, and sixty at most', async () => {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const list = ['test', '--list', '--reporter=line', '--project=zh-desktop', '--grep=@core'];
  const { stdout } = await run(process.execPath, [playwright, ...list], { cwd: root });
  const [, count] = stdout.match(/^Total: (\d+) tests/m) ?? [];
  expect(Number(count)).toBeGreaterThan(30);
  expect(Number(count)).toBeLessThanOrEqual(limit);
});

test('when a test belongs to core, then it judges nothing by how long it took', () => {
  const own = 'tests/architecture/core.test.ts';
  const others = ['**/*.full.test.*', 'tests/{operations,plans,replicas,uploads}/**', own];
  const units = readCode(
    '{bff,platform,shared,shell,remotes,scripts,bench,samples,tests}/**/*.test.{ts,tsx}',
    others,
  );
  const journeys = readCode('tests/e2e/**/*.spec.ts').filter(({ text }) => text.includes('@core'));
  expect(units.length).toBeGreaterThan(500);
  expect(journeys.length).toBeGreaterThan(30);
  expect([...units, ...journeys].filter(({ text }) => clock.test(text)).map(({ file }) => file)).toEqual([]);
});
