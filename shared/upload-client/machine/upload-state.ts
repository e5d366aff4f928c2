import type { StoredFile } from '#shared/contracts';
import type { UploadFailure } from '../failures.ts';

/**
 * `queued`: waits for its turn; `waiting`: waits for the network. A file goes back to `queued` once it is hashed, since
 * sending has limits of its own.
 */
export type UploadStatus =
  | 'queued'
  | 'hashing'
  | 'checking'
  | 'uploading'
  | 'paused'
  | 'waiting'
  | 'merging'
  | 'done'
  | 'failed'
  | 'aborted';

/** One file on its way; a change makes a new one. */
export interface UploadState {
  /** Names the upload on this page and, as `uid`, on the wire. */
  readonly id: string;
  readonly name: string;
  /** With the folders above it, where a folder was picked; else the name. */
  readonly path: string;
  /** Where it goes, in the user's words; empty where nobody said. */
  readonly label: string;
  /** Bytes. */
  readonly size: number;
  readonly status: UploadStatus;
  /** The higher goes first. */
  readonly priority: number;
  readonly hashedBytes: number;
  /** Bytes that the server has, with those on their way. */
  readonly sentBytes: number;
  readonly md5?: string;
  /** Another tab or another entry sends the same content; this one waits for it. */
  readonly isHeldElsewhere: boolean;
  readonly stored?: StoredFile;
  /** No byte was sent: the server had the content (N01). */
  readonly isInstant: boolean;
  readonly failure?: UploadFailure;
}

export type UploadEvent =
  | { readonly type: 'hash' | 'check' | 'upload' | 'merge' | 'gap' | 'pause' | 'resume' }
  | { readonly type: 'disconnect' | 'reconnect' | 'retry' | 'abort' | 'hold' | 'release' }
  | { readonly type: 'hashProgress'; readonly bytes: number }
  /** `isNew` is false for bytes that the server had before. */
  | { readonly type: 'sendProgress'; readonly bytes: number; readonly isNew: boolean }
  | { readonly type: 'hashed'; readonly md5: string }
  | { readonly type: 'store'; readonly file: StoredFile; readonly isInstant: boolean }
  | { readonly type: 'fail'; readonly failure: UploadFailure };
