import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { browserHeaders } from './portal.ts';

export interface Answer {
  status: number;
  /** Status of the envelope; undefined when the answer has none. */
  envelopeStatus: number | undefined;
  cookie: string | undefined;
  milliseconds: number;
}

/** Somebody with a browser: keep-alive connections of its own, and a session once signed in. */
export interface VirtualUser {
  ask(path: string, form?: Record<string, string>): Promise<Answer>;
  signIn(username: string): Promise<Answer>;
  leave(): void;
}

export function createVirtualUser(port: number): VirtualUser {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  let cookie = '';
  const ask: VirtualUser['ask'] = (path, form) =>
    new Promise((resolve, reject) => {
      const body = form && new URLSearchParams(form).toString();
      const start = performance.now();
      const outgoing = request({
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: form ? 'POST' : 'GET',
        headers: {
          ...browserHeaders,
          host: `localhost:${port}`,
          ...(cookie ? { cookie } : {}),
          ...(body
            ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
            : {}),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        incoming.on('error', reject);
        incoming.on('end', () => {
          const set = incoming.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ');
          resolve({
            status: incoming.statusCode ?? 0,
            envelopeStatus: findEnvelopeStatus(text),
            cookie: set,
            milliseconds: performance.now() - start,
          });
        });
      });
      outgoing.end(body);
    });
  return {
    ask,
    signIn: async (username) => {
      const answer = await ask('/api/uaa/oauth/login', {
        username,
        password: 'Demo2026',
        noIntercept: 'true',
      });
      if (answer.cookie) cookie = answer.cookie;
      return answer;
    },
    leave: () => agent.destroy(),
  };
}

export function isOk({ status, envelopeStatus }: Answer): boolean {
  return status === 200 && envelopeStatus === 200;
}

/** Small requests one after the other, with about so long to read in between, until `isOver`. Answers how long each took. */
export async function workOn(
  user: VirtualUser,
  paths: readonly string[],
  readingMs: number,
  isOver: () => boolean,
): Promise<{ milliseconds: number[]; failures: number }> {
  const milliseconds: number[] = [];
  let failures = 0;
  // Nobody reads for as long as another: those who once waited together would ask together ever after.
  const read = (): Promise<void> => pause((0.5 + Math.random()) * readingMs);
  await read();
  for (let turn = 0; !isOver(); turn += 1) {
    const answer = await user.ask(paths[turn % paths.length] ?? '/').catch(() => undefined);
    if (answer && isOk(answer)) milliseconds.push(answer.milliseconds);
    else failures += 1;
    await read();
  }
  return { milliseconds, failures };
}

function findEnvelopeStatus(text: string): number | undefined {
  const [, status] = /^\{"status":(\d{3})/.exec(text) ?? [];
  return status === undefined ? undefined : Number(status);
}
