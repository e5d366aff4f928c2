import { expect, it } from 'vitest';
import { announcedSeconds, formatCountdown, secondsLeft } from './countdown.ts';

it('when time is left, then it is told in whole seconds, rounded up, never below nothing', () => {
  expect([secondsLeft(10_000, 0), secondsLeft(9_001, 0), secondsLeft(0, 1), secondsLeft(0, 9_999)]).toEqual([
    10, 10, 0, 0,
  ]);
});

it('when seconds are shown, then like a clock', () => {
  expect([formatCountdown(300), formatCountdown(65), formatCountdown(0)]).toEqual(['5:00', '1:05', '0:00']);
});

it('when it is read out, then minute by minute, then at half a minute and at ten seconds', () => {
  const said = [300, 299, 241, 240, 61, 60, 31, 30, 11, 10, 0].map(announcedSeconds);
  expect(said).toEqual([300, 300, 300, 240, 120, 60, 60, 30, 30, 10, 10]);
});
