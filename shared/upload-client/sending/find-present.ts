import { blockStatus, blockUploadCheck } from '#shared/contracts';
import { UploadError } from '../failures.ts';
import { isTransportError } from '../transport/upload-transport.ts';
import { type ChunkPlan, type ChunkSet, parseChunkSet } from './chunk-plan.ts';
import { sendCall } from './send-call.ts';
import type { SendJob, SendTools } from './send-job.ts';

/** Which chunks the server has, as far as one call says it. */
export interface PresentChunks extends ChunkSet {
  /** The server does not say it in one answer; each chunk is asked for by itself. */
  readonly isUnknown: boolean;
}

const unknown: PresentChunks = { isUnknown: true, has: () => false };

/**
 * Asks for all chunks in one call.
 * @returns unknown where the server does not have that call
 */
export async function findPresent(job: SendJob, tools: SendTools, plan: ChunkPlan): Promise<PresentChunks> {
  if (!tools.server.hasBlockStatus) return unknown;
  const { md5, signal } = job;
  const { size, eachSize } = plan;
  try {
    const step = { kind: 'checkchunkerror', signal } as const;
    const { present } = await sendCall(tools.context, step, blockStatus, { md5, size, eachSize });
    return { isUnknown: false, has: parseChunkSet(present).has };
  } catch (error) {
    if (!isMissingCall(error)) throw error;
    tools.server.hasBlockStatus = false;
    return unknown;
  }
}

/** Asks for one chunk (N03). */
export function hasChunk(job: SendJob, { context }: SendTools, plan: ChunkPlan, chunk: number) {
  const { md5, name, uid, signal } = job;
  return sendCall(context, { kind: 'checkchunkerror', signal }, blockUploadCheck, {
    ...plan,
    md5,
    name,
    uid,
    chunk,
  });
}

function isMissingCall(error: unknown): boolean {
  if (!(error instanceof UploadError && isTransportError(error.cause))) return false;
  return error.cause.status === 404 || error.cause.status === 405;
}
