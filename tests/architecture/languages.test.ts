import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLanguages } from '#shared/language';

const root = path.resolve(import.meta.dirname, '../..');
const tags = listLanguages().map(({ tag }) => tag);
const tag = `['"\`](?:${[...tags, 'en-XA'].join('|')})['"\`]`;

/** An old page of somebody else, as the sample shows it, knows two languages. */
const sample = 'bff/old-pages/sample/';

const sources = globSync('{shell,remotes,shared,bff,platform,scripts}/**/*.{ts,tsx,js}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !file.startsWith(sample))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

function filesWith(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

/** What a second place that knows the languages would look like. */
const branch = new RegExp(
  `[!=]==?\\s*${tag}|${tag}\\s*[!=]==?|\\bcase ${tag}|\\.(?:startsWith|includes)\\(${tag}\\)`,
);
const list = new RegExp(`${tag}\\s*[,|]\\s*${tag}`);

describe('languages', () => {
  it('when the rules are tried, then they find what they are for', () => {
    for (const text of ["language === 'en'", "'zh-CN' !== language", "case 'en':", "tag.startsWith('en')"])
      expect(text).toMatch(branch);
    for (const text of ["['zh-CN', 'en']", "type L = 'zh-CN' | 'en'"]) expect(text).toMatch(list);
    for (const text of ["{ 'zh-CN': '中文', en: 'English' }", "choose(texts, 'zh-CN')"])
      expect([branch.test(text), list.test(text)]).toEqual([false, false]);
  });

  it('when code depends on the language, then it asks the list and names none', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(filesWith(branch)).toEqual([]);
  });

  it('when languages are listed, then by the one list', () =>
    expect(filesWith(list)).toEqual([
      // `Language` has the pseudo-language besides, and `Localized` needs two.
      'shared/language/localized.ts',
    ]));

  it('when a text for the wire is made or read, then in one place', () =>
    expect(filesWith(/split\([^)]*\|\|\||\}\|\|\|\$\{(?!.*['"`]\))/)).toEqual([
      'shared/language/localized.ts',
    ]));

  it('when a room picks its words, then it names no language but the default, whose file stands for all', () =>
    expect(filesWith(/messages\/(?!zh-CN)[\w-]+\.json['"]/)).toEqual([]));
});
