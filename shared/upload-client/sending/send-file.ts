import {
  claimFile,
  possessionChallenge,
  type StoredFile,
  secondUploadCheck,
  uploadFile,
} from '#shared/contracts';
import { UploadError } from '../failures.ts';
import { isTransportError } from '../transport/upload-transport.ts';
import { judgeFailure } from './judge-failure.ts';
import { sendCall, TooLargeError } from './send-call.ts';
import { sendChunks } from './send-chunks.ts';
import type { SendJob, SendTools } from './send-job.ts';
import { defaultSlice, minSlice } from './slice-sizes.ts';

/** Bytes of the largest file that goes in one request (N02). */
const smallFile = defaultSlice;

/** A file that the server keeps. */
export interface SentFile {
  readonly file: StoredFile;
  /** No byte was sent (N01). */
  readonly isInstant: boolean;
}

/**
 * Brings a file to the server: asks whether it is there, then sends what is missing.
 * @throws as `sendCall`, but for TooLargeError
 */
export async function sendFile(job: SendJob, tools: SendTools): Promise<SentFile> {
  const known = (await checkFile(job, tools)) ?? (await claimByProof(job, tools));
  if (known) return { file: known, isInstant: true };
  job.dispatch({ type: 'upload' });
  const isSmall = job.content.size <= Math.min(smallFile, tools.sizes.current());
  const file = (isSmall && (await sendWhole(job, tools))) || (await sendChunks(job, tools));
  return { file, isInstant: false };
}

/** The file where the user has it already (N01). */
function checkFile({ md5, name, content, serverid, uid, signal }: SendJob, { context }: SendTools) {
  const payload = { md5, name, size: content.size, serverid, uid };
  return sendCall(context, { kind: 'checkerror', signal }, secondUploadCheck, payload);
}

/** The file where somebody of the unit has it, and this browser proves that it has the content too. */
async function claimByProof(job: SendJob, tools: SendTools): Promise<StoredFile | undefined> {
  const { context, hasher } = tools;
  const { md5, name, content, serverid, uid, signal } = job;
  if (content.size === 0) return undefined;
  const step = { kind: 'checkerror', signal, attempts: 1 } as const;
  try {
    const challenge = await sendCall(context, step, possessionChallenge, { md5, size: content.size });
    if (!challenge) return undefined;
    const parts = challenge.ranges.map(({ start, length }) => content.slice(start, start + length));
    const rangesMd5 = await hasher.hash(new Blob(parts), { signal });
    const { challengeId } = challenge;
    const proof = { challengeId, name, serverid, rangesMd5, uid };
    return (await sendCall(context, step, claimFile, proof)) ?? undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof UploadError && error.failure.kind === 'checkerror')) throw error;
    // A server without challenges takes the bytes. A claim whose answer was lost has made the file of this upload.
    return isLost(error) ? ((await checkFile(job, tools)) ?? undefined) : undefined;
  }
}

function isLost({ cause }: UploadError): boolean {
  return isTransportError(cause) && judgeFailure(cause).mayRepeat;
}

/** One request for a small file; undefined where something on the way does not take so much. */
async function sendWhole(job: SendJob, { context, sizes }: SendTools): Promise<StoredFile | undefined> {
  const { md5, name, content, serverid, uid, signal, rank, dispatch } = job;
  const canShrink = (): boolean => content.size > minSlice;
  const onSent = (bytes: number): void => dispatch({ type: 'sendProgress', bytes, isNew: true });
  const body = { content, rank, onSent, canShrink };
  const file = new File([content], name);
  try {
    return await sendCall(context, { kind: 'uploaderror', signal, body }, uploadFile, {
      serverid,
      file,
      uid,
      md5,
    });
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    while (sizes.current() >= content.size && sizes.shrink(content.size));
    return undefined;
  }
}
