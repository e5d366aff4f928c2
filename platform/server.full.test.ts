import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createTestClient } from '#platform/testing';
import { platformSecretHeader } from '#shared/contracts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
const oauth = '/api/uaa/oauth';
const secret = 'secret-between-bff-and-platform-in-tests';
const shown = { [platformSecretHeader]: secret };

function createClient(base: string) {
  return createTestClient(base, '10.0.0.1', shown);
}

const demoUser = { username: 't.zhou', password: 'Demo2026' };

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platform-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Running {
  child: ChildProcess;
  base: string;
  output: () => string;
  closed: Promise<unknown[]>;
}

function spawnServer(environment: Record<string, string>): Running {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [server], {
    env: { ...inherited, NODE_ENV: 'test', PLATFORM_SECRET: secret, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, base: '', output: () => output, closed: once(child, 'close') };
}

async function startServer(environment: Record<string, string>): Promise<Running> {
  const running = spawnServer(environment);
  const [message] = await Promise.race([once(running.child, 'message'), running.closed]);
  expect(message, running.output()).toEqual({ type: 'ready', port: expect.any(Number) });
  return { ...running, base: `http://127.0.0.1:${message.port}` };
}

test('when the process is killed, then every answered sign-in and refresh survives', async () => {
  const DATA_DIR = createFolder();
  const first = await startServer({ DATA_DIR });
  const client = createClient(first.base);
  expect((await client.post(`${oauth}/login`, demoUser)).body.data.userId).toBe('2001');
  expect((await client.get(`${oauth}/refresh`)).body.status).toBe(200);
  first.child.kill('SIGKILL');
  await first.closed;
  const second = await startServer({ DATA_DIR });
  const again = createClient(second.base);
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  expect((await again.get(`${oauth}/me`)).body.data.userId).toBe('2001');
  expect((await again.get(`${oauth}/refresh`)).body.status).toBe(200);
  expect(second.output()).not.toContain('demo_seeded');
});

test('when it starts, then what has ended is deleted at once', async () => {
  const DATA_DIR = createFolder();
  const first = await startServer({ DATA_DIR });
  await createClient(first.base).post(`${oauth}/login`, demoUser);
  first.child.kill('SIGTERM');
  await first.closed;
  const file = new DatabaseSync(join(DATA_DIR, 'platform.db'), { timeout: 5_000 });
  onTestFinished(() => file.close());
  const count = () => file.prepare('select count(*) as count from auth_session').get()?.count;
  expect(count()).toBe(1);
  file.exec('update auth_session set expires_at = 1');
  await startServer({ DATA_DIR });
  await expect.poll(count).toBe(0);
});

test('when the process is asked to end, then a running request is answered and the exit code is 0', async () => {
  const running = await startServer({ DATA_DIR: createFolder() });
  const login = createClient(running.base).post(`${oauth}/login`, demoUser);
  await expect
    .poll(() => fetch(`${running.base}/healthz`, { headers: shown }).then(({ ok }) => ok))
    .toBe(true);
  running.child.kill('SIGTERM');
  expect((await login).body.status).toBe(200);
  expect(await running.closed).toEqual([0, null]);
});

test('when the parent goes away, then the platform ends', async () => {
  const running = await startServer({ DATA_DIR: createFolder(), DEMO: '0' });
  const exit = once(running.child, 'exit');
  running.child.disconnect();
  expect(await exit).toEqual([0, null]);
});

test('when a variable is bad, then one line names it and the exit code is 1', async () => {
  const running = spawnServer({ PLATFORM_PORT: 'secret' });
  expect((await running.closed)[0]).toBe(1);
  expect(running.output()).toBe('PLATFORM_PORT is a port, 0 to 65535\n');
});

test('when the database cannot be opened, then the log says why and the exit code is 1', async () => {
  const running = spawnServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await running.closed)[0]).toBe(1);
  expect(JSON.parse(running.output())).toMatchObject({
    event: 'start_failed',
    error: { code: 'store_unavailable', cause: { code: 'ECONNREFUSED' } },
  });
});

