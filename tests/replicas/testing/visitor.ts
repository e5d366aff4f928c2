import { expect } from 'vitest';
import { ask, type Question, type Reply } from '../../../bff/testing/ask.ts';

type Headers = Readonly<Record<string, string>>;

/** A browser without pages: it keeps the cookies of one origin and sends what pages of the portal send. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  send(question: Question, port?: number): Promise<Reply>;
  /** @param port another door of the same portal than the public one */
  get(path: string, port?: number, headers?: Headers): Promise<Reply>;
  post(path: string, form?: Record<string, string>, port?: number, headers?: Headers): Promise<Reply>;
  /** Signs in as a demo user; the answer shows whether it worked. */
  signIn(username: string, more?: Record<string, string>): Promise<Reply>;
  /** Id of the user; undefined when the portal says that nobody is signed in. Fails on any other answer. */
  userId(port?: number): Promise<string | undefined>;
  /** Asks until somebody answers: 502 to 504 say that a part is away, and nothing about the visitor. */
  untilAnswered(question: () => Promise<Reply>): Promise<Reply>;
  /** What is not answered at all comes as undefined. */
  attempt(question: () => Promise<Reply>): Promise<Reply | undefined>;
}

export const demoPassword = 'Demo2026';
const mePath = '/api/uaa/oauth/me';
/** How long a part may be away. */
const recoveryMs = 15_000;

/** @param url the public origin */
export function createVisitor(url: string): Visitor {
  const { host, port: publicPort } = new URL(url);
  const cookies = new Map<string, string>();

  const keep = ({ setCookies }: Reply): void => {
    for (const line of setCookies) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  const send = async (question: Question, port = Number(publicPort)): Promise<Reply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host, ...(cookie ? { cookie } : {}), ...question.headers };
    const reply = await ask(port, { ...question, headers });
    keep(reply);
    return reply;
  };
  const visitor: Visitor = {
    cookies,
    send,
    get: (path, port, headers = {}) => send({ path, headers }, port),
    post: (path, form = {}, port, headers = {}) =>
      send(
        {
          method: 'POST',
          path,
          body: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        },
        port,
      ),
    signIn: (username, more = {}) =>
      visitor.post('/api/uaa/oauth/login', { username, password: demoPassword, ...more }),
    untilAnswered: async (question) => {
      let reply = await question();
      const isAway = (): boolean => [502, 503, 504].includes(reply.status);
      const again = async (): Promise<boolean> => {
        if (isAway()) reply = await question();
        return isAway();
      };
      await expect.poll(again, { timeout: recoveryMs, interval: 100 }).toBe(false);
      return reply;
    },
    userId: async (port) => {
      const { json, status, text } = await visitor.untilAnswered(() => visitor.get(mePath, port));
      if (json?.status === 200) return json.data.userId;
      if (json?.status === 401) return undefined;
      throw new Error(`me was answered ${status} ${text}`);
    },
    attempt: (question) => question().catch(() => undefined),
  };
  return visitor;
}
