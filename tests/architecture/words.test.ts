import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{bff,bench,platform,remotes,scripts,shared,shell,tests}/**/*.{ts,tsx,mjs}', {
  cwd: root,
});

/** Private words that the field's terms have replaced; the glossary says by which. */
const gone = [
  'asOnlyOne',
  'Catch',
  'Closer',
  'forgive',
  'Hop',
  'keepHouse',
  'keepInformed',
  'leaveTrace',
  'letGo',
  'News',
  'orRefuse',
  'orWithoutSession',
  'patience(?:Ms)?',
  'Pulse',
  'Shelf',
  'standsBack',
  'Turns',
  'uninvite',
  'useSay',
  'Verdict',
  'Visit',
  'walk',
  'withoutUseless',
];
/** As a name in code: not in a text, and not in prose. */
const word = new RegExp(`(?<![\\w'".-])(?:${gone.join('|')})(?=\\s*[(:=,;<>)}[\\]?])`);
const limit = /\b(?:most|longest)[A-Z]\w*/;

const isComment = (line: string): boolean => /^\s*(?:\*|\/\*|\/\/)/.test(line);

it('when a name is given, then it is a term of the field, and none of the words that have gone', () => {
  const found = files
    .filter((file) => !file.endsWith('words.test.ts'))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !isComment(line) && (word.test(line) || limit.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(files.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});
