import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a proxy does to one request. `cut` breaks the line when half of the body has passed; `drop` takes the body, passes nothing on
 * and breaks the line; `hang` takes the body and is silent; `lose answer` lets the portal do its work and breaks the line.
 */
export type Treatment =
  | 'cut'
  | 'drop'
  | 'hang'
  | 'lose answer'
  /** Takes away what says that the portal's own page asks. */
  | 'strip headers'
  /** Answers in place of the portal, before it has read the body. */
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  /** Passes all, and gives the answer later. */
  | { readonly answerAfterMs: number };

export interface Passage {
  /** Last segment of the path, such as `merge_file`; `block` for a chunk, `single` for a whole file. */
  readonly name: string;
  /** Length of the body. */
  readonly bytes: number;
  /** How many of this name there were, this one included. */
  readonly count: number;
}

export interface HostileProxy {
  readonly url: string;
  /** Every request that came, treated or not. */
  readonly seen: Passage[];
  /** Asked before the body is read; may wait. */
  treat: (passage: Passage) => Treatment | undefined | Promise<Treatment | undefined>;
  /** Bytes of bodies that carried bytes of files. */
  fileBytes(): number;
  close(): Promise<void>;
}

/** Between browser and portal, as the network of a school may be. It leaves `Host` alone. */
export async function startHostileProxy(portalUrl: string): Promise<HostileProxy> {
  const portal = new URL(portalUrl);
  const agent = new Agent({ keepAlive: true });
  const counts = new Map<string, number>();

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const name = nameOf(req.url ?? '');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const passage = { name, count, bytes: Number(req.headers['content-length'] ?? 0) };
    proxy.seen.push(passage);
    const treatment = await proxy.treat(passage);
    if (typeof treatment === 'object' && 'status' in treatment) refuse(req, res, treatment);
    else if (treatment === 'hang' || treatment === 'drop') swallow(req, treatment === 'drop');
    else pass(req, res, passage.bytes, treatment);
  }

  function pass(
    req: IncomingMessage,
    res: ServerResponse,
    length: number,
    treatment: Exclude<Treatment, { status: number }> | undefined,
  ): void {
    const headers: IncomingMessage['headers'] = { ...req.headers, host: portal.host };
    if (treatment === 'strip headers') for (const name of pageHeaders) delete headers[name];
    const options = { agent, method: req.method ?? 'GET', headers };
    const passed = request(new URL(req.url ?? '/', portal), options, (answer) => {
      const give = (): void => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => res.destroy());
        answer.pipe(res);
      };
      if (treatment === 'lose answer') {
        answer.resume();
        req.socket.destroy();
      } else if (typeof treatment === 'object') setTimeout(give, treatment.answerAfterMs);
      else give();
    });
    // As a proxy says that nobody answers behind it.
    passed.on('error', () => (res.headersSent ? res.destroy() : refuse(req, res, badGateway)));
    req.on('error', () => passed.destroy());
    let arrived = 0;
    req.on('data', (piece: Buffer) => {
      arrived += piece.length;
      if (treatment !== 'cut' || arrived < length / 2) return;
      passed.destroy();
      req.socket.destroy();
    });
    req.pipe(passed);
  }

  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: HostileProxy = {
    url: `http://127.0.0.1:${port}`,
    seen: [],
    treat: () => undefined,
    fileBytes: () =>
      proxy.seen
        .filter(({ name }) => name === 'block' || name === 'single')
        .reduce((sum, { bytes }) => sum + bytes, 0),
    close: () => {
      agent.destroy();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
  return proxy;
}

/** A page that a proxy makes itself. */
export function pageOf(status: number, headers: Readonly<Record<string, string>> = {}) {
  return { status, headers, body: `<!doctype html><title>${status}</title><h1>${status}</h1>` };
}

const badGateway = pageOf(502);
const pageHeaders = ['x-requested-by', 'origin', 'sec-fetch-site', 'sec-fetch-mode'];

function nameOf(url: string): string {
  const { pathname } = new URL(url, 'http://proxy');
  if (pathname === '/zuul/api/storage/file_piecewise/upload') return 'block';
  if (pathname === '/zuul/api/storage/upload') return 'single';
  return pathname.split('/').at(-1) ?? '';
}

/** As nginx does it: an answer at once, and the line closes without the rest of the body. */
function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, body = '', headers = {} }: Extract<Treatment, { status: number }>,
): void {
  req.resume();
  res.writeHead(status, { 'content-type': 'text/html', ...headers, connection: 'close' }).end(body);
}

function swallow(req: IncomingMessage, breaks: boolean): void {
  req.resume();
  if (breaks) req.once('end', () => req.socket.destroy());
}
