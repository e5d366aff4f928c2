// The first module of the worker that finds faces. A page lends it models and pixels; it reads nothing else.
import { createFaceFinder, type FaceFinder } from './create-face-finder.ts';
import type { DetectorReply, DetectorRequest } from './detector-messages.ts';

/** The part of a worker's global scope that is used here; the types of the page know another one. */
interface WorkerScope {
  postMessage(reply: DetectorReply): void;
  onmessage: ((event: MessageEvent<DetectorRequest>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
let finder: FaceFinder | undefined;

scope.onmessage = ({ data }) => void answer(data);
scope.postMessage({ type: 'listening' });

async function answer(request: DetectorRequest): Promise<void> {
  try {
    if (request.type === 'init') {
      finder = await createFaceFinder(request);
      scope.postMessage({ type: 'ready' });
    } else if (finder) {
      scope.postMessage({ type: 'seen', ...(await finder(request)) });
    }
  } catch (error) {
    scope.postMessage({ type: 'failed', reason: String(error) });
  }
}
