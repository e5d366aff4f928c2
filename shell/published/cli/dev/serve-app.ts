import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CommandFailure } from '../command-failure.ts';

export interface ServedApp {
  /** Of this computer alone. */
  readonly origin: string;
  /** Lets open pages load the app anew. */
  announce(): void;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Folder of the built files. */
  readonly folder: string;
  /** 0 is any free one. */
  readonly port: number;
}

const entry = 'remoteEntry.js';
const eventsPath = 'portal-events';

/** Behind the entry: the page is loaded anew when the app was built again. It reaches this server as the entry did. */
const follower = `
new EventSource(new URL('./${eventsPath}', import.meta.url)).addEventListener('built', () => location.reload());
`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the files of an app on loopback, where a portal fetches them for the session of their author. */
export async function serveApp({ folder, port }: ServeOptions): Promise<ServedApp> {
  const open = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://app');
    if (req.method !== 'GET' && req.method !== 'HEAD') return end(res, 405, 'text/plain', 'read only');
    if (pathname === `/${eventsPath}`) return follow(res, open);
    void answerFile(folder, pathname, res);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((cause) => {
    throw new CommandFailure(`The port ${port} is taken.`, {
      advice: 'Name another one: --port 5200.',
      cause,
    });
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    announce: () => {
      for (const each of open) each.write('event: built\ndata: \n\n');
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function follow(res: ServerResponse, open: Set<ServerResponse>): void {
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  // So that proxies pass the beginning on.
  res.write(': open\n\n');
  open.add(res);
  res.once('close', () => open.delete(res));
}

async function answerFile(folder: string, pathname: string, res: ServerResponse): Promise<void> {
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  const content = file.startsWith(folder + path.sep)
    ? await readFile(file).catch(() => undefined)
    : undefined;
  if (!content) return end(res, 404, 'text/plain', 'no such file');
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  end(res, 200, type, path.basename(file) === entry ? content + follower : content);
}

function end(res: ServerResponse, status: number, type: string, body: string | Buffer): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  res.end(body);
}
