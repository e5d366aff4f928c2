import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTerms, termRules } from './terms.ts';

test('when nothing is said, then the terms are the usual ones', () => {
  expect(parseTerms()).toEqual(termRules);
  expect(parseTerms('', 90).app_user.days).toBe(90);
});

test('when a term is said, then it counts, with bounds where they are said', () => {
  const terms = parseTerms('auth_audit:730, app_use:400:90-800');
  expect(terms.auth_audit).toMatchObject({ days: 730, from: 180, to: 3_650 });
  expect(terms.app_use).toMatchObject({ days: 400, from: 90, to: 800, isOfUnits: true });
  expect(terms.message.days).toBeNull();
});

test.each([
  ['auth_audit', 'is a list such as'],
  ['auth_audit:730:90', 'is a list such as'],
  ['audit_log:730', 'takes auth_audit, access_record'],
  ['constructor:730', 'takes auth_audit'],
  ['auth_audit:179', 'keeps auth_audit for 180 to 3650 days'],
  ['auth_audit:9999', 'keeps auth_audit for'],
  ['app_use:400:20-800', 'keeps app_use for 30'],
  ['app_use:400:500-800', 'between its bounds'],
  ['app_use:400,app_use:500', 'names a table twice'],
  ['app_user:90', 'leaves app_user to PERSON_RETENTION_DAYS'],
])('when %s is said, then it is refused in words', (text, words) => {
  expect(() => parseTerms(text)).toThrow(words);
});

test('when an operator reads the table of the terms, then it says what the program does', () => {
  const page = readFileSync(new URL('../../docs/operations/personal-data.md', import.meta.url), 'utf8');
  const lines = [...page.matchAll(/^\| (`.*?) \| (\d+|for ever) \| (\d+) \| (yes|no) \|$/gm)];
  const written = lines.flatMap(([, names = '', days = '', from, isOfUnits]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [
      name,
      {
        days: days === 'for ever' ? null : Number(days),
        from: Number(from),
        to: 3_650,
        isOfUnits: isOfUnits === 'yes',
      },
    ]),
  );
  const { app_user: _ofItsOwnVariable, ...others } = termRules;
  expect(Object.fromEntries(written)).toEqual(others);
});
