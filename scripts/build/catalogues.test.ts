import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueQuery, writeCatalogues } from './catalogues.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogues-'));
  for (const tag of ['zh-CN', 'en', 'fr'])
    writeFileSync(path.join(folder, `${tag}.json`), JSON.stringify({ hello: `hello in ${tag}` }));
  writeFileSync(path.join(folder, 'message-id.ts'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the module that stands for an import. */
async function load(query: string) {
  const file = path.join(folder, `made${query.replace('?', '-')}.mjs`);
  const source = writeCatalogues(path.join(folder, 'zh-CN.json'), query)
    .replaceAll(".json';", ".json' with { type: 'json' };")
    .replaceAll(".json')", ".json', { with: { type: 'json' } })");
  writeFileSync(file, source);
  return import(/* @vite-ignore */ file);
}

test('when a folder has a new file, then the import of all has its language', async () => {
  const { catalogues } = await load('?all');
  expect(Object.keys(catalogues).sort()).toEqual(['en', 'fr', 'zh-CN']);
  expect(catalogues.fr).toEqual({ hello: 'hello in fr' });
});

test.each(['?load', '?load-each'])(
  'when words are fetched with %s, then they are those of the language, or English',
  async (query) => {
    const { loadMessages } = await load(query);
    for (const [language, words] of [
      ['zh-CN', 'zh-CN'],
      ['en', 'en'],
      ['fr', 'fr'],
      ['en-XA', 'en'],
    ])
      expect(await loadMessages(language)).toEqual({ hello: `hello in ${words}` });
  },
);

test('when Chinese comes with the code, then it is not fetched; with ?load-each every language is', () => {
  const file = path.join(folder, 'zh-CN.json');
  expect(writeCatalogues(file, '?load')).toContain("import words from './zh-CN.json'");
  expect(writeCatalogues(file, '?load')).not.toContain("import('./zh-CN.json')");
  expect(writeCatalogues(file, '?load-each')).toContain("import('./zh-CN.json')");
  expect(['?all', '?load', '?load-each', '', '?raw'].map((query) => catalogueQuery.test(query))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
