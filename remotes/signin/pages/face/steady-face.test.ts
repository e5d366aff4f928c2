import { describe, expect, it } from 'vitest';
import { problemOf } from './open-camera.ts';
import { createSteadyFace, type FaceBox, target } from './steady-face.ts';
import { squareIn } from './take-picture.ts';

const off = (x: number, y = 0, width = 0): FaceBox => ({
  x: target.x + x,
  y: target.y + y,
  width: target.width + width,
});
const watch = (frames: readonly (readonly FaceBox[])[]): number => {
  const isSteady = createSteadyFace();
  return frames.findIndex((faces) => isSteady(faces)) + 1;
};
const frames = (count: number, ...faces: FaceBox[]): FaceBox[][] =>
  Array.from({ length: count }, () => faces);

describe('a face before the camera', () => {
  it('when it stays in the target, then the ninth frame is the picture', () => {
    expect(watch(frames(20, target))).toBe(9);
    expect(watch(frames(20, off(50, -50, 50)))).toBe(9);
  });

  it.each([
    ['beside', off(51)],
    ['below', off(0, 51)],
    ['too near', off(0, 0, 51)],
    ['too far', off(0, 0, -51)],
  ])('when it is %s the target, then no picture is taken', (_, face) =>
    expect(watch(frames(20, face))).toBe(0),
  );

  it('when it leaves for a frame, then it begins anew', () => {
    expect(watch([...frames(8, target), [], ...frames(20, target)])).toBe(18);
  });

  it('when there are two, then no picture is taken', () =>
    expect(watch(frames(20, target, off(100)))).toBe(0));
});

it.each([
  [640, 480, { x: 80, y: 0, side: 480 }],
  [360, 640, { x: 0, y: 140, side: 360 }],
  [0, 0, { x: 0, y: 0, side: 0 }],
])('when a picture is %d by %d, then its middle is taken', (width, height, square) =>
  expect(squareIn(width, height)).toEqual(square),
);

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'busy'],
])('when the browser says %s, then the user reads %s', (name, problem) =>
  expect(problemOf(Object.assign(new Error('x'), { name }))).toBe(problem),
);
