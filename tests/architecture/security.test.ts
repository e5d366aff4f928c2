import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function filesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = '']) => file);
}

/** What tests and their groups are called, those of tables too; a threat that only a comment names is proved by nothing. */
function titlesIn(code: string): string[] {
  const call =
    /(?:^\s*(?:test|it|describe)\(|^\s*(?:test|it|describe)\.each\(.*\)\(|^\]\)\()\s*(['"`])(.*?)\1/gm;
  return [...code.matchAll(call)].map(([, , title = '']) => title);
}

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
  const all = Array.from({ length: 37 }, (_, index) => `T${index + 1}`);
  expect(rows.map(({ threat }) => threat)).toEqual(all);
});

describe.each(rows)('$threat', ({ threat, keptBy, provedBy }) => {
  it('when the document names what keeps the promise, then that is there', () => {
    expect(keptBy.length).toBeGreaterThan(0);
    expect(keptBy.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('when the document names a file of tests, then one of its tests has the threat in its title', () => {
    expect(provedBy.length).toBeGreaterThan(0);
    const title = new RegExp(`^(?:T\\d+(?:, | and ))*${threat}\\b`);
    for (const file of provedBy)
      expect(
        titlesIn(read(file)).some((text) => title.test(text)),
        file,
      ).toBe(true);
  });
});
