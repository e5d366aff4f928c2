import { describe, expect, test } from 'vitest';
import { acceptsEvent } from '../index.ts';
import { reduceUpload } from './reduce-upload.ts';
import type { UploadEvent, UploadState, UploadStatus } from './upload-state.ts';

const failure = {
  kind: 'checkerror',
  message: 'no',
  status: 0,
  code: '',
  requestId: '',
  mayRetry: true,
} as const;
const file = { fileId: 'f', name: 'a', size: 10, type: 'x', md5: 'm', path: 'f' };
const queued: UploadState = {
  id: 'u',
  name: 'a',
  path: 'a',
  label: '',
  size: 10,
  status: 'queued',
  priority: 0,
  hashedBytes: 0,
  sentBytes: 0,
  isHeldElsewhere: false,
  isInstant: false,
};
const events: UploadEvent[] = [
  { type: 'hash' },
  { type: 'hashProgress', bytes: 5 },
  { type: 'hashed', md5: 'm' },
  { type: 'check' },
  { type: 'hold' },
  { type: 'release' },
  { type: 'upload' },
  { type: 'sendProgress', bytes: 5, isNew: true },
  { type: 'merge' },
  { type: 'gap' },
  { type: 'store', file, isInstant: false },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'disconnect' },
  { type: 'reconnect' },
  { type: 'fail', failure },
  { type: 'retry' },
  { type: 'abort' },
];

function run(...types: UploadEvent['type'][]): UploadState {
  return types.reduce(
    (state, type) => reduceUpload(state, events.find((event) => event.type === type) ?? expect.fail()),
    queued,
  );
}

describe('the states of an upload', () => {
  test('when a file is sent without trouble, then it passes all steps to the end', () => {
    const done = run('hash', 'hashProgress', 'hashed', 'check', 'upload', 'sendProgress', 'merge', 'store');
    expect(done).toMatchObject({ status: 'done', md5: 'm', hashedBytes: 10, sentBytes: 10, stored: file });
  });

  const table: [UploadStatus, UploadEvent['type'][]][] = [
    ['queued', ['hash', 'check', 'pause', 'fail', 'abort']],
    ['hashing', ['hashProgress', 'hashed', 'pause', 'fail', 'abort']],
    ['checking', ['hold', 'release', 'upload', 'store', 'pause', 'disconnect', 'fail', 'abort']],
    ['uploading', ['sendProgress', 'merge', 'store', 'pause', 'disconnect', 'fail', 'abort']],
    ['merging', ['gap', 'store', 'disconnect', 'fail', 'abort']],
    ['waiting', ['pause', 'reconnect', 'fail', 'abort']],
    ['paused', ['resume', 'abort']],
    ['done', []],
    ['failed', ['retry', 'abort']],
    ['aborted', ['retry']],
  ];
  test.each(table)('when an upload is %s, then only %j change it', (status, accepted) => {
    const state = { ...queued, status };
    for (const event of events) {
      const isAccepted = accepted.includes(event.type);
      expect(acceptsEvent(status, event.type)).toBe(isAccepted);
      expect(reduceUpload(state, event) === state).toBe(!isAccepted);
    }
  });

  test('when an upload fails and is tried again, then the failure goes and the hash stays', () => {
    const failed = run('hash', 'hashed', 'check', 'fail');
    expect(failed.failure).toEqual(failure);
    const again = reduceUpload(failed, { type: 'retry' });
    expect(again).toMatchObject({ status: 'queued', md5: 'm' });
    expect(again.failure).toBeUndefined();
  });

  test('when the parts did not make the file, then another attempt hashes again', () => {
    const wrong = { ...failure, kind: 'chunkmerge' } as const;
    const failed = reduceUpload(run('hash', 'hashed', 'check'), { type: 'fail', failure: wrong });
    const again = reduceUpload(failed, { type: 'retry' });
    expect(again.md5).toBeUndefined();
    expect(again.hashedBytes).toBe(0);
  });

  test('when another tab sends the content, then the upload says so until its turn', () => {
    expect(run('hash', 'hashed', 'check', 'hold').isHeldElsewhere).toBe(true);
    expect(run('hash', 'hashed', 'check', 'hold', 'release').isHeldElsewhere).toBe(false);
    expect(run('hash', 'hashed', 'check', 'hold', 'pause').isHeldElsewhere).toBe(false);
  });
});
