import { expect, test } from 'vitest';
import {
  createFormState,
  createKeptState,
  type FormState,
  type Problems,
  withFields,
  withProblems,
  withRefusal,
  withSaved,
  withSaving,
  withTheirs,
} from './form-state.ts';

interface Draft {
  name: string;
  phone: string;
  addresses: string[];
}
type State = FormState<Draft, string>;

const saved = { draft: { name: '周乐', phone: '', addresses: ['a'] }, revision: 4 };
const start: State = createFormState(saved);
const typed = withFields(start, { name: '周乐乐' }, validate);
const conflict = { code: 'conflict', message: '已被修改', requestId: 'r-7', fieldErrors: [] };

function validate({ name, phone }: Draft): Problems<string> {
  return { ...(name === '' ? { name: 'missing' } : {}), ...(phone === '' ? { phone: 'missing' } : {}) };
}

function placeOf(name: string): string | undefined {
  return name.split('.')[0] === 'unit' ? undefined : name;
}

function refusedAt(...fields: string[]) {
  const fieldErrors = fields.map((field) => ({ field, message: '不合适' }));
  return { ...conflict, code: 'invalid_input', fieldErrors };
}

test('when a field is typed in, then its problem and its refusal go, those of others stay', () => {
  const wrong = {
    ...withRefusal(start, refusedAt('name', 'phone'), placeOf),
    problems: validate(start.draft),
  };
  const state = withFields(
    { ...wrong, problems: { name: 'missing', phone: 'missing' } },
    { name: '周' },
    validate,
  );
  expect(state).toMatchObject({ problems: { phone: 'missing' }, refused: { phone: '不合适' } });
  expect([state.problems.name, state.refused.name]).toEqual([undefined, undefined]);
});

test('when another field makes a problem right, then it is no longer said', () => {
  const match = ({ name, phone }: Draft): Problems<string> => (name === phone ? {} : { phone: 'differs' });
  const state = withProblems(start, match(start.draft));
  expect(state).toMatchObject({ problems: { phone: 'differs' }, refusals: 1 });
  expect(withFields(state, { name: '' }, match).problems).toEqual({});
});

test('when lines of a list move, then what was said of their places goes', () => {
  const state = withRefusal(start, refusedAt('addresses.0', 'name'), placeOf);
  expect(withFields(state, { addresses: [] }, validate).refused).toEqual({ name: '不合适' });
});

test('when the service refuses fields, then each refusal stands at its field and what was typed stays', () => {
  const state = withRefusal(typed, refusedAt('name', 'unit'), placeOf);
  expect(state).toMatchObject({ refused: { name: '不合适' }, failure: undefined, draft: typed.draft });
});

test('when the service refuses a field that the form does not have, then the message is shown as a whole', () => {
  const failure = { code: 'invalid_input', message: '已被修改', requestId: 'r-7' };
  expect(withRefusal(typed, refusedAt('unit.id'), placeOf)).toMatchObject({ refused: {}, failure });
});

test('when their version is loaded, then what I changed stays and what I did not touch becomes theirs', () => {
  const theirs = { draft: { name: '周一', phone: '138', addresses: ['b'] }, revision: 5 };
  const state = withTheirs(withRefusal(typed, conflict, placeOf), theirs);
  expect(state).toMatchObject({ revision: 5, failure: undefined, start: theirs.draft, theirs: theirs.draft });
  expect(state.draft).toEqual({ name: '周乐乐', phone: '138', addresses: ['b'] });
});

test('when a save begins, then nothing of the last failure is said any more', () => {
  const state = withSaving(withRefusal(typed, conflict, placeOf), typed.draft);
  expect(state).toMatchObject({ problems: {}, refused: {}, failure: undefined, isSaving: true });
});

test('when somebody types while it is saved, then that stays and is unsaved', () => {
  const during = withFields(withSaving(typed, typed.draft), { phone: '139' }, validate);
  const state = withSaved(during, typed.draft, { draft: { ...typed.draft, addresses: ['x'] }, revision: 5 });
  expect(state.draft).toEqual({ name: '周乐乐', phone: '139', addresses: ['x'] });
  expect(state.start).toEqual({ name: '周乐乐', phone: '', addresses: ['x'] });
});

test('when a form is restored, then it still stands on the revision that it began with', () => {
  const kept = { start: saved.draft, draft: typed.draft, revision: 3 };
  expect(createKeptState(kept)).toMatchObject({ ...kept, known: 3, isRestored: true });
});
