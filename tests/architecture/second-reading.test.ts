import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/specification');

function read(pattern: RegExp): string {
  const pages = readdirSync(folder).filter((name) => pattern.test(name));
  return pages.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
}

const reading = read(/^second-reading/);

/** The ids that a text cites; `H06–H08` stands for three. */
function citedIn(text: string): Set<string> {
  const cited = new Set<string>();
  for (const [, group = '', first = '', last = first] of text.matchAll(/\b([A-HJ-Q])(\d\d)(?:–\1(\d\d))?/g))
    for (let at = Number(first); at <= Number(last); at += 1)
      cited.add(`${group}${String(at).padStart(2, '0')}`);
  return cited;
}

test('when the texts were read once more, then each rule came up', () => {
  const rules = [...read(/^[a-q]-.*\.md$/).matchAll(/^### ([A-Q]\d\d)$/gm)].map(([, id = '']) => id);
  expect(rules.length).toBeGreaterThan(150);
  const cited = citedIn(reading);
  expect(rules.filter((id) => !cited.has(id))).toEqual([]);
});

test('when the second reading names a file or a folder, then it exists', () => {
  const named = [...reading.matchAll(/`([a-z]+\/[^`\s]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
