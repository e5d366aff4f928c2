import { request } from 'shell/request';
import { type AppRelease, appReleaseUpload } from '#shared/contracts';
import { createTransfer } from '#shared/transfer';

export interface SentArchive {
  readonly archive: { name: string; content: Blob };
  readonly signature: { text: string };
  readonly signal: AbortSignal;
  /** Called with the bytes that have gone out. */
  readonly onSent: (bytes: number) => void;
}

/** Uploads a signed archive. Fails silently: the page lists what is wrong. */
export function sendArchive({ archive, signature, signal, onSent }: SentArchive): Promise<AppRelease> {
  const file = new File([archive.content], archive.name, { type: 'application/zip' });
  return request(
    appReleaseUpload,
    { file, signature: signature.text },
    { signal, silent: true, transfer: createTransfer(onSent) },
  );
}
