import { expect, test } from 'vitest';
import { buildPerson } from '../testing/build-person.ts';
import { createFormState, withFields, withKept } from './form-state.ts';
import { parseKeptForm } from './kept-form.ts';
import { isChanged } from './person-draft.ts';

const person = buildPerson({ revision: 4 });
const { start, draft, revision } = withFields(createFormState(person), { realName: '周乐乐' });
const kept = { start, draft, revision };

test('when a kept form is read after a reload, then it is as it was', () => {
  expect(parseKeptForm(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('when somebody else has saved meanwhile, then the restored form still stands on the older revision', () => {
  const state = withKept(createFormState({ ...person, revision: 5, realName: '周一' }), kept);
  expect(state).toMatchObject({ revision: 4, isRestored: true, draft: { realName: '周乐乐' } });
  expect(isChanged(state.draft, state.start)).toBe(true);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a form of another version', { start, draft: { realName: 'x' }, revision }],
  ['a type that does not exist', { start, draft: { ...draft, userType: 9 }, revision }],
  ['no revision', { start, draft }],
])('when %s was kept, then there is no form to restore', (_, value) => {
  expect(parseKeptForm(value)).toBeUndefined();
});
