import { expect, test } from 'vitest';
import { hueShiftOf } from './hue-shift.ts';

test('when an app is drawn twice, then its tile has the same hue, within the circle', () => {
  expect(hueShiftOf('survey')).toBe(hueShiftOf('survey'));
  for (const code of ['', 'survey', '问卷']) {
    expect(hueShiftOf(code)).toBeGreaterThanOrEqual(0);
    expect(hueShiftOf(code)).toBeLessThan(360);
  }
});

test('when apps differ, then not all have one hue', () => {
  const hues = new Set(['prep', 'hw', 'exam', 'res', 'note', 'tt', 'attend', 'score'].map(hueShiftOf));
  expect(hues.size).toBeGreaterThan(3);
});
