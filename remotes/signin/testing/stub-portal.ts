import { createServer } from 'node:http';
import { onTestFinished, vi } from 'vitest';

/** A call as the portal received it. */
export interface Received {
  path: string;
  params: URLSearchParams;
}

interface Answer {
  status?: number;
  code?: string;
  data?: unknown;
}

/** A real server behind relative addresses for one test, by path; gives the calls that it received so far. */
export async function stubPortal(answers: Record<string, Answer>): Promise<Received[]> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://portal.test');
    let body = '';
    req.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    req.on('end', () => {
      received.push({
        path: pathname,
        params: new URLSearchParams([...searchParams, ...new URLSearchParams(body)]),
      });
      const {
        status = 200,
        code = 'ok',
        data = null,
      } = answers[pathname] ?? { status: 404, code: 'not_found' };
      res.writeHead(status < 500 ? 200 : status, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ status, code, message: code, data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const realFetch = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(new URL(url, origin), init));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  });
  return received;
}
