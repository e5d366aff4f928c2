import { mergeFile, type StoredFile } from '#shared/contracts';
import { UploadError } from '../failures.ts';
import { isTransportError } from '../transport/upload-transport.ts';
import { type ChunkPlan, createChunkPlan, presentBytes } from './chunk-plan.ts';
import { findPresent, type PresentChunks } from './find-present.ts';
import { sendCall, TooLargeError } from './send-call.ts';
import { sendChunk } from './send-chunk.ts';
import type { SendJob, SendTools } from './send-job.ts';
import { createSentBytes, type SentBytes } from './sent-bytes.ts';

/** More never run at a time for all files together. */
const lanes = 6;
/** So often the server may find parts missing before the upload fails. */
const maxGaps = 2;
/** A large file takes time to put together; as long as any call may take. */
const mergeMs = 20 * 60_000;
/** Fewer say nothing about the speed of a network. */
const fewChunks = 4;

/**
 * Sends what the server does not have of a large file, and has it put together (N03).
 * @throws as `sendCall`, but for TooLargeError
 */
export async function sendChunks(job: SendJob, tools: SendTools): Promise<StoredFile> {
  const report = (bytes: number, isNew: boolean): void =>
    job.dispatch({ type: 'sendProgress', bytes, isNew });
  const sent = createSentBytes(report, () => tools.context.clock.now());
  for (let gaps = 0; ; gaps += 1) {
    const plan = await sendMissing(job, tools, sent);
    job.dispatch({ type: 'merge' });
    try {
      return await merge(job, tools, plan);
    } catch (error) {
      if (gaps >= maxGaps || !isGap(error)) throw error;
      job.dispatch({ type: 'gap' });
    }
  }
}

/** @returns how the file was cut in the end */
async function sendMissing(job: SendJob, tools: SendTools, sent: SentBytes): Promise<ChunkPlan> {
  for (;;) {
    const plan = createChunkPlan(job.content.size, tools.sizes.current());
    const present = await findPresent(job, tools, plan);
    sent.start(presentBytes(plan, present));
    try {
      await sendByPlan(job, tools, { plan, present, sent });
      return plan;
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      tools.sizes.shrink(plan.eachSize);
    }
  }
}

interface Sending {
  readonly plan: ChunkPlan;
  readonly present: PresentChunks;
  readonly sent: SentBytes;
}

/** Several chunks at a time; the first failure ends the others. */
async function sendByPlan(job: SendJob, tools: SendTools, { plan, present, sent }: Sending): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([job.signal, stop.signal]);
  const times: { count: number; sumMs: number } = { count: 0, sumMs: 0 };
  let next = 1;

  async function runLane(): Promise<void> {
    while (next <= plan.chunks) {
      const chunk = next;
      next += 1;
      if (present.has(chunk)) continue;
      const startedAt = tools.context.clock.now();
      await sendChunk({ ...job, signal }, tools, { plan, chunk, present, sent });
      times.count += 1;
      times.sumMs += tools.context.clock.now() - startedAt;
    }
  }

  const running = Array.from({ length: Math.min(lanes, plan.chunks) }, runLane);
  try {
    await Promise.all(running);
  } catch (error) {
    stop.abort(error);
    await Promise.allSettled(running);
    job.signal.throwIfAborted();
    throw error;
  }
  if (times.count >= fewChunks) tools.sizes.onFileSent(times.sumMs / times.count);
}

function merge(job: SendJob, { context }: SendTools, { chunks, eachSize, size }: ChunkPlan) {
  const { md5, name, serverid, uid, signal } = job;
  const step = { kind: 'chunkmerge', signal, stallMs: mergeMs } as const;
  return sendCall(context, step, mergeFile, { md5, name, size, chunks, serverid, eachSize, uid });
}

/** Whether the server says that parts are missing or wrong. */
function isGap(error: unknown): boolean {
  return error instanceof UploadError && isTransportError(error.cause) && error.cause.status === 409;
}
