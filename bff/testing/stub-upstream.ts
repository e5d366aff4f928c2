import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Services at the network edge of a test: echoes every request, unless a path has a handler of its own. */
export interface StubUpstream {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** Every request that arrived, as `METHOD path`. */
  readonly calls: string[];
  on(path: string, handler: Handler): void;
  close(): Promise<void>;
}

export async function startStubUpstream(port = 0): Promise<StubUpstream> {
  const handlers = new Map<string, Handler>();
  const calls: string[] = [];
  const server = createServer((req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    calls.push(`${req.method} ${path}`);
    (handlers.get(path) ?? echo)(req, res);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    server,
    calls,
    on: (path, handler) => handlers.set(path, handler),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function answerEnvelope(
  res: ServerResponse,
  data: unknown,
  { status = 200, code = '', setCookies = [] as string[] } = {},
): void {
  if (setCookies.length > 0) res.setHeader('set-cookie', setCookies);
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify({ status, code: code || (status === 200 ? 'ok' : 'refused'), message: '', data }));
}

const echo: Handler = (req, res) => {
  let bytes = 0;
  let text = '';
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes < 10_000) text += chunk.toString();
  });
  req.on('end', () => {
    const { method, url, headers, rawHeaders } = req;
    answerEnvelope(res, { method, url, headers, rawHeaders, bytes, text });
  });
};
