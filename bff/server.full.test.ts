import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../tests/processes/find-free-port.ts';
import { findMissingDatabases } from '../tests/processes/missing-database.ts';
import { createFakeDist, type FakeDist } from './testing/fake-dist.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from './testing/stub-upstream.ts';

interface RunningServer {
  readonly child: ChildProcess;
  readonly dataDir: string;
  stdout: string;
  stderr: string;
  readonly ended: Promise<number | null>;
}

const missingDatabases = await findMissingDatabases();

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

function run(environment: Record<string, string>, distDir = dist.dir): RunningServer {
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
}

function untilReady(server: RunningServer): Promise<void> {
  return vi.waitFor(() => expect(server.stdout).toContain('ready'), { timeout: 45_000 });
}

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

  test('when another portal runs on the folder, then one line says so, until that one is killed', async () => {
    const first = run({ PORT: String(await findFreePort()) });
    await untilReady(first);
    const DATA_DIR = first.dataDir;
    const second = run({ PORT: String(await findFreePort()), DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.stderr).toMatch(/^Another portal [^\n]+DATA_DIR[^\n]*\n$/);
    first.child.kill('SIGKILL');
    await first.ended;
    await untilReady(run({ PORT: String(await findFreePort()), DATA_DIR }));
  });

  test.each([
    ['postgres://nobody@127.0.0.1:1/none', /connect ECONNREFUSED 127\.0\.0\.1:1/],
    ...missingDatabases.map((url): [string, RegExp] => [url, /"school_that_is_missing" does not exist/]),
  ])('when the database is %s, then one line says what is wrong with it', async (DATABASE_URL, reason) => {
    const server = run({ PORT: String(await findFreePort()), UPSTREAM_URL: '', DATABASE_URL });
    expect(await server.ended).toBe(1);
    const lines = server.stderr.trim().split('\n');
    const said = lines.filter((line) => !line.startsWith('{'));
    expect(said).toEqual([
      expect.stringMatching(/^The embedded platform did not start: the database cannot be used: /),
    ]);
    expect(said[0]).toMatch(reason);
  });

  test('when the data are of a newer program, then one line says so', { timeout: 60_000 }, async () => {
    const first = run({ PORT: String(await findFreePort()), UPSTREAM_URL: '', DEMO: '0' });
    await untilReady(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const file = new DatabaseSync(path.join(first.dataDir, 'platform.db'));
    file.exec("insert into schema_migration values ('9999-future', 0)");
    file.close();
    const second = run({ PORT: String(await findFreePort()), UPSTREAM_URL: '', DATA_DIR: first.dataDir });
    expect(await second.ended).toBe(1);
    expect(second.stderr).toMatch(
      /^The embedded platform did not start: the database is newer [^\n]+9999-future$/m,
    );
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

  test('when SIGTERM comes behind a balancer, then it is not ready and closes connections, until it is asked again', async () => {
    const port = await findFreePort();
    const server = run({ PORT: String(port), LAME_DUCK_SECONDS: '60' });
    await untilReady(server);
    const url = `http://localhost:${port}`;
    expect((await fetch(`${url}/login`)).headers.get('connection')).toBe('keep-alive');
    server.child.kill('SIGTERM');
    await vi.waitFor(async () =>
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ failing: ['leaving'] }),
    );
    for (const address of ['/login', '/api/uaa/oauth/me', '/healthz']) {
      const answer = await fetch(url + address);
      expect([address, answer.status, answer.headers.get('connection')]).toEqual([address, 200, 'close']);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('when somebody asks for figures, then those of the embedded platform stand below its own', {
    timeout: 60_000,
  }, async () => {
    const [port, metricsPort] = [await findFreePort(), await findFreePort()];
    const server = run({
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      METRICS_HOST: '127.0.0.2',
      UPSTREAM_URL: '',
    });
    await untilReady(server);
    const signIn = await fetch(`http://localhost:${port}/api/uaa/oauth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://localhost:${port}` },
      body: 'username=t.zhou&password=wrong',
    });
    expect(signIn.status).toBe(200);
    const text = await (await fetch(`http://127.0.0.2:${metricsPort}/metrics`)).text();
    expect(text).toContain('portal_requests_total{class="identity",status="200"} 1');
    expect(text).toMatch(/^platform_sign_ins_total\{outcome="failed",way="\w+"\} 1$/m);
    expect(text).toMatch(/^platform_database_query_seconds_count [1-9]/m);
    expect(text).toContain('platform_password_hashes{state="waiting"} 0');
    expect(text).toContain('platform_backlog{queue="outbox"} 0');
    const names = text.match(/^# TYPE \S+/gm) ?? [];
    expect(new Set(names).size).toBe(names.length);
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
    expect((await fetch(`http://localhost:${port}/internal/metrics`)).status).toBe(404);
  });

  test('when plain HTTP beyond this computer was allowed, then it warns once', async () => {
    const port = await findFreePort();
    const server = run({ PORT: String(port), PUBLIC_URL: 'http://portal.lan', ALLOW_INSECURE_HTTP: '1' });
    await untilReady(server);
    expect(server.stderr.match(/insecure_http/g)).toHaveLength(1);
  });
});
