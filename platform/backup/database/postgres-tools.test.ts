import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { requireTool, runTool } from './postgres-tools.ts';

afterEach(() => vi.unstubAllEnvs());

/** Puts a program of this name first on the PATH. */
function install(name: string, script: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
  vi.stubEnv('PATH', `${folder}:/bin:/usr/bin`);
}

const url = 'postgres://portal:top%2Fsecret@127.0.0.1:1/portal?sslmode=disable';

test('when pg_dump is as new as the server, then it is taken', async () => {
  install('pg_dump', 'echo "pg_dump (PostgreSQL) 16.4 (Debian 16.4-1)"');
  expect(await requireTool('pg_dump', 16)).toBe(16);
});

test('when pg_dump is older than the server, then one line says what to install', async () => {
  install('pg_dump', 'echo "pg_dump (PostgreSQL) 13.9"');
  await expect(requireTool('pg_dump', 15)).rejects.toThrow(
    /^pg_dump 13 is older than the 15 it has to read: install [^\n]+postgresql-client-15\)$/,
  );
});

test('when pg_dump is not installed, then one line says what to install', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await expect(requireTool('pg_dump', 15)).rejects.toThrow(/^pg_dump is missing: install [^\n]+$/);
});

test('when a program fails, then its error is the line, and no argument shows the password', async () => {
  install(
    'pg_dump',
    'echo "args $*" >&2; echo "pg_dump: error: password is $PGPASSWORD" >&2; echo "hint" >&2; exit 1',
  );
  await expect(runTool({ name: 'pg_dump', args: [], url })).rejects.toThrow(
    /^pg_dump: pg_dump: error: password is top\/secret$/,
  );
  install('pg_dump', 'echo "args $*" >&2; exit 1');
  await expect(runTool({ name: 'pg_dump', args: ['--x'], url })).rejects.toThrow(
    'pg_dump: args --x --dbname=postgres://portal@127.0.0.1:1/portal?sslmode=disable',
  );
});

test('when a program ends before it has read its input, then what it said is the reason', async () => {
  install('pg_restore', 'echo "pg_restore: error: no space" >&2; exit 1');
  async function* input() {
    for (let count = 0; count < 1000; count += 1) yield Buffer.alloc(65_536);
  }
  await expect(runTool({ name: 'pg_restore', args: [], url, input: input() })).rejects.toThrow(/no space$/);
});

test('when the input breaks off, then the program is ended, and the reason stays', async () => {
  install('pg_restore', 'cat > /dev/null');
  async function* input() {
    yield Buffer.from('half');
    throw new TypeError('the archive is damaged');
  }
  await expect(runTool({ name: 'pg_restore', args: [], url, input: input() })).rejects.toThrow();
});
