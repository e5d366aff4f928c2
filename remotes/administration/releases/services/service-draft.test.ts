import { expect, test } from 'vitest';
import { draftOf, findServiceProblems } from './service-draft.ts';

const fine = { code: 'leave', address: 'https://apps.example.cn/leave', seconds: '15', clientId: '' };

test('when a service is new, then the form begins with the usual time, and asks for app and address', () => {
  expect(draftOf(undefined)).toEqual({ code: '', address: '', seconds: '15', clientId: '' });
  expect(Object.keys(findServiceProblems(draftOf(undefined)))).toEqual(['code', 'address']);
});

test.each([
  [{}, []],
  [{ address: ' http://10.0.0.7:8080 ' }, []],
  [{ address: 'ftp://x' }, ['address']],
  [{ address: 'https://x/?a=1' }, ['address']],
  [{ seconds: '0' }, ['seconds']],
  [{ seconds: '61' }, ['seconds']],
  [{ seconds: '1.5' }, ['seconds']],
])('when %j is entered, then the problems are at %j', (different, fields) =>
  expect(Object.keys(findServiceProblems({ ...fine, ...different }))).toEqual(fields),
);
