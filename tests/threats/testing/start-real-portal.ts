import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDeployedBuild } from '#bff/registry';
import { openSqliteStores } from '#bff/session';
import { platformSecretHeader } from '#shared/contracts';
import type { BffOptions } from '../../../bff/options.ts';
import { loadRooms } from '../../../bff/rooms.ts';
import { ask, type Question, type Reply } from '../../../bff/testing/ask.ts';
import { createFakeDist } from '../../../bff/testing/fake-dist.ts';
import { type RunningBff, startBff } from '../../../bff/testing/start-bff.ts';

export const origin = 'https://portal.example';
export const password = 'Demo2026';
/** What the platform demands on every request. */
export const platformSecret = 'secret-between-bff-and-platform-in-tests';
/** What the platform seals its signing keys with. */
export const keySecret = 'secret-of-the-signing-keys-in-threat-tests';

/** The BFF with all its rooms before the real platform, which is a process of its own with demo data. */
export interface RealPortal extends RunningBff {
  readonly dataDir: string;
  readonly platformPid: number;
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
  /** One more BFF over the same sessions, with keys and a connection to the store of its own. */
  startBeside(sessionKeys: readonly string[]): Promise<RunningBff & { closeStore(): Promise<void> }>;
  /** Moves the clocks of both processes on; they stand still from then on. */
  advance(milliseconds: number): Promise<void>;
}

export type RealPortalOptions = Pick<BffOptions, 'trustedProxies' | 'timeouts'>;

export async function startRealPortal(options: RealPortalOptions = {}): Promise<RealPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-threats-'));
  let output = '';
  const say = (text: string): void => {
    output += text;
  };
  const platform = await startPlatform(dataDir, say);
  const dist = createFakeDist();
  let stoppedAt: number | undefined;
  const clock = (): number => stoppedAt ?? Date.now();
  const stores = openSqliteStores(join(dataDir, 'bff.db'), clock);
  const bff = await startBff({
    ...options,
    ...before(platform),
    clock,
    stores,
    log: (event, fields) => say(`${JSON.stringify({ event, ...fields })}\n`),
    rooms: await openRooms(dist.dir),
  });
  const asking = askAt(bff.port);
  return {
    ...bff,
    ...asking,
    dataDir,
    platformPid: platform.child.pid ?? 0,
    output: () => output,
    startBeside: (sessionKeys) =>
      startBeside({
        ...before(platform),
        sessionKeys,
        clock,
        stores: openSqliteStores(join(dataDir, 'bff.db'), clock),
      }),
    advance: async (milliseconds) => {
      stoppedAt = clock() + milliseconds;
      await setPlatformClock(platform.url, stoppedAt);
    },
    stop: async () => {
      await bff.stop();
      await stopPlatform(platform.child);
      await stores.close();
      dist.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The options of a BFF in front of this platform. */
function before({ url }: { url: string }) {
  return { upstreamUrl: url, upstreamSecret: platformSecret, publicUrl: origin };
}

async function openRooms(distDir: string) {
  return loadRooms({
    distDir,
    build: await openDeployedBuild({ distDir, log: () => undefined, checkEveryMs: 0 }),
    publicUrl: origin,
    defaultUnitId: 'U2001',
    portalInfo: { company: 'Portal', clients: { installer: null, portable: null } },
    hasPlatform: true,
  });
}

/** The questions of a test, and the answers to them. */
function askAt(port: number): Pick<RealPortal, 'replies' | 'ask' | 'post' | 'signIn' | 'userOf'> {
  const replies: Reply[] = [];
  const askAndKeep: RealPortal['ask'] = async ({ cookies = {}, sid, ...question }) => {
    const cookie = cookieHeader({ ...(sid ? { '__Host-sid': sid } : {}), ...cookies });
    const headers = { host: 'portal.example', ...(cookie ? { cookie } : {}), ...question.headers };
    const reply = await ask(port, { ...question, headers });
    replies.push(reply);
    return reply;
  };
  const post: RealPortal['post'] = (path, form, options = {}) =>
    askAndKeep({
      method: 'POST',
      path,
      body: new URLSearchParams(form).toString(),
      ...options,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    });
  return {
    replies,
    ask: askAndKeep,
    post,
    signIn: async (username, options) => {
      const reply = await post('/api/uaa/oauth/login', { username, password }, options);
      if (!reply.sid) throw new Error(`${username} could not sign in: ${reply.text}`);
      return { ...reply, sid: reply.sid };
    },
    userOf: async (sid) => (await askAndKeep({ path: '/api/uaa/oauth/me', sid })).json.data?.userId,
  };
}

async function startBeside(
  options: Parameters<typeof startBff>[0] & { stores: ReturnType<typeof openSqliteStores> },
): ReturnType<RealPortal['startBeside']> {
  const { stores } = options;
  const bff = await startBff(options);
  let isOpen = true;
  return {
    ...bff,
    closeStore: async () => {
      isOpen = false;
      await stores.close();
    },
    stop: async () => {
      await bff.stop();
      if (isOpen) await stores.close();
    },
  };
}

async function setPlatformClock(url: string, now: number): Promise<void> {
  const answer = await fetch(`${url}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [platformSecretHeader]: platformSecret },
    body: JSON.stringify({ now: new Date(now).toISOString() }),
  });
  if (!answer.ok) throw new Error(`the platform’s clock: ${answer.status}`);
}

async function stopPlatform(child: ChildProcess): Promise<void> {
  const isRunning = child.exitCode === null && child.signalCode === null;
  const ended = isRunning ? once(child, 'exit') : undefined;
  child.kill('SIGTERM');
  await ended;
}

/** The value that an answer gave a cookie; undefined where it did not. */
export function cookieOf({ setCookies }: Reply, name: string): string | undefined {
  return setCookies
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

async function startPlatform(
  dataDir: string,
  say: (text: string) => void,
): Promise<{ child: ChildProcess; url: string }> {
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
      PLATFORM_SECRET: platformSecret,
      KEY_SECRETS: keySecret,
      // Serves `/test/…`, for the clock; nothing of it may be reached through the BFF.
      TEST_MODE: '1',
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
}

function cookieHeader(cookies: Record<string, string | undefined>): string {
  return Object.entries(cookies)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
