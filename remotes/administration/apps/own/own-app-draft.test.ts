import { expect, test } from 'vitest';
import { draftOf, emptyDraft, findOwnAppProblems } from './own-app-draft.ts';

const fine = { ...emptyDraft('teaching'), name: '市图书馆', address: 'https://library.example/' };

test('when a form begins, then name and address are missing, and everybody is chosen', () => {
  expect(Object.keys(findOwnAppProblems(emptyDraft('teaching')))).toEqual(['name', 'address']);
  expect(emptyDraft('teaching').userTypes).toEqual([1, 2, 3, 4]);
});

test('when all is there, then nothing is wrong, whatever stands around the address', () => {
  expect(findOwnAppProblems(fine)).toEqual({});
  expect(findOwnAppProblems({ ...fine, address: ' https://library.example/ ' })).toEqual({});
});

test.each(['javascript:alert(1)', 'http://library.example/', 'library.example'])(
  'when the address is %s, then the form says so before it is sent',
  (address) => expect(Object.keys(findOwnAppProblems({ ...fine, address }))).toEqual(['address']),
);

test('when a client is chosen, then it needs no address of its own', () => {
  expect(findOwnAppProblems({ ...fine, kind: 'oidc', clientId: 'reader', address: '' })).toEqual({});
  expect(Object.keys(findOwnAppProblems({ ...fine, kind: 'oidc' }))).toEqual(['clientId']);
});

test('when nobody is chosen, then the form asks for whom it is', () =>
  expect(Object.keys(findOwnAppProblems({ ...fine, userTypes: [] }))).toEqual(['userTypes']));

test('when an app is changed, then the form begins with what it is', () =>
  expect(draftOf({ ...fine, code: 'own-1', revision: 3 })).toEqual(fine));
