import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readBlocks } from './read-pages.ts';
import { run } from './run-portal.ts';

/** What stands in the place of the services of the compose file. */
export interface Surroundings {
  readonly publicUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/**
 * The variables that a service of the compose file gets, with the `.env` that the page makes. Only addresses of other containers are
 * replaced.
 */
export async function fillEnvironment(
  given: Readonly<Record<string, string>>,
  { publicUrl, databaseUrl, redisUrl }: Surroundings,
): Promise<Record<string, string>> {
  const own = await makeOwnFile(publicUrl);
  const filled = Object.entries(given).map(([name, text]) => [name, fill(text, own)] as const);
  const present = Object.fromEntries(filled.filter(([, value]) => value !== ''));
  if (!/^postgres:\/\/portal:[\da-f]{48}@postgres:5432\/portal$/.test(present.DATABASE_URL ?? ''))
    throw new Error(`not the database of the compose file: ${present.DATABASE_URL}`);
  return { ...present, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, TRUSTED_PROXIES: '127.0.0.1/32' };
}

/** Runs the block of the page that makes `.env`, in an empty folder. */
async function makeOwnFile(publicUrl: string): Promise<Record<string, string | undefined>> {
  const block = readBlocks('containers.md').find(({ text }) => text.includes('cat > .env'));
  if (!block) throw new Error('no block of containers.md makes .env');
  const folder = mkdtempSync(join(tmpdir(), 'portal-env-'));
  try {
    const text = `cd '${folder}'\n${block.text}`;
    const { status, stderr } = await run('bash', ['-euo', 'pipefail', '-c', text], { PUBLIC_URL: publicUrl });
    if (status !== 0) throw new Error(stderr);
    return parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As compose fills in `${NAME}`, `${NAME:-default}` and `${NAME:?what is missing}`. */
function fill(text: string, own: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = own[name];
    if (value) return value;
    if (kind === '-') return rest;
    throw new Error(`${name} is missing`);
  });
}