test('when test mode is on, then the clock can be frozen and the data reset', async () => {
  const running = await startServer({ DATA_DIR: createFolder(), TEST_MODE: '1' });
  const client = createClient(running.base);
  await client.post(`${oauth}/login`, demoUser);
  const send = (path: string, body: unknown) =>
    fetch(running.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...shown },
      body: JSON.stringify(body),
    });
  const later = new Date(Date.now() + 11 * 60_000).toISOString();
  expect((await send('/test/clock', { now: later })).status).toBe(200);
  expect((await client.get(`${oauth}/me`)).body.status).toBe(401);
  expect((await send('/test/clock', { now: null })).status).toBe(200);
  expect((await client.get(`${oauth}/me`)).body.status).toBe(200);
  expect((await send('/test/clock', { now: 'noon' })).status).toBe(400);
  expect((await send('/test/reset', {})).status).toBe(200);
  expect((await client.get(`${oauth}/me`)).body.status).toBe(401);
  expect((await client.post(`${oauth}/login`, demoUser)).body.status).toBe(200);
});

test('when test mode is off, then nobody can reset anything, and DEMO=0 leaves the database empty', async () => {
  const running = await startServer({ DATA_DIR: createFolder(), DEMO: '0' });
  const client = createClient(running.base);
  expect((await client.post('/test/reset')).http).toBe(404);
  expect((await client.post('/test/clock')).http).toBe(404);
  expect((await client.post(`${oauth}/login`, demoUser)).body.code).toBe('invalid_grant');
});

test('T34 when another program of the computer asks, then it learns nothing and changes nothing', async () => {
  const running = await startServer({ DATA_DIR: createFolder() });
  const strangers: Record<string, string>[] = [
    {},
    { host: 'evil.example' },
    { [platformSecretHeader]: '' },
    { [platformSecretHeader]: 'x'.repeat(secret.length) },
    { [platformSecretHeader]: `${secret}x` },
    { [platformSecretHeader]: secret.slice(1) },
    { 'x-forwarded-for': '127.0.0.1' },
  ];
  for (const headers of strangers) {
    for (const path of ['/healthz', '/readyz', '/internal/changes', `${oauth}/me`, '/.well-known/x'])
      expect(await statusOf(running.base, path, headers), path).toBe(403);
  }
  // Each under an address of its own, by which tries would be counted.
  for (let number = 1; number <= 25; number++) {
    const stranger = createTestClient(running.base, `10.1.1.${number}`);
    expect((await stranger.post(`${oauth}/login`, { ...demoUser, password: 'wrong' })).http).toBe(403);
    expect((await stranger.post(`${oauth}/login`, demoUser)).http).toBe(403);
  }
  expect((await createClient(running.base).post(`${oauth}/login`, demoUser)).body.data.userId).toBe('2001');
  expect(running.output().match(/request_without_secret/g)).toHaveLength(1);
});

test('when the data folder was open to others, then nothing in it is any more', async () => {
  const DATA_DIR = createFolder();
  chmodSync(DATA_DIR, 0o755);
  await startServer({ DATA_DIR });
  const written = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' });
  expect(written).toEqual(expect.arrayContaining(['platform.db', 'key-secrets', 'files']));
  for (const name of ['', ...written]) expect(statSync(join(DATA_DIR, name)).mode & 0o077, name).toBe(0);
});

test('when no secret is set, then one line says so and the exit code is 1', async () => {
  const running = spawnServer({ PLATFORM_SECRET: '', DATA_DIR: createFolder() });
  expect((await running.closed)[0]).toBe(1);
  expect(running.output()).toMatch(/^PLATFORM_SECRET is 32 to 256 characters [^\n]+\n$/);
});

/** `fetch` sends no host but its own. */
function statusOf(base: string, path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(base + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}
