import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../tests/processes/find-free-port.ts';
import { createFakeDist, type FakeDist } from './testing/fake-dist.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from './testing/stub-upstream.ts';

interface RunningServer {
  readonly child: ChildProcess;
  readonly dataDir: string;
  stdout: string;
  stderr: string;
  readonly ended: Promise<number | null>;
}

let dist: FakeDist;
let upstream: StubUpstream;
const running: RunningServer[] = [];

beforeAll(async () => {
  dist = createFakeDist();
  upstream = await startStubUpstream();
});
afterEach(async () => {
  for (const { child, ended, dataDir } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
afterAll(async () => {
  await upstream.close();
  dist.remove();
});

const run = (environment: Record<string, string>, distDir = dist.dir): RunningServer => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts'), distDir], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      UPSTREAM_URL: upstream.url,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const server: RunningServer = {
    child,
    dataDir,
    stdout: '',
    stderr: '',
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
  child.stdout?.on('data', (chunk) => {
    server.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    server.stderr += chunk;
  });
  running.push(server);
  return server;
};

const untilReady = (server: RunningServer): Promise<void> =>
  vi.waitFor(() => expect(server.stdout).toContain('ready'), { timeout: 15_000 });

describe('a start that cannot work', () => {
  test.each([
    [{ PORT: 'abc' }, /^PORT accepts [^\n]+\n$/],
    [{ TEST_MODE: '1', NODE_ENV: 'production' }, /^TEST_MODE accepts [^\n]+\n$/],
    [{ PUBLIC_URL: 'http://portal.lan' }, /^PUBLIC_URL accepts [^\n]+ALLOW_INSECURE_HTTP=1[^\n]+\n$/],
    [{ DATA_DIR: path.join(import.meta.filename, 'data') }, /^DATA_DIR accepts [^\n]+\n$/],
  ])(
    'when the environment is %j, then one line says so and the exit code is 1',
    async (environment, line) => {
      const server = run({ PORT: String(await findFreePort()), ...environment });
      expect(await server.ended).toBe(1);
      expect(server.stderr).toMatch(line);
      expect(server.stdout).toBe('');
    },
  );

  test('when the port is taken, then one line names it and PORT, and no data is touched', async () => {
    const server = run({ PORT: String(upstream.port) });
    expect(await server.ended).toBe(1);
    expect(server.stderr).toMatch(new RegExp(`^Port ${upstream.port} [^\\n]*taken[^\\n]*PORT[^\\n]*\\n$`));
    expect(existsSync(path.join(server.dataDir, 'bff.db'))).toBe(false);
  });

  test('when there is no build, then one line says how to make it', async () => {
    const server = run({ PORT: String(await findFreePort()) }, tmpdir());
    expect(await server.ended).toBe(1);
    expect(server.stderr).toMatch(/^dist\/build\.json [^\n]+npm run build\n$/);
  });
});

describe('a running server', () => {
  test('when it is ready, then stdout has exactly one line, and the rest is JSON on stderr', async () => {
    const port = await findFreePort();
    const server = run({ PORT: String(port) });
    await untilReady(server);
    expect(server.stdout).toBe(`Portal ready at http://localhost:${port}\n`);
    expect((await fetch(`http://localhost:${port}/login`)).status).toBe(200);
    expect(existsSync(path.join(server.dataDir, 'session-keys'))).toBe(true);
    await vi.waitFor(() => expect(server.stderr).toContain('"event":"request"'));
    for (const line of server.stderr.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'when %s comes, then running requests finish, new ones are refused, and it exits 0',
    async (signal) => {
      const port = await findFreePort();
      const server = run({ PORT: String(port) });
      await untilReady(server);
      const held: (() => void)[] = [];
      upstream.on('/api/uaa/held', (_req, res) => held.push(() => answerEnvelope(res, 'late')));
      const call = fetch(`http://localhost:${port}/api/uaa/held`);
      await vi.waitFor(() => expect(held).toHaveLength(1));
      server.child.kill(signal);
      await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow());
      for (const answer of held) answer();
      expect(await (await call).json()).toMatchObject({ data: 'late' });
      expect(await server.ended).toBe(0);
    },
  );

  test('when plain HTTP beyond this computer was allowed, then it warns once', async () => {
    const port = await findFreePort();
    const server = run({ PORT: String(port), PUBLIC_URL: 'http://portal.lan', ALLOW_INSECURE_HTTP: '1' });
    await untilReady(server);
    expect(server.stderr.match(/insecure_http/g)).toHaveLength(1);
  });
});
