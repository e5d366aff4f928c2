import { expect, test } from 'vitest';
import { problemOf } from './open-camera.ts';
import { cutOf } from './take-picture.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'busy'],
])('when the browser says %s, then the camera is %s', (name, problem) =>
  expect(problemOf(Object.assign(new Error('x'), { name }))).toBe(problem),
);

test.each([
  [
    { width: 640, height: 480 },
    { width: 480, height: 480 },
    { x: 80, y: 0, width: 480, height: 480 },
  ],
  [
    { width: 480, height: 640 },
    { width: 320, height: 640 },
    { x: 80, y: 0, width: 320, height: 640 },
  ],
  [
    { width: 640, height: 480 },
    { width: 390, height: 780 },
    { x: 200, y: 0, width: 240, height: 480 },
  ],
])('when the camera gives %o for %o, then the middle is cut in the same shape', (from, shape, cut) =>
  expect(cutOf(from, shape)).toEqual(cut),
);
