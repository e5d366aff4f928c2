import { expect, test } from 'vitest';
import { buildApp } from '../../testing/build-app.ts';
import { draftOf, findProblems, settingsOf, takesClasses } from './app-draft.ts';

test('when an app is for some, then the form wants to know for whom', () => {
  const draft = draftOf(buildApp({ isForEverybody: false }));
  expect(findProblems(draft)).toHaveProperty('userTypes');
  expect(findProblems({ ...draft, roles: ['R'] })).toEqual({});
  expect(findProblems({ ...draft, isForEverybody: true })).toEqual({});
});

test('when neither pupils nor parents are chosen, then classes are not sent', () => {
  const draft = { ...draftOf(buildApp()), isForEverybody: false, classIds: ['c'] };
  expect(settingsOf({ ...draft, userTypes: [2] }).classIds).toEqual([]);
  expect(settingsOf({ ...draft, userTypes: [2, 3] }).classIds).toEqual(['c']);
  expect(takesClasses({ ...draft, userTypes: [1], isForEverybody: true })).toBe(false);
});
