import type { Server } from './processes.ts';

interface Reply {
  readonly id: number;
  readonly result?: { readonly usedSize?: number; readonly backingStorageSize?: number };
}

/**
 * Kilobytes of live objects, and of the buffers that they hold, in a server that was started with `--inspect=<port>`, after a collection.
 * @throws Error when nothing listens there
 */
export async function measureHeap(inspectPort: number): Promise<{ objects: number; buffers: number }> {
  const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('the server cannot be inspected');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let last = 0;
  const send = (method: string): Promise<Reply> =>
    new Promise((resolve) => {
      last += 1;
      const id = last;
      socket.addEventListener('message', function onMessage({ data }) {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== id) return;
        socket.removeEventListener('message', onMessage);
        resolve(reply);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await send('HeapProfiler.collectGarbage');
  const { result } = await send('Runtime.getHeapUsage');
  socket.close();
  const { usedSize = Number.NaN, backingStorageSize = Number.NaN } = result ?? {};
  return { objects: usedSize / 1_000, buffers: backingStorageSize / 1_000 };
}

/** Kilobytes of memory that a server has taken from the machine. */
export function measureResident(server: Server): number {
  return (server.memory().now * 1_048_576) / 1_000;
}
