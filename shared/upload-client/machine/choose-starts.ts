import type { UploadState, UploadStatus } from './upload-state.ts';

export interface StartLimits {
  /** Files that are hashed at a time. */
  readonly hashing: number;
  /** Files that are checked, sent or merged at a time. */
  readonly sending: number;
}

/** What may begin now, by id. */
export interface Starts {
  readonly hash: readonly string[];
  readonly send: readonly string[];
}

const sendingStatuses: ReadonlySet<UploadStatus> = new Set(['checking', 'uploading', 'merging']);

/**
 * Chooses what begins next. Higher priority goes first. Among equals, small files are hashed first, and
 * hashed files are sent in the order of the list.
 * @param uploads in the order of the list
 */
export function chooseStarts(
  uploads: readonly UploadState[],
  limits: StartLimits,
  isOnline: boolean,
): Starts {
  const queued = uploads.filter(({ status }) => status === 'queued');
  const hashing = uploads.filter(({ status }) => status === 'hashing').length;
  const sending = uploads.filter(isSending).length;
  const toHash = queued.filter(({ md5 }) => md5 === undefined).sort(bySmallest);
  const toSend = isOnline ? queued.filter(({ md5 }) => md5 !== undefined).sort(byPriority) : [];
  return {
    hash: toHash.slice(0, Math.max(0, limits.hashing - hashing)).map(({ id }) => id),
    send: toSend.slice(0, Math.max(0, limits.sending - sending)).map(({ id }) => id),
  };
}

/** What waits for another tab takes no place from others. */
function isSending({ status, isHeldElsewhere }: UploadState): boolean {
  return sendingStatuses.has(status) && !isHeldElsewhere;
}

function byPriority(one: UploadState, other: UploadState): number {
  return other.priority - one.priority;
}

function bySmallest(one: UploadState, other: UploadState): number {
  return byPriority(one, other) || one.size - other.size;
}
