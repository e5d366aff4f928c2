import { expect, test } from 'vitest';
import { keepInside } from './keep-inside.ts';

const place = { left: 300, top: 100, width: 400, height: 300 };
const room = { width: 1000, height: 700 };

test('when there is room, then a dialog goes where it is moved', () => {
  expect(keepInside(place, room, { x: 40, y: -60 })).toEqual({ x: 40, y: -60 });
});

test('when it is moved beyond an edge, then it stops there', () => {
  expect(keepInside(place, room, { x: 900, y: 900 })).toEqual({ x: 300, y: 300 });
  expect(keepInside(place, room, { x: -900, y: -900 })).toEqual({ x: -300, y: -100 });
});

test('when the window became smaller than the dialog, then its title bar stays in reach', () => {
  expect(keepInside(place, { width: 350, height: 200 }, { x: 0, y: 0 })).toEqual({ x: -300, y: -100 });
});
