import { expect, test } from 'vitest';
import { toPickedFile } from '#shared/upload-client';
import { findProblem } from './find-problem.ts';

function fileOf(name: string, size = 10) {
  return { ...toPickedFile(new File([], name)), size };
}

test.each([
  ['setup.exe', 'base', { reason: 'extension', extension: 'exe' }],
  ['page.JSPX', 'base', { reason: 'extension', extension: 'jspx' }],
  ['notes.txt', 'base', { reason: 'extension', extension: 'txt' }],
  ['notes.txt', 'drive', undefined],
  ['作业.zip', 'base', undefined],
])('when %s goes to the service %s, then the problem is %j (N05)', (name, serverid, problem) => {
  expect(findProblem(fileOf(name), serverid)).toEqual(problem);
});

test('when a file is larger than the app takes, then the size is said; what is as large passes (N05)', () => {
  expect(findProblem(fileOf('a.zip', 101), 'base', 100)).toEqual({ reason: 'size', maxSize: 100 });
  expect(findProblem(fileOf('a.zip', 100), 'base', 100)).toBeUndefined();
});
