import type { PickedFile } from '#shared/upload-client';
import { findForbiddenExtension, maxChunks, uploadSizes } from '#shared/uploads';

/** Why a file is not taken (N05); `nofile`: there is none (N08). */
export type FileProblem =
  | { readonly reason: 'extension'; readonly extension: string }
  /** @property maxSize bytes */
  | { readonly reason: 'size'; readonly maxSize: number }
  | { readonly reason: 'unreadable' | 'nofile' };

/** A file that was not taken. */
export interface RefusedFile {
  readonly id: string;
  /** With the folders above it; empty where there is no file. */
  readonly path: string;
  readonly problem: FileProblem;
}

/** @param maxSize bytes that the app takes at most */
export function findProblem(file: PickedFile, serverid: string, maxSize?: number): FileProblem | undefined {
  const extension = findForbiddenExtension(file.fileName, serverid);
  if (extension !== undefined) return { reason: 'extension', extension };
  const most = Math.min(maxSize ?? Number.POSITIVE_INFINITY, maxChunks * uploadSizes.maxChunk);
  return file.size > most ? { reason: 'size', maxSize: most } : undefined;
}
