import { expect, test } from 'vitest';
import { chooseStarts } from './choose-starts.ts';
import type { UploadState } from './upload-state.ts';

const limits = { hashing: 2, sending: 2 };

function upload(id: string, change: Partial<UploadState> = {}): UploadState {
  return {
    id,
    name: id,
    path: id,
    label: '',
    size: 10,
    status: 'queued',
    priority: 0,
    hashedBytes: 0,
    sentBytes: 0,
    isHeldElsewhere: false,
    isInstant: false,
    ...change,
  };
}

test('when files wait, then small ones are hashed first and hashed ones go in their order', () => {
  const uploads = [
    upload('large', { size: 90 }),
    upload('small', { size: 1 }),
    upload('middle', { size: 50 }),
    upload('hashed', { md5: 'a', size: 99 }),
    upload('hashed too', { md5: 'b' }),
    upload('hashed last', { md5: 'c' }),
  ];
  expect(chooseStarts(uploads, limits, true)).toEqual({
    hash: ['small', 'middle'],
    send: ['hashed', 'hashed too'],
  });
});

test('when a priority is higher, then neither size nor order counts', () => {
  const uploads = [upload('small', { size: 1 }), upload('urgent', { size: 90, priority: 1 })];
  expect(chooseStarts(uploads, { hashing: 1, sending: 1 }, true).hash).toEqual(['urgent']);
});

test('when places are taken, then nothing begins; what another tab holds takes none', () => {
  const busy = [
    upload('1', { status: 'hashing' }),
    upload('2', { status: 'hashing' }),
    upload('3', { status: 'merging' }),
    upload('4', { status: 'checking' }),
    upload('5'),
    upload('6', { md5: 'a' }),
  ];
  expect(chooseStarts(busy, limits, true)).toEqual({ hash: [], send: [] });
  const held = busy.map((each) => (each.id === '4' ? { ...each, isHeldElsewhere: true } : each));
  expect(chooseStarts(held, limits, true).send).toEqual(['6']);
});

test('when there is no network, then files are hashed and none is sent', () => {
  const uploads = [upload('1'), upload('2', { md5: 'a' })];
  expect(chooseStarts(uploads, limits, false)).toEqual({ hash: ['1'], send: [] });
});
