import { expect, test } from 'vitest';
import { estimateZoom, isZoomOdd } from './zoom-level.ts';

test.each([
  [1366, 1366, 1, 100],
  [1366, 1707, 0.8, 80],
  [1366, 1821, 0.75, 75],
  [1366, 1138, 1.2, 120],
  [1366, 911, 1.5, 150],
  [1920, 960, 4, 200],
  [1536, 1536, 1.25, 100],
  [1536, 1024, 1.875, 150],
  // A scroll bar or the edge of a window takes a little.
  [1382, 1366, 1, 101],
  // Developer tools beside the page.
  [1366, 866, 1, undefined],
  [0, 1366, 1, undefined],
  [1366, 0, 1, undefined],
])(
  'when the window is %s wide, the page %s and the ratio %s, then the zoom is %s',
  (outerWidth, innerWidth, devicePixelRatio, zoom) =>
    expect(estimateZoom({ outerWidth, innerWidth, devicePixelRatio })).toBe(zoom),
);

test.each([
  [79, true],
  [80, false],
  [100, false],
  [120, false],
  [121, true],
])('when the zoom is %s percent, then being odd is %s', (percent, odd) =>
  expect(isZoomOdd(percent)).toBe(odd),
);
