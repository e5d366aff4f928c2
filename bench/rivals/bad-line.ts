import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface BadLineOptions {
  /** Port that connections lead to. */
  readonly port: number;
  /** Of all connections together, towards the server. */
  readonly bytesPerSecond: number;
  /** Bytes towards the server after which the next connection is cut. */
  readonly nextLength: () => number;
  /** Milliseconds without a byte in either direction after which a connection is cut. */
  readonly idleMs: number;
}

export interface BadLine {
  readonly url: string;
  /** Bytes towards the server so far, with their headers. */
  sentBytes(): number;
  /** Connections that were cut so far, but for idle ones. */
  cuts(): number;
  close(): Promise<void>;
}

/** A slow line that breaks, below HTTP: between a browser and whatever answers at the port. */
export async function startBadLine(options: BadLineOptions): Promise<BadLine> {
  const open = new Set<Socket>();
  const passBytes = createBucket(options.bytesPerSecond);
  let [sent, cuts] = [0, 0];

  async function carry(browser: Socket, server: Socket): Promise<void> {
    let left = options.nextLength();
    for await (const piece of browser as AsyncIterable<Buffer>) {
      await passBytes(piece.length);
      sent += piece.length;
      left -= piece.length;
      if (left < 0) {
        cuts += 1;
        return;
      }
      // What comes behind an early answer is taken and dropped, or the browser would not read that answer.
      if (server.writable && !server.write(piece)) await untilDrained(server);
    }
  }

  const listener = createServer({ noDelay: true }, (browser) => {
    const server = connect({ port: options.port, host: '127.0.0.1', noDelay: true });
    const end = (): void => {
      browser.destroy();
      open.delete(browser);
      server.destroy();
    };
    open.add(browser);
    browser.setTimeout(options.idleMs, end);
    for (const socket of [browser, server]) socket.on('error', () => undefined);
    browser.once('close', end);
    server.pipe(browser);
    carry(browser, server).then(end, end);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    sentBytes: () => sent,
    cuts: () => cuts,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
}

/** Bytes wait for their turn; all that share the bucket share its rate. */
function createBucket(bytesPerSecond: number): (bytes: number) => Promise<void> {
  let freeAt = 0;
  return async (bytes) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 1000) / bytesPerSecond;
    await pause(freeAt - now);
  };
}

function untilDrained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });
}
