import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leaveOutLanguageNames, leaveOutServerFields } from './leave-out-server-fields.ts';

const folder = path.resolve(import.meta.dirname, '../../shared/contracts/calls');
const sources = globSync('*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(path.join(folder, file), 'utf8') }));

test('when a page is built, then no call brings what only servers read', () => {
  const calls = sources.flatMap(
    ({ source }) => leaveOutServerFields(source).match(/defineCall\(\{.*?\n\}\)/gs) ?? [],
  );
  expect(calls.length).toBeGreaterThan(100);
  expect(
    calls.filter((call) =>
      /^ {2}(?:summary|source|effect|caller|audience|deadlineMs|upload|checksUser)\b/m.test(call),
    ),
  ).toEqual([]);
});

test('when facts are left out, then what pages need of a call stays', () => {
  const kept = /^ {2}(?:name|method|path|encoding|payload|answer|reply|intercepted|cached)\b.*$/gm;
  for (const { file, source } of sources)
    expect(leaveOutServerFields(source).match(kept), file).toEqual(source.match(kept));
});

test('when something else has a field of that name, then it stays', () => {
  const source = `const file = v.object({\n  source: idSchema,\n});\ndefineCall({\n  name: 'a.b',\n  payload: v.object({\n    summary: text,\n  }),\n  summary:\n    'It’s, “so”: to say',\n  source: 'portal',\n});\n`;
  expect(leaveOutServerFields(source)).toBe(
    `const file = v.object({\n  source: idSchema,\n});\ndefineCall({\n  name: 'a.b',\n  payload: v.object({\n    summary: text,\n  }),\n});\n`,
  );
});

test('when the list of languages comes to pages, then each entry has its tag and names, and nothing that only servers read', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../../shared/language/languages.ts'), 'utf8');
  const left = leaveOutLanguageNames(source);
  expect(source).toMatch(/^ {4}accepts: /m);
  expect(left).not.toMatch(/^ {4}(?:accepts|dir|listComma): /m);
  expect(left.match(/^ {4}tag: /gm)?.length).toBe(source.match(/^ {4}tag: /gm)?.length);
  expect(left).toContain("name: 'English'");
});
