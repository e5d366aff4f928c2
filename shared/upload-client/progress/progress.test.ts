import { describe, expect, test } from 'vitest';
import { createMilestones, percentOf } from '../index.ts';
import type { UploadState } from '../machine/upload-state.ts';
import { createSpeedMeter } from './speed-meter.ts';
import { sumUp } from './totals.ts';

function upload(change: Partial<UploadState>): UploadState {
  const none = { priority: 0, hashedBytes: 0, sentBytes: 0, isHeldElsewhere: false, isInstant: false };
  return { id: 'u', name: 'a', path: 'a', label: '', size: 100, status: 'uploading', ...none, ...change };
}

describe('speed', () => {
  test('when bytes go out, then the speed is that of the last five seconds', () => {
    let now = 0;
    const meter = createSpeedMeter(() => now);
    expect(meter.speed()).toBe(0);
    expect(meter.secondsFor(10)).toBeUndefined();
    for (now = 0; now <= 10_000; now += 1000) meter.add(1000);
    now = 10_000;
    expect(meter.speed()).toBe(1000);
    expect(meter.secondsFor(5500)).toBe(6);
    now = 15_001;
    expect(meter.speed()).toBe(0);
  });

  test('when an upload has just begun, then one chunk makes no jump', () => {
    let now = 0;
    const meter = createSpeedMeter(() => now);
    meter.add(2000);
    now = 10;
    expect(meter.speed()).toBe(2000);
    now = 2000;
    expect(meter.speed()).toBe(1000);
  });
});

describe('percent', () => {
  test('when all bytes are sent, then 99 % stand until the server has put them together', () => {
    expect(percentOf(upload({ sentBytes: 100, status: 'merging' }))).toBe(99);
    expect(percentOf(upload({ sentBytes: 100, status: 'done' }))).toBe(100);
    expect(percentOf(upload({ size: 0 }))).toBe(0);
    expect(percentOf(upload({ sentBytes: 20 * 1024 ** 3, size: 40 * 1024 ** 3 }))).toBe(50);
  });

  test('when a percentage grows or falls back, then each quarter is said once', () => {
    const milestones = createMilestones();
    expect([0, 24, 25, 30, 10, 26, 80, 99, 100].map((percent) => milestones.next(percent))).toEqual([
      undefined,
      undefined,
      25,
      undefined,
      undefined,
      undefined,
      75,
      undefined,
      100,
    ]);
  });
});

test('when uploads are summed up, then what has failed or was aborted does not count', () => {
  const meter = createSpeedMeter(() => 0);
  const uploads = [
    upload({ sentBytes: 50 }),
    upload({ status: 'done', sentBytes: 100 }),
    upload({ status: 'failed', size: 900 }),
    upload({ status: 'aborted', size: 900 }),
  ];
  expect(sumUp(uploads, meter)).toMatchObject({ percent: 75, sentBytes: 150, size: 200 });
  expect(sumUp(uploads.slice(1), meter).percent).toBe(100);
  expect(sumUp([], meter)).toMatchObject({ percent: 0, secondsLeft: undefined });
});
