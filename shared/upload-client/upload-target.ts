import type { StoredFile } from '#shared/contracts';
import { fileKeyOf, type PickedFile } from './picking/picked-file.ts';

/** Where a file goes. It is data, since it is kept with what is unfinished. */
export interface UploadTarget {
  /** The service that keeps the file. */
  readonly serverid: string;
  /** Where it goes, in the user's words; empty where nobody says. */
  readonly label: string;
  /** What the page does with the file afterwards, in its own words. */
  readonly destination?: Readonly<Record<string, string>> | undefined;
}

/** The last step of an upload, after its bytes are kept; the upload is done when it ends. A failure is one of the upload. */
export type FinishUpload = (
  file: StoredFile,
  upload: { readonly id: string; readonly target: UploadTarget },
  signal: AbortSignal,
) => Promise<void>;

/** Recognizes an upload: the same file for another place is another one. */
export function uploadKeyOf(picked: PickedFile, { destination }: UploadTarget): string {
  const key = fileKeyOf(picked);
  return destination ? JSON.stringify([key, destination]) : key;
}
