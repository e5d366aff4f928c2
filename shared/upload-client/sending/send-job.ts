import type { Hasher } from '../hashing/hasher.ts';
import type { UploadEvent } from '../machine/upload-state.ts';
import type { SendContext } from './send-call.ts';
import type { SliceSizes } from './slice-sizes.ts';

/** One hashed file that is to be sent. */
export interface SendJob {
  readonly content: Blob;
  readonly name: string;
  readonly md5: string;
  /** Random id of the upload. */
  readonly uid: string;
  readonly serverid: string;
  readonly signal: AbortSignal;
  /** The higher gets a place first. */
  readonly rank: () => number;
  readonly dispatch: (event: UploadEvent) => void;
}

/** What all files of a page share. */
export interface SendTools {
  readonly context: SendContext;
  readonly hasher: Hasher;
  readonly sizes: SliceSizes;
  /** Off as soon as a server does not know `block_status`. */
  readonly server: { hasBlockStatus: boolean };
}
