/** The program of a recogniser's thread. Its memory, about 500 MB, goes with the thread; what it throws ends it. */
import { parentPort } from 'node:worker_threads';
import { findFaces, openModels } from './find-faces.ts';
import { readPicture } from './read-picture.ts';
import type { FromWorker } from './worker-messages.ts';

async function see(bytes: Uint8Array): Promise<FromWorker> {
  const pixels = await readPicture(bytes);
  if (typeof pixels === 'string') return { kind: 'unseen', reason: pixels };
  return { kind: 'seen', picture: { faces: await findFaces(pixels), jpeg: Uint8Array.from(pixels.jpeg) } };
}

if (!parentPort) throw new Error('this is the program of a worker thread');
const port = parentPort;
await openModels();
port.on('message', async (bytes: Uint8Array) => port.postMessage(await see(bytes)));
const ready: FromWorker = { kind: 'ready' };
port.postMessage(ready);
