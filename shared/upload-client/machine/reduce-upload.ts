import type { UploadEvent, UploadState, UploadStatus } from './upload-state.ts';

type Row = Partial<Record<UploadEvent['type'], UploadStatus>>;

/** What happens from every state, but from the last ones. */
const always = { pause: 'paused', abort: 'aborted', fail: 'failed' } satisfies Row;

/** State and event → next state. An event that is not in the row of a state changes nothing. */
const transitions: Readonly<Record<UploadStatus, Row>> = {
  queued: { ...always, hash: 'hashing', check: 'checking' },
  hashing: { ...always, hashProgress: 'hashing', hashed: 'queued' },
  checking: {
    ...always,
    hold: 'checking',
    release: 'checking',
    upload: 'uploading',
    store: 'done',
    disconnect: 'waiting',
  },
  uploading: {
    ...always,
    sendProgress: 'uploading',
    merge: 'merging',
    store: 'done',
    disconnect: 'waiting',
  },
  // The server puts the parts together, which nobody can pause.
  merging: { abort: 'aborted', fail: 'failed', gap: 'uploading', store: 'done', disconnect: 'waiting' },
  waiting: { ...always, reconnect: 'queued' },
  paused: { abort: 'aborted', resume: 'queued' },
  done: {},
  failed: { abort: 'aborted', retry: 'queued' },
  aborted: { retry: 'queued' },
};

/** The upload after an event; the same object where nothing changes. */
export function reduceUpload(state: UploadState, event: UploadEvent): UploadState {
  const status = transitions[state.status][event.type];
  if (status === undefined) return state;
  return { ...withDataOf(state, event), status };
}

/** Whether an event would change an upload, such as for the buttons beside it. */
export function acceptsEvent(status: UploadStatus, type: UploadEvent['type']): boolean {
  return transitions[status][type] !== undefined;
}

function withDataOf(state: UploadState, event: UploadEvent): UploadState {
  const { failure: _, ...rest } = state;
  const next: UploadState = { ...rest, isHeldElsewhere: event.type === 'hold' };
  switch (event.type) {
    case 'hashProgress':
      return { ...next, hashedBytes: event.bytes };
    case 'sendProgress':
      return { ...next, sentBytes: event.bytes };
    case 'hashed':
      return { ...next, md5: event.md5, hashedBytes: state.size };
    case 'store':
      return { ...next, stored: event.file, isInstant: event.isInstant, sentBytes: state.size };
    case 'retry':
      return state.failure?.kind === 'chunkmerge' ? hashAgain(next) : next;
    case 'fail':
      return { ...next, failure: event.failure };
    default:
      return next;
  }
}

/** The parts did not make the content that was hashed: the file may have changed meanwhile. */
function hashAgain(state: UploadState): UploadState {
  const { md5: _, ...rest } = state;
  return { ...rest, hashedBytes: 0, sentBytes: 0 };
}
