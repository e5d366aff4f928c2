import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { developPage, developPolicy } from './develop-page.ts';

/**
 * Passes what the development server does not have on to the BFF; pages come back with the fresh code in them.
 * @param publicUrl address that the browser sees
 */
export function passOn(port: number, publicUrl: string) {
  return (req: IncomingMessage, res: ServerResponse) => {
    const headers = isPage(req) ? { ...req.headers, 'accept-encoding': 'identity' } : req.headers;
    const outgoing = request(
      { host: '127.0.0.1', port, path: req.url, method: req.method, headers },
      (upstream) => {
        if ((upstream.headers['content-type'] ?? '').includes('text/html')) {
          answerPage(upstream, res, publicUrl).catch(() => res.destroy());
          return;
        }
        res.writeHead(upstream.statusCode ?? 200, upstream.headers);
        upstream.pipe(res);
      },
    );
    outgoing.on('error', () => {
      if (!res.headersSent) res.writeHead(503, { 'content-type': 'text/plain' });
      res.end('The portal is starting again, reload in a moment');
    });
    req.pipe(outgoing);
  };
}

function isPage(req: IncomingMessage): boolean {
  return req.method === 'GET' && (req.headers.accept ?? '').includes('text/html');
}

async function answerPage(upstream: IncomingMessage, res: ServerResponse, publicUrl: string): Promise<void> {
  const html = developPage(await readText(upstream));
  const headers = { ...upstream.headers };
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') headers['content-security-policy'] = developPolicy(policy, publicUrl);
  delete headers['content-length'];
  res.writeHead(upstream.statusCode ?? 200, headers).end(html);
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
