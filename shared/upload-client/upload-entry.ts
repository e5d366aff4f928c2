import { createFileChanged } from './failures.ts';
import type { Md5State } from './hashing/md5-engine.ts';
import type { UnfinishedUpload } from './keeping/unfinished-store.ts';
import type { PickedFile } from './picking/picked-file.ts';
import type { SentFile } from './sending/send-file.ts';
import { type UploadTarget, uploadKeyOf } from './upload-target.ts';

/** What a page knows of an upload beside its state. */
export interface UploadEntry {
  readonly picked: PickedFile;
  readonly key: string;
  readonly target: UploadTarget;
  /** Which page it is in. */
  readonly page: string;
  /** Ends what runs for it now. */
  controller: AbortController;
  /** Where the hash goes on. */
  hashState: Md5State | undefined;
  /** Present once its bytes are kept, so that no attempt sends them again. */
  sent: SentFile | undefined;
}

export function createUploadEntry(picked: PickedFile, target: UploadTarget, page: string): UploadEntry {
  return {
    picked,
    key: uploadKeyOf(picked, target),
    target,
    page,
    controller: new AbortController(),
    hashState: undefined,
    sent: undefined,
  };
}

/** What a reload needs of an entry. @param md5 once the file is hashed */
export function toUnfinished(
  { picked, key, target, page, hashState }: UploadEntry,
  priority: number,
  md5?: string,
): Omit<UnfinishedUpload, 'owner' | 'touchedAt'> {
  const { fileName, webkitRelativePath, size, lastModified, handle } = picked;
  return {
    key,
    fileName,
    webkitRelativePath,
    size,
    lastModified,
    ...target,
    priority,
    page,
    md5,
    hashState: md5 ? undefined : hashState,
    handle,
  };
}

/** @throws UploadError where the file on disk is another one by now. Only a handle shows that */
export async function requireUnchanged({ file, handle }: PickedFile): Promise<void> {
  if (!handle) return;
  const now = await handle.getFile();
  if (now.size === file.size && now.lastModified === file.lastModified) return;
  throw createFileChanged();
}
