import { startWorker } from '../../../core/workers/index.ts';
import type { DetectorReply, DetectorRequest } from './detector-messages.ts';
import type { FaceDetector } from './face-detector.ts';
import { fetchModelFiles } from './model-files.ts';
import { scaleSight } from './scale-sight.ts';

/** After this long the user goes on without it, ms. */
const startLimit = 10_000;
/** A frame takes 20 ms; whatever takes this long does not answer any more. */
const frameLimit = 5_000;
/**
 * The target of the specification (O04) was tuned with the boxes of tracking.js. For the same face they are 220 px wide, and those of this
 * detector 229 to 250.
 */
const boxScale = 220 / 240;

/** The tiny detector of face-api on WebAssembly, in a worker: pages may compile none, and stay smooth meanwhile. */
export function createFaceDetector(): FaceDetector {
  const closing = new AbortController();
  let worker: Worker | undefined;

  return {
    async init() {
      const timer = setTimeout(() => closing.abort(new Error('too late')), startLimit);
      try {
        const [started, files] = await Promise.all([
          startWorker(new URL('./face-worker.ts?worker', import.meta.url), startLimit),
          fetchModelFiles(closing.signal),
        ]);
        worker = started;
        closing.signal.throwIfAborted();
        if (!started) throw new Error('the worker does not start');
        await ask(started, { type: 'init', ...files }, Object.values(files), startLimit);
        closing.signal.throwIfAborted();
      } catch (error) {
        worker?.terminate();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    async detect({ data, width, height }, wantsTurn) {
      if (!worker) throw new Error('the detector is closed');
      const pixels = data.buffer;
      const reply = await ask(
        worker,
        { type: 'detect', pixels, width, height, wantsTurn },
        [pixels],
        frameLimit,
      );
      if (reply.type !== 'seen') throw new Error('the worker answers something else');
      return scaleSight(reply, boxScale);
    },
    dispose() {
      closing.abort();
      worker?.terminate();
      worker = undefined;
    },
  };
}

function ask(
  worker: Worker,
  request: DetectorRequest,
  transfer: ArrayBuffer[],
  limit: number,
): Promise<DetectorReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the worker does not answer')), limit);
    worker.onmessage = ({ data }: MessageEvent<DetectorReply>) => {
      clearTimeout(timer);
      if (data.type === 'failed') reject(new Error(data.reason));
      else resolve(data);
    };
    worker.onerror = ({ message }) => {
      clearTimeout(timer);
      reject(new Error(message));
    };
    worker.postMessage(request, transfer);
  });
}
