import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{bff,bench,platform,remotes,scripts,shared,shell,tests}/**/*.{ts,tsx,mjs}', {
  cwd: root,
});

/** Private words that the field's terms have replaced; the glossary says by which. */
const gone = [
  'askAsOf',
  'asOnlyOne',
  'Catch',
  'Closer',
  'factsOf',
  'forgive',
  'Hear',
  'hear(?:[A-Z]\\w*)?',
  'Hop',
  '(?:isT|t)old(?:[A-Z]\\w*)?',
  'keepHouse',
  'keepInformed',
  'leaveTrace',
  'letGo',
  '[lL]ooks?',
  'newcomer(?:[A-Z]\\w*)?',
  'News',
  'orRefuse',
  'orWithoutSession',
  'patience(?:Ms)?',
  'Pulse',
  'settle(?:[A-Z]\\w*)?',
  'Shelf',
  'spend(?:[A-Z]\\w*)?',
  'spent',
  'standsBack',
  'tell(?:[A-Z]\\w*)?',
  'Try[A-Z]\\w*',
  'Turns',
  'uninvite',
  'useSay',
  'Verdict',
  'Visit',
  '\\w*[aA]sker',
  'walk',
  '\\w*Facts',
  'withoutUseless',
  '\\w+Looks?',
];
/** As a name in code: not in a text, and not in prose. */
const word = new RegExp(`(?<![\\w'".-])(?:${gone.join('|')})(?=\\s*[(:=,;<>)}[\\]?])`);
const limit = /\b(?:most|longest)[A-Z]\w*/;

/** A line without its texts, which are prose. */
function codeOf(line: string): string {
  return line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`$]*(?=`|\$)/g, "''");
}

function isComment(line: string): boolean {
  return /^\s*(?:\*|\/\*|\/\/)/.test(line);
}

it('when a name is given, then it is a term of the field, and none of the words that have gone', () => {
  const found = files
    .filter((file) => !file.endsWith('words.test.ts'))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !isComment(line) && (word.test(codeOf(line)) || limit.test(codeOf(line))))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(files.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});
