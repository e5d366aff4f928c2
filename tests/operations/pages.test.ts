import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { postgresUrl } from '#platform/testing';
import { findFreePort } from '../processes/find-free-port.ts';
import { type Program, startProgram } from '../processes/program.ts';
import { dropDatabase } from './testing/portal-place.ts';
import { type Block, listPages, readBlocks } from './testing/read-pages.ts';
import { run } from './testing/run-portal.ts';

/** In the order in which a new operator reads them; the others have no commands. */
const pages = [
  'install.md',
  'import.md',
  'backup-and-restore.md',
  'upgrade.md',
  'key-rotation.md',
  'lost-second-step.md',
];
const marks = ['test', 'test start', 'test postgres', 'by hand'];

let folder: string;
let env: Record<string, string>;
let portal: Program | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  const port = String(await findFreePort());
  env = {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    METRICS_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    BACKUPS: join(folder, 'backups'),
    RESTORED: join(folder, 'restored'),
  };
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function runBlock({ page, line, text }: Block, more: Record<string, string> = {}): Promise<void> {
  const outcome = await run('bash', ['-euo', 'pipefail', '-c', text], { ...env, ...more });
  expect(outcome.status, `${page}:${line}\n${text}\n${outcome.stdout}${outcome.stderr}`).toBe(0);
}

/** The block is a server, which the blocks behind it talk to. */
async function startBlock({ text }: Block): Promise<void> {
  portal = await startProgram({
    name: 'the portal',
    command: 'bash',
    args: ['-euc', `exec ${text}`],
    env,
    readyText: 'Portal ready at',
  });
}

async function runOnPostgres(block: Block): Promise<void> {
  if (!postgresUrl) return;
  const { hostname, port, username, password } = new URL(postgresUrl);
  const name = `pages_${randomUUID().replaceAll('-', '')}`;
  onTestFinished(() => dropDatabase(name));
  await runBlock(block, {
    NEW_DATABASE: name,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
  });
}

test('when an operator follows the pages from the first to the last, then every command works', async () => {
  const blocks = pages.flatMap(readBlocks);
  for (const block of blocks) {
    if (block.mark === 'test') await runBlock(block);
    if (block.mark === 'test start') await startBlock(block);
    if (block.mark === 'test postgres') await runOnPostgres(block);
  }
  expect(readdirSync(env.BACKUPS ?? '')).toEqual(['before-upgrade.tar', 'school.tar']);
  expect(readdirSync(env.RESTORED ?? '')).toEqual(expect.arrayContaining(['platform.db', 'session-keys']));
}, 120_000);

test('when a page has a command, then it says who runs it, and pages with commands are run', () => {
  const blocks = listPages().flatMap(readBlocks);
  expect(blocks.filter(({ mark }) => !marks.includes(mark))).toEqual([]);
  const withTests = new Set(blocks.flatMap(({ page, mark }) => (mark.startsWith('test') ? [page] : [])));
  expect([...withTests].sort()).toEqual(pages.toSorted());
});
