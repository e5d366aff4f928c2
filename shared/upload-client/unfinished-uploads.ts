import { createFileChanged } from './failures.ts';
import { findLivingPages } from './keeping/living-page.ts';
import type { UnfinishedUpload } from './keeping/unfinished-store.ts';
import { type PickedFile, toPickedFile } from './picking/picked-file.ts';
import type { UploadTools } from './run-upload.ts';
import type { UploadEntry } from './upload-entry.ts';

/** What an earlier page left. */
export interface UnfinishedUploads {
  /** Those that are neither in the list nor in that of another tab. */
  listUnfinished(): Promise<readonly UnfinishedUpload[]>;
  /**
   * Goes on by the file's handle. Call it in an event of the user, since the browser may ask for leave.
   * @returns id of the upload; undefined where the user has to pick the file again
   * @throws UploadError `filechanged` where the file is another one by now
   */
  resumeUnfinished(key: string): Promise<string | undefined>;
  /**
   * Goes on with files that were picked again, each under the folders it had.
   * @returns files that are none of the unfinished ones
   */
  resumePicked(files: Iterable<File>): Promise<readonly File[]>;
  forgetUnfinished(key: string): Promise<void>;
}

/** Handles ask for leave after a reload; the types of the page do not know it. */
interface AskingHandle {
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

/** @param add puts a file into the list */
export function createUnfinishedUploads(
  entries: ReadonlyMap<string, UploadEntry>,
  { store }: UploadTools,
  add: (file: PickedFile, left: UnfinishedUpload) => string | undefined,
): UnfinishedUploads {
  return {
    async listUnfinished() {
      const keys = new Set([...entries.values()].map(({ key }) => key));
      const living = await findLivingPages();
      return (await store.list()).filter(({ key, page = '' }) => !keys.has(key) && !living.has(page));
    },
    async resumePicked(files) {
      const left = await store.list();
      const isOf =
        (file: File) =>
        ({ fileName, size, lastModified }: UnfinishedUpload): boolean =>
          file.name === fileName && file.size === size && file.lastModified === lastModified;
      return [...files].filter((file) => {
        const found = left.filter(isOf(file));
        for (const each of found) add(toPickedFile(file, each.webkitRelativePath), each);
        return found.length === 0;
      });
    },
    async resumeUnfinished(key) {
      const left = await store.find(key);
      const file = left && (await openFile(left));
      return file && add(toPickedFile(file, left.webkitRelativePath, left.handle), left);
    },
    forgetUnfinished: store.remove,
  };
}

async function openFile({ handle, size, lastModified }: UnfinishedUpload): Promise<File | undefined> {
  if (!handle) return undefined;
  const { requestPermission } = handle as AskingHandle;
  if ((await requestPermission?.call(handle, { mode: 'read' })) !== 'granted') return undefined;
  const file = await handle.getFile();
  if (file.size === size && file.lastModified === lastModified) return file;
  throw createFileChanged();
}
