import { expect, test } from 'vitest';
import { parseKeptForm } from './parse-kept-form.ts';
import { parseTexts } from './parse-texts.ts';

const parse = parseTexts('name');
const kept = { start: { name: '' }, draft: { name: '周' }, revision: 4 };

test('when a kept form is read after a reload, then it is as it was', () => {
  expect(parseKeptForm(JSON.parse(JSON.stringify(kept)), parse)).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a draft without what it began with', { draft: kept.draft, revision: 4 }],
  ['a draft of another version', { ...kept, draft: { title: '周' } }],
  ['a number for a text', { ...kept, draft: { name: 7 } }],
  ['no revision', { ...kept, revision: null }],
])('when %s was kept, then there is no form to restore', (_, value) => {
  expect(parseKeptForm(value, parse)).toBeUndefined();
});
