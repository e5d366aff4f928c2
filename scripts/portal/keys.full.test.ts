import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSigningKeys } from '#platform/authorization';
import { openDatabase } from '#platform/database';
import { silentLog } from '#shared/log';
import { derivePlatformSecrets, loadOrCreateSessionKeys } from '../../bff/session-keys.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const script = join(import.meta.dirname, '..', 'portal.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, states: stdout.split('\n').map((line) => line.split(' ')[1]) };
}

test('when an operator replaces the key, then the portal can read both, and the old one signs for now', async () => {
  expect(run('keys', 'rotate')).toMatchObject({ status: 0, states: ['signing', undefined] });
  expect(run('keys', 'rotate')).toMatchObject({ status: 0, states: ['next', 'signing', undefined] });
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'platform.db') });
  try {
    const keySecrets = derivePlatformSecrets(loadOrCreateSessionKeys(folder));
    const keys = createSigningKeys({ database, clock: Date.now, log: silentLog, keySecrets });
    expect(await keys.find()).toHaveLength(2);
  } finally {
    await database.close();
  }
});

test('when the words are not known, then one line says which are, and nothing changes', () => {
  expect(run('keys', 'burn')).toMatchObject({
    status: 1,
    stderr: 'Usage: npm run portal -- keys <list|rotate>\n',
  });
  expect(run('burn')).toMatchObject({ status: 2 });
  expect(run('keys', 'list').states).toHaveLength(3);
});
