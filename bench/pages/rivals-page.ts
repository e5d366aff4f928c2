// Runs in the browser of the measurement: sends the picked file in one of several ways, each with what its documents tell.
import Uppy from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import { Upload } from 'tus-js-client';
import { createTransport, createUploader, type HashWorker, type UploadState } from '#shared/upload-client';

/** How a file is sent. `chunk` is what the proxy takes, which the user of `tus` has to know. */
export type WayToSend =
  | { readonly client: 'portal' | 'uppy' }
  | { readonly client: 'tus'; readonly chunk?: number };

/** What became of one file. */
export interface Sent {
  readonly seconds: number;
  /** Where the portal keeps the file; empty elsewhere. */
  readonly path: string;
  /** Why it did not finish; empty where it did. */
  readonly failure: string;
}

declare global {
  /** What the measurement calls. @param hashScript code of the worker that hashes */
  var sendPicked: (way: WayToSend, hashScript: string, limitMs: number) => Promise<Sent>;
}

globalThis.sendPicked = async (way, hashScript, limitMs) => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no file is picked');
  const start = performance.now();
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('not within the time')), limitMs);
  });
  const sent = await Promise.race([send(way, file, hashScript), tooLate]).then(
    (path) => ({ path, failure: '' }),
    (error: unknown) => ({ path: '', failure: error instanceof Error ? error.message : String(error) }),
  );
  return { ...sent, seconds: (performance.now() - start) / 1000 };
};

function send(way: WayToSend, file: File, hashScript: string): Promise<string> {
  if (way.client === 'portal') return sendToPortal(file, hashScript);
  return way.client === 'tus' ? sendByTus(file, way.chunk) : sendByUppy(file);
}

function sendToPortal(file: File, hashScript: string): Promise<string> {
  const uploader = createUploader({
    owner: 'bench',
    transport: createTransport(),
    startWorker: () => startHashWorker(hashScript),
  });
  const { ids } = uploader.add([file]);
  return new Promise((resolve, reject) => {
    const check = ({ id, status, stored, failure }: UploadState): void => {
      if (id !== ids[0]) return;
      if (status === 'done') resolve(stored?.path ?? '');
      else if (status === 'failed') reject(new Error(`${failure?.kind}: ${failure?.message}`));
    };
    uploader.subscribe(() => uploader.getUploads().forEach(check));
  });
}

function startHashWorker(script: string): Promise<HashWorker> {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address);
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => reject(new Error('the worker did not start')), { once: true });
  });
}

/** The delays are those of its documents; each piece that arrives begins them anew. */
function sendByTus(file: File, chunk = Number.POSITIVE_INFINITY): Promise<string> {
  return new Promise((resolve, reject) => {
    new Upload(file, {
      endpoint: '/files',
      chunkSize: chunk,
      retryDelays: [0, 3000, 5000, 10_000, 20_000],
      metadata: { filename: file.name, filetype: file.type },
      onError: reject,
      onSuccess: () => resolve(''),
    }).start();
  });
}

/** It repeats a request thrice by itself; there is nothing to set. */
async function sendByUppy(file: File): Promise<string> {
  const uppy = new Uppy().use(XHRUpload, { endpoint: '/form' });
  uppy.addFile({ name: file.name, type: file.type, data: file });
  const { failed = [] } = (await uppy.upload()) ?? {};
  if (failed[0]) throw new Error(failed[0].error ?? 'failed');
  return '';
}
