import { expect, test } from 'vitest';
import { buildPerson } from '../testing/build-person.ts';
import { buildRefusal } from '../testing/build-refusal.ts';
import {
  createFormState,
  withFields,
  withProblems,
  withRefusal,
  withSaving,
  withTheirs,
} from './form-state.ts';
import { differencesOf, emptyDraft, isChanged } from './person-draft.ts';

const person = buildPerson({ revision: 4 });
const typed = withFields(createFormState(person), { realName: '周乐乐' });

test('when somebody new is added, then the form is empty', () => {
  expect(createFormState(undefined)).toMatchObject({ draft: emptyDraft, revision: 0 });
});

test('when a field is typed in, then its problem and its refusal go, those of others stay', () => {
  const problems = { realName: 'people.form.error.realName', phone: 'people.form.error.phone' } as const;
  const state = withRefusal(withProblems(typed, problems), {
    ...buildRefusal(),
    fieldErrors: [{ field: 'realName', message: '姓名不合适' }],
  });
  expect(withFields(state, { realName: '周' })).toMatchObject({
    problems: { phone: 'people.form.error.phone' },
    refused: {},
  });
});

test('when the service refuses fields, then each refusal stands at its field and what was typed stays', () => {
  const fieldErrors = [{ field: 'loginName', message: '该登录名已被使用' }];
  const state = withRefusal(typed, buildRefusal({ code: 'conflict', fieldErrors }));
  expect(state).toMatchObject({ refused: { loginName: '该登录名已被使用' }, failure: undefined });
  expect(state.draft).toEqual(typed.draft);
});

test('when the service refuses a field that the form does not have, then the message is shown as a whole', () => {
  const fieldErrors = [{ field: 'unitId', message: '?' }];
  expect(withRefusal(typed, buildRefusal({ fieldErrors })).failure).toEqual({
    kind: 'failed',
    message: '服务器内部错误',
    requestId: 'r-7',
  });
});

test('when somebody else changed the person first, then it is a conflict and what was typed stays', () => {
  const state = withRefusal(typed, buildRefusal({ code: 'conflict' }));
  expect(state.failure).toEqual({ kind: 'conflict' });
  expect(state.draft.realName).toBe('周乐乐');
});

test('when their version is loaded, then what I changed stays and what I did not touch becomes theirs', () => {
  const theirs = buildPerson({ revision: 5, phone: '13800001234' });
  const state = withTheirs(withRefusal(typed, buildRefusal({ code: 'conflict' })), theirs);
  expect(state).toMatchObject({ revision: 5, failure: undefined });
  expect(state.draft.realName).toBe('周乐乐');
  expect(state.draft.phone).toBe('13800001234');
  expect(differencesOf(state.draft, state.start)).toEqual(['realName']);
  expect(isChanged(state.draft, state.start)).toBe(true);
});

test('when a save begins, then nothing of the last failure is said any more', () => {
  const failed = withRefusal(typed, buildRefusal());
  expect(withSaving(failed)).toMatchObject({ problems: {}, refused: {}, failure: undefined });
});
