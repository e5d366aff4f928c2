import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { DomainError } from '#shared/contracts';
import { exportLimits } from './export-limits.ts';
import { createRefusal, createSizeRefusal } from './refusal-texts.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

export interface ExportRun {
  /** Its body goes to the worker as it comes. */
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Sets the headers of the file, whose name is known before its first byte. */
  readonly onFile: (fileName: string) => void;
  /** Aborts when the browser has gone or the time is over. */
  readonly signal: AbortSignal;
}

/** Megabytes of objects in one worker; beyond them the table is too large. */
const maxHeap = 192;
const program = new URL('./export-worker.ts', import.meta.url);

/**
 * Makes one file of one table, in a thread of its own: the platform's own only moves bytes.
 * @throws DomainError before the first byte of the file; an error of another kind breaks an answer off that has begun
 */
export async function runExport({ request, response, onFile, signal }: ExportRun): Promise<void> {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: maxHeap } });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const end = waitForEnd(worker, response, onFile);
    const sending = sendBody(request, worker);
    // A refusal may come before the body has.
    await Promise.race([end, sending.then(() => end)]);
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

/** @throws DomainError `body_too_large`; the rest of the body is left unread */
async function sendBody(request: IncomingMessage, worker: Worker): Promise<void> {
  const say = (message: ToWorker, transfer: ArrayBuffer[] = []): void =>
    worker.postMessage(message, transfer);
  let received = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    // A copy: the bytes stand in memory that other requests share.
    const bytes = Uint8Array.from(chunk as Buffer);
    received += bytes.length;
    if (received > exportLimits.body) throw createSizeRefusal();
    say({ kind: 'body', bytes }, [bytes.buffer]);
  }
  say({ kind: 'body-end' });
}

function waitForEnd(
  worker: Worker,
  response: ServerResponse,
  onFile: (fileName: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'file') onFile(message.fileName);
      else if (message.kind === 'piece') sendPiece(worker, response, message.bytes);
      else if (message.kind === 'file-end') response.end(resolve);
      else reject(createRefusal(message.reason));
    });
    worker.once('error', (error) => reject(isOutOfMemory(error) ? createRefusal('too_many_cells') : error));
    worker.once('exit', () => reject(new DomainError('internal', { detail: 'the export worker ended' })));
  });
}

/** The worker goes on when the browser has taken the piece. */
function sendPiece(worker: Worker, response: ServerResponse, bytes: Uint8Array): void {
  const taken: ToWorker = { kind: 'taken' };
  if (response.write(bytes)) worker.postMessage(taken);
  else
    once(response, 'drain')
      .then(() => worker.postMessage(taken))
      .catch(() => undefined);
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
