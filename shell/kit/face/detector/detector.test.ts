import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it, test } from 'vitest';
import { measureBrightness } from './measure-brightness.ts';
import { measureTurn } from './measure-turn.ts';
import { modelHashes } from './model-files.ts';
import { scaleSight } from './scale-sight.ts';

const require = createRequire(import.meta.url);

test.each([
  ['wasm', '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm'],
  ['detector', '@vladmandic/face-api/model/tiny_face_detector_model.bin'],
  ['landmarks', '@vladmandic/face-api/model/face_landmark_68_tiny_model.bin'],
] as const)('when %s comes with its package, then it is the file that was tried', (name, file) => {
  const bytes = readFileSync(require.resolve(file));
  expect(`sha256-${createHash('sha256').update(bytes).digest('base64')}`).toBe(modelHashes[name]);
});

it('when a box is scaled, then it keeps its middle', () => {
  const face = { x: 100, y: 100, width: 240, height: 120 };
  const { faces } = scaleSight({ faces: [face], brightness: 1, turn: undefined }, 0.5);
  expect(faces).toEqual([{ x: 160, y: 130, width: 120, height: 60 }]);
});

function grey(width: number, height: number, valueAt: (x: number) => number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => valueAt((at >> 2) % width));
}

it('when a face is lit before a dark wall, then the face counts', () => {
  const rgba = grey(64, 64, (x) => (x < 32 ? 200 : 0));
  expect(measureBrightness(rgba, 64, { x: 0, y: 0, width: 32, height: 64 })).toBeCloseTo(200);
  expect(measureBrightness(rgba, 64)).toBeCloseTo(100);
  expect(measureBrightness(rgba, 64, { x: -20, y: -20, width: 10, height: 10 })).toBe(0);
});

function landmarksWithNoseAt(x: number): { x: number }[] {
  const points = Array.from({ length: 68 }, () => ({ x: 0 }));
  points[16] = { x: 100 };
  points[30] = { x };
  return points;
}

it.each([
  [50, 0],
  [75, 0.5],
  [20, -0.6],
  [140, 1],
])('when the nose is at %i of 100 between the ears, then the turn is %f', (nose, turn) => {
  expect(measureTurn(landmarksWithNoseAt(nose))).toBeCloseTo(turn);
});
