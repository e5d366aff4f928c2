import type { Server } from './processes.ts';

interface Reply {
  readonly id: number;
  readonly result?: { readonly usedSize?: number };
}

/**
 * Kilobytes of live objects in a server that was started with `--inspect=<port>`, after a collection.
 * @throws Error when nothing listens there
 */
export const measureHeap = async (inspectPort: number): Promise<number> => {
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
      socket.addEventListener('message', function hear({ data }) {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(reply);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await send('HeapProfiler.collectGarbage');
  const { result } = await send('Runtime.getHeapUsage');
  socket.close();
  return (result?.usedSize ?? Number.NaN) / 1_000;
};

/** Kilobytes of memory that a server has taken from the machine. */
export const measureResident = (server: Server): number => (server.memory().now * 1_048_576) / 1_000;
