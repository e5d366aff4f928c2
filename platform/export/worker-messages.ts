import type { RefusalReason } from './refusal.ts';

/** What the platform says to the worker of one export. */
export type ToWorker =
  | { readonly kind: 'body'; readonly bytes: Uint8Array }
  | { readonly kind: 'body-end' }
  /** The browser has taken a piece of the file. */
  | { readonly kind: 'taken' };

/** What the worker says to the platform. After `refused` and `file-end` it is over. */
export type FromWorker =
  /** The table is sound, its file begins. */
  | { readonly kind: 'file'; readonly fileName: string }
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }
  | { readonly kind: 'file-end' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };
