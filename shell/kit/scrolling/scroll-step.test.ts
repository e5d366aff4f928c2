import { expect, test } from 'vitest';
import { movementOfKey, stepOfWheel } from './scroll-step.ts';

test('when a wheel turns, then it moves by 15 px, and a touchpad by what it asks for, if that is less', () => {
  expect([120, -120, 4, -4, 0].map(stepOfWheel)).toEqual([15, -15, 4, -4, 0]);
});

test('when an arrow key is pressed, then it moves by 15 px, and other keys are the browser’s', () => {
  expect(movementOfKey('ArrowDown')).toEqual({ left: 0, top: 15 });
  expect(movementOfKey('ArrowLeft')).toEqual({ left: -15, top: 0 });
  expect(movementOfKey('PageDown')).toBeUndefined();
});
