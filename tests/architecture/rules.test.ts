import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCalls } from '#shared/contracts';

const root = path.resolve(import.meta.dirname, '../..');
const specification = 'docs/specification';

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Not of the project: what tools install, build and write. */
const foreignFolders = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const textFile = /(?:\.(?:ts|tsx|mjs|js|json|md|css|html|yml|yaml|sql|sh)|(?:^|\/)[^.]+)$/;

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isFile()) return textFile.test(name) && entry.name !== 'package-lock.json' ? [name] : [];
    const isOwn = !foreignFolders.has(entry.name) && (!entry.name.startsWith('.') || entry.name === '.ci');
    return entry.isDirectory() && isOwn ? filesIn(name) : [];
  });
}

const files = filesIn('.');

const ruleIds = readdirSync(path.join(root, specification)).flatMap((page) =>
  matchesOf(read(`${specification}/${page}`), /^### (\S+)$/gm),
);
const threatIds = matchesOf(read('docs/security.md'), /^\| (T\d+) \|/gm);
const adrIds = readdirSync(path.join(root, 'docs/decisions')).flatMap((file) =>
  matchesOf(file, /^(\d{4})-/g).map((number) => `ADR ${Number(number)}`),
);
const known = new Set([...ruleIds, ...threatIds, ...adrIds]);

/** Comments that fill a line or begin one, and those after code. A `/**` within a line is a glob pattern. */
const comment = /^[^\S\n]*\{?\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

function proseOf(file: string, text: string): string {
  return file.endsWith('.md') ? text : (text.match(comment) ?? []).join('\n');
}

const shortId = /(?<![\w#./-])(?:[A-HJ-QX]\d\d|D-\d+|T\d{1,2})(?![\w-])/g;
const adrList = /\bADRs? (\d+(?:(?:,| and|, and) \d+)*)/g;

/** The ids that a text cites: rules, gap decisions, threats, architecture decisions. */
function citedIn(prose: string): string[] {
  return [
    ...(prose.match(shortId) ?? []),
    ...matchesOf(prose, adrList).flatMap((list) =>
      matchesOf(list, /(\d+)/g).map((number) => `ADR ${number}`),
    ),
  ];
}

/** Sections of texts outside the repository, and numbers of gap decisions without their id; over the end of a line too. */
const missingDocument = /(?<!\d)[01]§|\bdecisions?(?: |\n *(?:\*|\/\/) )#?\d+(?![\d/-])/gi;

describe('citations', () => {
  const cited = files
    .filter((file) => /\.(?:tsx?|mjs|js|md)$/.test(file))
    .flatMap((file) => citedIn(proseOf(file, read(file))).map((id) => ({ file, id })));

  it('when a file cites an id, then the documents have it', () => {
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('when a file cites a document, then that is in the repository', () => {
    const missing = files.flatMap((file) =>
      (read(file).match(missingDocument) ?? []).map((found) => ({ file, found })),
    );
    expect(missing).toEqual([]);
  });

  it('when a comment has ids of each kind, then all are read, and no other token', () => {
    const slashes = '//';
    const code = [
      '/** Rule B99 (D-99); T99, ADR 998 and 999. Not: #A12345, AB12, UTF-8, A11y, T123, docs/decisions/0036. */',
      `const path = 'M32 10'; ${slashes} as C99 says`,
      "const glob = 'shell/**/H98.ts';",
    ].join('\n');
    expect(citedIn(proseOf('x.ts', code))).toEqual(['B99', 'D-99', 'T99', 'C99', 'ADR 998', 'ADR 999']);
    expect(`Specification ${0}§7, decision ${36}, decision\n * ${7}`.match(missingDocument)).toHaveLength(3);
    expect('RFC 9110§1, decisions/0036-x, ADR 36'.match(missingDocument)).toBeNull();
  });
});

describe('the specification', () => {
  it('when its ids are compared, then each stands once', () => {
    expect(ruleIds.filter((id, at) => ruleIds.indexOf(id) !== at)).toEqual([]);
  });

  it('when a page is named after a group, then it has the rules of that group', () => {
    const pages = readdirSync(path.join(root, specification)).filter((page) => /^[a-z]-/.test(page));
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const ids = matchesOf(read(`${specification}/${page}`), /^### (\S+)$/gm);
      const group = page.charAt(0).toUpperCase();
      expect(ids).toEqual(ids.map((_, at) => group + String(at + 1).padStart(2, '0')));
    }
  });

  it('when the table of features is read, then it has a row for each rule', () => {
    const rows = matchesOf(read('docs/features.md'), /^\| ([A-Z]\d\d) \|/gm);
    expect(rows).toEqual(ruleIds.filter((id) => /^[A-Q]\d\d$/.test(id)));
  });
});

it('when a call comes from the specification, then it names its rule', () => {
  const sources = allCalls.filter(({ source }) => source !== 'portal');
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter(({ source }) => !ruleIds.includes(source)).map(({ name }) => name)).toEqual([]);
});
