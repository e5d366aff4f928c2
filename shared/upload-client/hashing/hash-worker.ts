// The first module of the worker that hashes files. A page starts it and lends it files; it reads nothing else.
import type { HashReply, HashRequest } from './hash-messages.ts';
import { serveHashes } from './serve-hashes.ts';

/** The part of a worker's global scope that is used here; the types of the page know another one. */
interface WorkerScope {
  postMessage(reply: HashReply): void;
  onmessage: ((event: MessageEvent<HashRequest>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const serve = serveHashes((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => serve(data);
scope.postMessage({ type: 'ready' });
