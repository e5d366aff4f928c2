import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './apt.mjs';
import { run } from './run.mjs';

const START_LIMIT_MS = 30_000;
const POLL_MS = 100;
const NOBODY = 65_534;

const started = [];

/** Whether everything has to be there, as in continuous integration: then it is installed. */
export function requiresServices() {
  return process.env.REQUIRE_SERVICES === '1';
}

/**
 * The services that some tests need: the one that the environment names, else a server on the standard local port. Else
 * one is started from binaries on the PATH (installed by apt where `REQUIRE_SERVICES=1`). Undefined where none is
 * available.
 */
export async function findServices() {
  const databaseUrl =
    process.env.DATABASE_URL ??
    (await findLocalPostgres()) ??
    (await startPostgres()) ??
    (requiresServices() && (await installDebianPackages(['postgresql'])) ? await startPostgres() : undefined);
  const redisUrl =
    process.env.REDIS_URL ??
    (await findLocalRedis()) ??
    (await startRedis()) ??
    (requiresServices() && (await installDebianPackages(['redis-server'])) ? await startRedis() : undefined);
  return { databaseUrl, redisUrl };
}

/** Ends what `findServices` started and removes its files. */
export async function stopServices() {
  for (const { child, folder } of started.splice(0)) {
    const hasEnded = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGINT')) await Promise.race([hasEnded, pause(5_000)]);
    if (child.exitCode === null) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The first of the usual local accounts that may really work with the server on the standard port. */
async function findLocalPostgres() {
  if (!(await answers(5432))) return undefined;
  const { default: pg } = await import('pg');
  const accounts = ['postgres', 'postgres:postgres', process.env.USER ?? 'root'];
  for (const account of accounts) {
    for (const database of ['test', 'postgres']) {
      const url = `postgres://${account}@127.0.0.1:5432/${database}`;
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
      client.on('error', () => {});
      const works = await client.connect().then(
        () => client.query('select has_database_privilege(current_database(), $1)', ['CREATE']),
        () => undefined,
      );
      await client.end().catch(() => {});
      if (works?.rows[0]?.has_database_privilege) return url;
    }
  }
  return undefined;
}

async function startPostgres() {
  const [initdb, postgres] = [findProgram('initdb'), findProgram('postgres')];
  if (!initdb || !postgres) return undefined;
  const identity = unprivileged();
  const folder = temporaryFolder('postgres', identity);
  const data = join(folder, 'data');
  const init = await run(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    limitMs: START_LIMIT_MS,
    cwd: folder,
    ...identity,
  });
  if (init.code !== 0) return undefined;
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    `${port}`,
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  ];
  const isUp = await startService(postgres, args, port, identity, folder);
  return isUp ? `postgres://postgres@127.0.0.1:${port}/postgres` : undefined;
}

async function findLocalRedis() {
  return (await answers(6379)) ? 'redis://127.0.0.1:6379' : undefined;
}

async function startRedis() {
  const program = findProgram('redis-server');
  if (!program) return undefined;
  const folder = temporaryFolder('redis', {});
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return (await startService(program, args, port, {}, folder)) ? `redis://127.0.0.1:${port}` : undefined;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}

function findProgram(name) {
  const versions = '/usr/lib/postgresql';
  const folders = (process.env.PATH ?? '').split(delimiter);
  if (existsSync(versions)) for (const v of readdirSync(versions)) folders.unshift(join(versions, v, 'bin'));
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, else as `nobody`. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const row = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(row?.[1] ?? NOBODY), gid: Number(row?.[2] ?? NOBODY) };
}

function temporaryFolder(name, { uid, gid }) {
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function startService(program, args, port, options, folder) {
  const child = spawn(program, args, { ...options, cwd: folder, stdio: 'ignore' });
  let hasEnded = false;
  for (const event of ['exit', 'error']) child.once(event, () => (hasEnded = true));
  started.push({ child, folder });
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && !hasEnded; await pause(POLL_MS)) {
    if (await answers(port)) return true;
  }
  return false;
}
