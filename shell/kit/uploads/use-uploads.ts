import { openUploads, useFinished } from './open-uploads.ts';
import type { FinishedUpload, PageUploads } from './page-uploads.ts';

export type AddUploads = PageUploads['add'];

export interface Uploads {
  /** Uploads files, or a folder as `readFolder` gives it. The uploader comes with the first call. */
  add: AddUploads;
  /** What this page has uploaded, the newest last. */
  finished: readonly FinishedUpload[];
}

/** The uploads of the page; they go on while the user moves between apps. */
export function useUploads(): Uploads {
  return { add, finished: useFinished() };
}

async function add(...[files, options]: Parameters<AddUploads>): Promise<readonly string[]> {
  return (await openUploads()).add(files, options);
}
