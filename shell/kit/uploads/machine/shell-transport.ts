import { createTransfer } from '#shared/transfer';
import type { UploadTransport } from '#shared/upload-client';
import { request } from '../../../core/request/index.ts';

/** Uploads through the requests of the shell: with its session, its headers, one refresh and its errors. */
export function createShellTransport(): UploadTransport {
  return {
    reportsProgress: true,
    send: (call, payload, { signal, onSent }) =>
      request(call, payload, { signal, silent: true, transfer: createTransfer(onSent) }),
  };
}
