import { expect, test } from 'vitest';
import type { UploadState } from '#shared/upload-client';
import { chooseRows } from './choose-rows.ts';

function upload(id: string, status: UploadState['status']): UploadState {
  const none = { priority: 0, hashedBytes: 0, sentBytes: 0, isHeldElsewhere: false, isInstant: false };
  return { id, name: id, path: id, label: '', size: 1, status, ...none };
}

test('when more than a hundred files go, then a hundred are drawn, failures first and what has ended last', () => {
  const done = Array.from({ length: 90 }, (_, index) => upload(`d${index}`, 'done'));
  const queued = Array.from({ length: 60 }, (_, index) => upload(`q${index}`, 'queued'));
  const { shown, hidden } = chooseRows([...done, ...queued, upload('f', 'failed')]);
  expect(hidden).toBe(51);
  expect(shown.slice(0, 2).map(({ id }) => id)).toEqual(['f', 'q0']);
  expect(shown.at(-1)?.id).toBe('d38');
});

test('when there are fewer, then they stand in their order', () => {
  const uploads = [upload('a', 'done'), upload('b', 'failed')];
  expect(chooseRows(uploads)).toEqual({ shown: uploads, hidden: 0 });
});
