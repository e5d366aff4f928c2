import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished, vi } from 'vitest';

/** A request as the stub received it. */
export interface Received {
  method: string;
  /** Path with query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Answer {
  status?: number;
  /** Objects travel as JSON. */
  body?: unknown;
  type?: string;
  headers?: Record<string, string>;
}

/** What the stub answers; a promise that never resolves lets the call hang. */
export type Answerer = (received: Received) => Answer | Promise<Answer>;

export function ok(data: unknown): Answer {
  return { body: { status: 200, code: 'ok', message: '', data } };
}

export function refused(status: number, message: string, more: object = {}): Answer {
  return {
    body: { status, code: 'refused', message, data: null, ...more },
  };
}

/** The events of a page, such as `offline`, which a test sends by `dispatchEvent`. */
export function stubWindow(): void {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
}

/** A real server that stands behind relative addresses for one test; gives what it received so far. */
export async function stubServer(answer: Answerer): Promise<Received[]> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    void (async () => {
      const seen = {
        method: req.method ?? '',
        url: req.url ?? '',
        headers: req.headers,
        body: await readBody(req),
      };
      received.push(seen);
      write(res, await answer(seen));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const realFetch = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(new URL(url, origin), init));
  stubWindow();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  });
  return received;
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function write(res: ServerResponse, { status = 200, body = '', type, headers }: Answer): void {
  const isText = typeof body === 'string';
  res.writeHead(status, { ...headers, 'content-type': type ?? (isText ? 'text/plain' : 'application/json') });
  res.end(isText ? body : JSON.stringify(body));
}
