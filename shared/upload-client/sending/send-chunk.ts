import { uploadBlock } from '#shared/contracts';
import { type ChunkPlan, rangeOf } from './chunk-plan.ts';
import { hasChunk, type PresentChunks } from './find-present.ts';
import { sendCall } from './send-call.ts';
import type { SendJob, SendTools } from './send-job.ts';
import type { SentBytes } from './sent-bytes.ts';
import { minSlice } from './slice-sizes.ts';

export interface ChunkToSend {
  readonly plan: ChunkPlan;
  /** Counted from 1. */
  readonly chunk: number;
  readonly present: PresentChunks;
  readonly sent: SentBytes;
}

/** Sends one chunk with its own MD5, unless the server has it. @throws as `sendCall` */
export async function sendChunk(job: SendJob, tools: SendTools, toSend: ChunkToSend): Promise<void> {
  const { plan, chunk, present, sent } = toSend;
  const { start, end } = rangeOf(plan, chunk);
  if (present.isUnknown && (await hasChunk(job, tools, plan, chunk))) {
    sent.onArrived(chunk, end - start);
    return;
  }
  const { signal, rank, name, md5, uid } = job;
  const content = job.content.slice(start, end);
  const body = {
    content,
    rank,
    onSent: (bytes: number) => sent.onSent(chunk, bytes),
    canShrink: () => plan.eachSize > minSlice,
  };
  await sendCall(tools.context, { kind: 'uploadunkerror', signal, body }, uploadBlock, {
    md5,
    chunk,
    chunks: plan.chunks,
    eachSize: plan.eachSize,
    fullSize: plan.size,
    size: content.size,
    name,
    fileName: name,
    uid,
    chunkMd5: await tools.hasher.hash(content, { signal }),
    file: new File([content], name),
  });
  sent.onArrived(chunk, end - start);
}
