import { expect, test } from 'vitest';
import { describeProblem, maxFileBytes } from './picture-problem.ts';

test.each([
  ['scan.tif', 1000, { reason: 'format', format: 'TIFF' }],
  ['scan.TIFF', 1000, { reason: 'format', format: 'TIFF' }],
  ['IMG_0001.HEIC', 1000, { reason: 'format', format: 'HEIC' }],
  ['paint.bmp', 1000, { reason: 'format', format: 'BMP' }],
  ['notes.txt', 1000, { reason: 'unreadable' }],
  ['photo.jpg', 1000, { reason: 'unreadable' }],
  ['photo.heic', maxFileBytes + 1, { reason: 'too-large' }],
] as const)('when %s of %i bytes was not decoded, then the reason is said', (name, size, problem) => {
  expect(describeProblem({ name, size })).toEqual(problem);
});
