import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file);

const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| T\d+ \|/.test(line))
  .map((line) => {
    const [threat = '', , , keptBy, provedBy] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { threat, keptBy: filesIn(keptBy), provedBy: filesIn(provedBy) };
  });

it('when the threats are counted, then each has its row', () => {
  const all = Array.from({ length: 35 }, (_, index) => `T${index + 1}`);
  expect(rows.map(({ threat }) => threat)).toEqual(all);
});

describe.each(rows)('$threat', ({ threat, keptBy, provedBy }) => {
  it('when the document names what keeps the promise, then that is there', () => {
    expect(keptBy.length).toBeGreaterThan(0);
    expect(keptBy.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('when the document names a test, then the test is there and speaks of the threat', () => {
    expect(provedBy.length).toBeGreaterThan(0);
    for (const file of provedBy) expect(read(file), file).toMatch(new RegExp(`\\b${threat}\\b`));
  });
});
