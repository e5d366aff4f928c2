import { answer, answerUpload, type Route } from '#platform/http';
import {
  base64ConvertImage,
  blockStatus,
  blockUploadCheck,
  claimFile,
  mergeFile,
  possessionChallenge,
  type StoredFile,
  secondUploadCheck,
  showFile,
  storageUsage,
  uploadBlock,
  uploadFile,
} from '#shared/contracts';
import { uploadSizes } from '#shared/uploads';
import { readUsage, requireSpace } from './files/quotas.ts';
import { openFile } from './files/show-file.ts';
import type { UploadDeps } from './upload-deps.ts';
import { hasBlock, mapBlocks } from './uploads/block-status.ts';
import { askForProof, keepKnown, keepProved } from './uploads/keep-at-once.ts';
import { keepBase64Image } from './uploads/keep-base64-image.ts';
import { keepBlock } from './uploads/keep-block.ts';
import { keepSingle } from './uploads/keep-single.ts';
import { createMergesAhead } from './uploads/merge-ahead.ts';
import { mergeBlocks } from './uploads/merge-blocks.ts';
import { type ReceivedPart, receiveContent, receivePart } from './uploads/receive-content.ts';
import { createSingleFlight } from './uploads/single-flight.ts';

/** Uploads, in one request or in chunks, and what becomes of them. */
export function createUploadRoutes(given: UploadDeps): Route[] {
  const deps = { ...given, mergesAhead: createMergesAhead(given) };
  const {
    database: { db },
    blobs,
    quotas,
  } = deps;
  const shareMerge = createSingleFlight<StoredFile>();
  const discard = ({ key }: Pick<ReceivedPart, 'key'>): Promise<void> => blobs.remove(key);
  return [
    answer(secondUploadCheck, ({ principal, payload }) => keepKnown(deps, principal, payload)),
    answer(possessionChallenge, ({ principal, payload }) => askForProof(deps, principal, payload)),
    answer(claimFile, ({ principal, payload }) => keepProved(deps, principal, payload)),
    answerUpload(uploadFile, {
      maxFileSize: uploadSizes.maxSingle,
      keep: async (file, principal) => {
        // Who has no space at all sends nothing.
        await requireSpace(db, quotas, principal, 0);
        return receiveContent(deps, file);
      },
      discard,
      handle: ({ principal, payload, kept }) => keepSingle(deps, principal, payload, kept),
    }),
    answer(blockUploadCheck, ({ principal, payload }) => hasBlock(deps, principal, payload)),
    answer(blockStatus, ({ principal, payload }) => mapBlocks(deps, principal, payload)),
    answerUpload(uploadBlock, {
      maxFileSize: uploadSizes.maxChunk,
      keep: (file) => receivePart(deps, file),
      discard,
      handle: ({ principal, payload, kept }) => keepBlock(deps, principal, payload, kept),
    }),
    answer(mergeFile, ({ principal, payload }) => {
      const { userId, unitId } = principal;
      const { md5, size, name, serverid, uid } = payload;
      const key = JSON.stringify([unitId, userId, md5, size, name, serverid, uid]);
      return shareMerge(key, () => mergeBlocks(deps, principal, payload));
    }),
    answer(base64ConvertImage, ({ principal, payload }) => keepBase64Image(deps, principal, payload)),
    answer(showFile, ({ principal, payload }) => openFile(deps, principal, payload)),
    answer(storageUsage, ({ principal }) => readUsage(db, quotas, principal)),
  ];
}
