import type { Md5State } from './md5-engine.ts';

/** What the page sends to the worker; `id` names one hash. */
export type HashRequest =
  | { readonly type: 'hash'; readonly id: number; readonly file: Blob; readonly saved?: Md5State | undefined }
  | { readonly type: 'end'; readonly id: number };

/** What the worker answers; `ready` comes once, as soon as it listens. */
export type HashReply =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly bytes: number }
  | { readonly type: 'state'; readonly id: number; readonly state: Md5State }
  | { readonly type: 'done'; readonly id: number; readonly md5: string }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly name: string; readonly message: string };
