import { expect, test } from 'vitest';
import { findMorning } from './draw-help-pictures.ts';

test('when pictures are drawn at any hour, then it is nine in the zone of the browser', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 29, hour, 30));
    const there = now.toLocaleTimeString('en-GB', { timeZone: findMorning(now) });
    expect(there).toBe('09:30:00');
  }
});
