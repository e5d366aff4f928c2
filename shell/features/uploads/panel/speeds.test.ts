import { expect, test } from 'vitest';
import { createSpeedMeter, type UploadState } from '#shared/upload-client';
import { createSpeeds } from './speeds.ts';

function upload(sentBytes: number, status: UploadState['status'] = 'uploading'): UploadState {
  const none = { priority: 0, hashedBytes: 0, isHeldElsewhere: false, isInstant: false };
  return { id: 'u', name: 'a', path: 'a', label: '', size: 100, status, sentBytes, ...none };
}

test('when bytes go out, then they count; those that the server had, and those before a pause, do not', () => {
  let now = 0;
  const speeds = createSpeeds(() => createSpeedMeter(() => now));
  speeds.note([upload(50)]);
  expect(speeds.of('u')).toBe(0);
  now = 1000;
  speeds.note([upload(60)]);
  expect(speeds.of('u')).toBe(10);
  speeds.note([upload(60, 'paused')]);
  expect(speeds.of('u')).toBe(0);
});
