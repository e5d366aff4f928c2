import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { PortalDatabase } from '#platform/database';
import { BackupError } from '../backup-error.ts';

type ToolName = 'pg_dump' | 'pg_restore';

/** How much of what a program says is kept: its last words. Characters. */
const keptOutput = 4_000;

/** Major version of the server, such as 15. */
export async function findServerVersion({ db }: Pick<PortalDatabase, 'db'>): Promise<number> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version_num') as version`.execute(db);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

/**
 * The major version of an installed program of PostgreSQL.
 * @param oldest major version that it has to have, as it reads no newer servers and files
 * @throws BackupError where it is missing or older
 */
export async function requireTool(name: ToolName, oldest: number): Promise<number> {
  const hint = `install the client programs of PostgreSQL ${oldest} or later (Debian: postgresql-client-${oldest})`;
  const text = await readOutput(name).catch(() => undefined);
  if (text === undefined) throw new BackupError(`${name} is missing: ${hint}`);
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1]);
  if (!(version >= oldest))
    throw new BackupError(`${name} ${version} is older than the ${oldest} it has to read: ${hint}`);
  return version;
}

async function readOutput(name: ToolName): Promise<string> {
  const child = spawn(name, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await once(child, 'close');
  return text;
}

export interface ToolOrder {
  name: ToolName;
  args: readonly string[];
  /** `postgres://…`; its password reaches the program by the environment, as arguments are seen by everybody on the computer. */
  url: string;
  input?: Readable | AsyncIterable<Uint8Array>;
  output?: Writable;
  /** Ends the program. */
  signal?: AbortSignal | undefined;
}

/** Runs a program to its end. @throws BackupError with what it said last */
export async function runTool({ name, args, url, input, output, signal }: ToolOrder): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(name, [...args, `--dbname=${address.href}`], {
    stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    ...(signal ? { signal } : {}),
  });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-keptOutput);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, ending) => resolve(code === 0 ? '' : words || `ended with ${code ?? ending}`));
  });
  const streams = [
    ...(input && child.stdin ? [pipeline(input, child.stdin)] : []),
    ...(output && child.stdout ? [pipeline(child.stdout, output)] : []),
  ];
  // A program that ends early closes its input; what it said is the better reason, unless it said nothing.
  const broken = await Promise.all(streams).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (broken) child.kill();
  const failure = await ended;
  if (broken instanceof BackupError) throw broken;
  if (failure) throw new BackupError(`${name}: ${lastLine(failure)}`, { cause: broken });
  if (broken) throw broken;
}

function lastLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /error:/i.test(line)) ?? lines.at(-1) ?? text;
}
