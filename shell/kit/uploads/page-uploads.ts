import type { StoredFile } from '#shared/contracts';
import type { PickedFile, PickedFolder, Uploader } from '#shared/upload-client';
import type { SharedValue } from '../../core/shared-value/index.ts';
import type { UploadDestination } from './destination.ts';
import type { RefusedFile } from './find-problem.ts';

export interface UploadOptions {
  /** Where files go, in the user's words, such as the name of a folder. */
  label: string;
  /** Default: nothing but `onDone` and `useFinishedUploads`. */
  destination?: UploadDestination | undefined;
  /** The service that keeps the files; its rules say which it takes. Default `base`. */
  serverid?: string | undefined;
  /** Bytes that a file may have. Default: what the portal takes. */
  maxSize?: number | undefined;
  /** Called while this page lives; after a reload only the destination is left. The upload leaves the list then. */
  onDone?: ((file: StoredFile) => void) | undefined;
}

/** An upload that is done, with its file in its place. */
export interface FinishedUpload {
  readonly id: string;
  readonly file: StoredFile;
  readonly label: string;
  readonly destination: UploadDestination | undefined;
}

/** The uploader of a page with what it did not take. */
export interface PageUploads {
  readonly uploader: Uploader;
  readonly refused: SharedValue<readonly RefusedFile[]>;
  /** @returns ids of the uploads. @throws RequestError where folders could not be made; it has been shown */
  add(files: Iterable<File | PickedFile> | PickedFolder, options: UploadOptions): Promise<readonly string[]>;
  /** Ends what runs, and lets the page go. */
  close(): void;
}
