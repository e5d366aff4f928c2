import { request } from 'node:http';
import { connect } from 'node:net';

export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
  /** Value of the session cookie. */
  readonly sid?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly setCookies: readonly string[];
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly json: any;
  /** The session id that this answer gave the browser. */
  readonly sid: string | undefined;
}

/** Asks like the portal's own pages do: right host, own header. */
export function ask(port: number, { method = 'GET', path, headers, body, sid }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: {
          host: 'portal.test',
          'x-requested-by': 'portal',
          ...(sid ? { cookie: `__Host-sid=${sid}` } : {}),
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const setCookies = incoming.headers['set-cookie'] ?? [];
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            setCookies,
            text,
            json: parse(text),
            sid: setCookies.map((line) => /^__Host-sid=([\w-]{43});/.exec(line)?.[1]).find(Boolean),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export function signIn(port: number, sid?: string, password = 'right'): Promise<Reply> {
  return ask(port, {
    method: 'POST',
    path: '/api/uaa/oauth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `username=t.zhou&password=${password}`,
    sid,
  });
}

/**
 * Sends bytes as they are and gives back all that came until the server closed.
 * @param later bytes that are sent once an answer begins
 */
export function askRaw(port: number, bytes: string, later?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    if (later !== undefined) socket.once('data', () => socket.write(later));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

/** Sends half of an upload, waits until an answer begins, and sends the rest with one more request in the same connection. */
export function askWhileSending(
  port: number,
  { path, sid, next }: { path: string; sid?: string; next: string },
): Promise<string> {
  const half = 'x'.repeat(1024 * 1024);
  const head = `Host: portal.test\r\nX-Requested-By: portal\r\nCookie: __Host-sid=${sid}\r\nSec-Fetch-Site: same-origin\r\n`;
  return askRaw(
    port,
    `POST ${path} HTTP/1.1\r\n${head}Content-Length: ${2 * half.length}\r\n\r\n${half}`,
    `${half}GET ${next} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
