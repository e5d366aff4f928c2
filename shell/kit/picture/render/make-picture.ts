import { startWorker } from '../../../core/workers/index.ts';
import type { PictureOutcome, PictureTask } from './picture-worker.ts';
import { type PictureOrder, renderPicture } from './render-picture.ts';

const workerAddress = new URL('./picture-worker.ts?worker', import.meta.url);
/** Milliseconds until a worker counts as lost; the code of one is some thousand bytes. */
const startTimeout = 5_000;
/** Milliseconds for decoding and drawing; an old phone takes three seconds for what its camera makes. */
const workTimeout = 30_000;

/**
 * Cuts, turns and shrinks a picture off the page's own thread; where no worker starts, on it.
 * @throws Error for what cannot be decoded, or does not get small enough
 */
export async function makePicture(file: Blob, order: PictureOrder): Promise<Blob> {
  const worker = await startWorker(workerAddress, startTimeout);
  if (!worker) return renderPicture(file, order);
  try {
    const outcome = await ask(worker, { file, order });
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.picture;
  } finally {
    worker.terminate();
  }
}

function ask(worker: Worker, task: PictureTask): Promise<PictureOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the worker does not answer')), workTimeout);
    const end = (): void => clearTimeout(timer);
    worker.onmessage = ({ data }: MessageEvent<PictureOutcome>) => {
      end();
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new Error(message));
    };
    worker.postMessage(task);
  });
}
