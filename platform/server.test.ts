import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createTestClient } from '#platform/testing';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
const oauth = '/api/uaa/oauth';
const demoUser = { username: 't.zhou', password: 'Demo2026' };

const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

interface Running {
  child: ChildProcess;
  base: string;
  output: () => string;
  closed: Promise<unknown[]>;
}

const spawnServer = (environment: Record<string, string>): Running => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [server], {
    env: { ...inherited, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, base: '', output: () => output, closed: once(child, 'close') };
};

const startServer = async (environment: Record<string, string>): Promise<Running> => {
  const running = spawnServer(environment);
  const [message] = await Promise.race([once(running.child, 'message'), running.closed]);
  expect(message, running.output()).toEqual({ type: 'ready', port: expect.any(Number) });
  return { ...running, base: `http://127.0.0.1:${message.port}` };
};

test('when the process is killed, then every answered sign-in and refresh survives', async () => {
  const DATA_DIR = createFolder();
  const first = await startServer({ DATA_DIR });
  const client = createTestClient(first.base);
  expect((await client.post(`${oauth}/login`, demoUser)).body.data.userId).toBe('2001');
  expect((await client.get(`${oauth}/refresh`)).body.status).toBe(200);
  first.child.kill('SIGKILL');
  await first.closed;
  const second = await startServer({ DATA_DIR });
  const again = createTestClient(second.base);
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  expect((await again.get(`${oauth}/me`)).body.data.userId).toBe('2001');
  expect((await again.get(`${oauth}/refresh`)).body.status).toBe(200);
  expect(second.output()).not.toContain('demo_seeded');
});

test('when the process is asked to end, then a running request is answered and the exit code is 0', async () => {
  const running = await startServer({ DATA_DIR: createFolder() });
  const login = createTestClient(running.base).post(`${oauth}/login`, demoUser);
  await expect.poll(() => fetch(`${running.base}/healthz`).then(({ ok }) => ok)).toBe(true);
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
  const client = createTestClient(running.base);
  await client.post(`${oauth}/login`, demoUser);
  const send = (path: string, body: unknown) =>
    fetch(running.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
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
  const client = createTestClient(running.base);
  expect((await client.post('/test/reset')).http).toBe(404);
  expect((await client.post('/test/clock')).http).toBe(404);
  expect((await client.post(`${oauth}/login`, demoUser)).body.code).toBe('invalid_grant');
});
