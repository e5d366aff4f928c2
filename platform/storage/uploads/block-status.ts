import type { Principal } from '#platform/http';
import type { AnswerOf, blockStatus, blockUploadCheck, ParsedPayloadOf } from '#shared/contracts';
import { countChunks, findChunkSize, spanOfChunk } from '#shared/uploads';
import type { UploadDeps } from '../upload-deps.ts';
import { coverSpan, mapChunks } from './cover-spans.ts';
import { ownerOf } from './keep-block.ts';
import { requireFewChunks } from './require-few-chunks.ts';
import { findUpload, listParts, type UploadPart } from './upload-rows.ts';

/** Whether one chunk is there. The wire counts it from 1. */
export async function hasBlock(
  deps: UploadDeps,
  principal: Principal,
  { md5, size, chunks, chunk, eachSize }: ParsedPayloadOf<typeof blockUploadCheck>,
): Promise<boolean> {
  const chunkSize = findChunkSize({ size, chunks, eachSize });
  if (chunkSize === undefined || chunk < 1 || chunk > Math.max(chunks, 1)) return false;
  const { isBegun, parts } = await partsOf(deps, principal, { md5, size });
  return isBegun && coverSpan(parts, spanOfChunk(size, chunkSize, chunk - 1)) !== undefined;
}

/** Which chunks are there. @throws DomainError `invalid_input` for more chunks than a file may have */
export async function mapBlocks(
  deps: UploadDeps,
  principal: Principal,
  { md5, size, eachSize }: ParsedPayloadOf<typeof blockStatus>,
): Promise<AnswerOf<typeof blockStatus>> {
  const chunks = countChunks(size, eachSize);
  requireFewChunks(chunks);
  const { isBegun, parts } = await partsOf(deps, principal, { md5, size });
  const map = isBegun ? mapChunks(parts, size, eachSize) : Buffer.alloc(Math.ceil(chunks / 8));
  return { chunks, present: map.toString('base64url') };
}

async function partsOf(
  { database: { db } }: UploadDeps,
  principal: Principal,
  content: { md5: string; size: number },
): Promise<{ isBegun: boolean; parts: UploadPart[] }> {
  const id = await findUpload(db, { ...ownerOf(principal), ...content });
  return { isBegun: id !== undefined, parts: id === undefined ? [] : await listParts(db, id) };
}
