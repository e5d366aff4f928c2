import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDeployedBuild } from '#bff/registry';
import { openSqliteStores } from '#bff/session';
import { createRooms } from '../../../bff/rooms.ts';
import { ask, type Question, type Reply } from '../../../bff/testing/ask.ts';
import { createFakeDist } from '../../../bff/testing/fake-dist.ts';
import { type RunningBff, startBff } from '../../../bff/testing/start-bff.ts';

export const origin = 'https://portal.example';
export const password = 'Demo2026';

/** The BFF with all its rooms before the real platform, which is a process of its own with demo data. */
export interface RealPortal extends RunningBff {
  readonly dataDir: string;
  /** Every answer that the portal gave to this test. */
  readonly replies: Reply[];
  /** What both processes logged. */
  output(): string;
  ask(question: Question & { readonly cookies?: Record<string, string | undefined> }): Promise<Reply>;
  post(
    path: string,
    form: Record<string, string>,
    options?: Partial<Question> & { readonly cookies?: Record<string, string | undefined> },
  ): Promise<Reply>;
  /** Signs a demo user in. */
  signIn(login: string, options?: Partial<Question>): Promise<Reply & { sid: string }>;
  /** The user of a session; undefined when the portal says that nobody is signed in. */
  userOf(sid: string | undefined): Promise<string | undefined>;
}

const startPlatform = async (
  dataDir: string,
  say: (text: string) => void,
): Promise<{ child: ChildProcess; url: string }> => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['platform/server.ts'], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: {
      ...(PATH ? { PATH } : {}),
      ...(HOME ? { HOME } : {}),
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      DEMO: '1',
      PLATFORM_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.on('data', (chunk) => say(String(chunk)));
  child.stderr?.on('data', (chunk) => say(String(chunk)));
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the platform did not start');
    }),
  ]);
  return { child, url: `http://127.0.0.1:${message.port}` };
};

const cookieHeader = (cookies: Record<string, string | undefined>): string =>
  Object.entries(cookies)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

export const startRealPortal = async (): Promise<RealPortal> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-threats-'));
  let output = '';
  const say = (text: string): void => {
    output += text;
  };
  const platform = await startPlatform(dataDir, say);
  const dist = createFakeDist();
  const build = await openDeployedBuild({ distDir: dist.dir, log: () => undefined, checkEveryMs: 0 });
  const stores = openSqliteStores(join(dataDir, 'bff.db'));
  const bff = await startBff({
    upstreamUrl: platform.url,
    publicUrl: origin,
    stores,
    log: (event, fields) => say(`${JSON.stringify({ event, ...fields })}\n`),
    rooms: await createRooms({ distDir: dist.dir, build, defaultUnitId: 'U2001' }),
  });
  const replies: Reply[] = [];

  const portal: RealPortal = {
    ...bff,
    dataDir,
    replies,
    output: () => output,
    ask: async ({ cookies = {}, sid, ...question }) => {
      const cookie = cookieHeader({ ...(sid ? { '__Host-sid': sid } : {}), ...cookies });
      const headers = { host: 'portal.example', ...(cookie ? { cookie } : {}), ...question.headers };
      const reply = await ask(bff.port, { ...question, headers });
      replies.push(reply);
      return reply;
    },
    post: (path, form, options = {}) =>
      portal.ask({
        method: 'POST',
        path,
        body: new URLSearchParams(form).toString(),
        ...options,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
      }),
    signIn: async (username, options) => {
      const reply = await portal.post('/api/uaa/oauth/login', { username, password }, options);
      if (!reply.sid) throw new Error(`${username} could not sign in: ${reply.text}`);
      return { ...reply, sid: reply.sid };
    },
    userOf: async (sid) => (await portal.ask({ path: '/api/uaa/oauth/me', sid })).json.data?.userId,
    stop: async () => {
      await bff.stop();
      const ended = once(platform.child, 'exit');
      platform.child.kill('SIGTERM');
      await ended;
      await stores.close();
      dist.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return portal;
};

/** The value that an answer gave a cookie; undefined where it did not. */
export const cookieOf = ({ setCookies }: Reply, name: string): string | undefined =>
  setCookies
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
