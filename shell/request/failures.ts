import type { Outgoing, RequestOptions } from './options.ts';
import { RequestError } from './request-error.ts';
export const failUnreadable = (_o: Outgoing, _options: RequestOptions, cause: unknown): RequestError =>
  new RequestError({ kind: 'unreadable', message: '', cause });
