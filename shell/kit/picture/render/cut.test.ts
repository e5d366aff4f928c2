import { describe, expect, test } from 'vitest';
import { centreCut, toPixels, turnSize } from './cut.ts';

const wide = { width: 400, height: 300 };

test('when a picture is turned by a quarter, then width and height change places; by half, they do not', () => {
  expect([turnSize(wide, 1), turnSize(wide, 2)]).toEqual([{ width: 300, height: 400 }, wide]);
});

describe('a cut', () => {
  test('when it is given in percent, then its pixels follow from the picture', () => {
    expect(toPixels({ x: 25, y: 10, width: 50, height: 90 }, wide)).toEqual({
      x: 100,
      y: 30,
      width: 200,
      height: 270,
    });
  });

  test.each([
    [{ x: -5, y: 90, width: 300, height: 50 }],
    [{ x: 100, y: 100, width: 10, height: 10 }],
    [{ x: 50, y: 50, width: 0, height: 0 }],
  ])('when it is %j, then it stays inside the picture and keeps a pixel', (cut) => {
    const { x, y, width, height } = toPixels(cut, wide);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    expect([x + width <= wide.width, y + height <= wide.height]).toEqual([true, true]);
  });

  test.each([
    ['a wide picture', wide],
    ['a high picture', { width: 300, height: 400 }],
  ])('when it has to be square in %s, then it is the largest one in the middle', (_, size) => {
    const { x, y, width, height } = toPixels(centreCut(size, 1), size);
    expect([width, height]).toEqual([300, 300]);
    expect([2 * x + width, 2 * y + height]).toEqual([size.width, size.height]);
  });

  test('when it may have any shape, then it is the whole picture', () => {
    expect(toPixels(centreCut(wide, undefined), wide)).toEqual({ x: 0, y: 0, ...wide });
  });
});
