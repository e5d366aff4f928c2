import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ServerProgram, startBff } from '../processes/servers.ts';

const startLimit = 60_000;

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-starts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The portal with its embedded platform. */
async function start(environment: Record<string, string>): Promise<ServerProgram> {
  const portal = await startBff({ TEST_MODE: '0', ...environment });
  onTestFinished(() => portal.stop());
  return portal;
}

async function signingKeysOf({ port }: ServerProgram): Promise<string[]> {
  const answer = await fetch(`http://localhost:${port}/api/uaa/oidc/jwks`);
  const { keys } = (await answer.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid).sort();
}

test(
  'when KEY_SECRETS seals the signing keys, then they stay when the session keys are others',
  async () => {
    const DATA_DIR = createFolder();
    const KEY_SECRETS = 'k'.repeat(43);
    const first = await start({ DATA_DIR, KEY_SECRETS, SESSION_KEYS: 'a'.repeat(43) });
    const keys = await signingKeysOf(first);
    expect(keys.length).toBeGreaterThan(0);
    await first.stop();
    const second = await start({ DATA_DIR, KEY_SECRETS, SESSION_KEYS: 'b'.repeat(43) });
    expect(await signingKeysOf(second)).toEqual(keys);
  },
  startLimit,
);

test(
  'when the data folder was open to others, then nothing in it is any more',
  async () => {
    const DATA_DIR = createFolder();
    chmodSync(DATA_DIR, 0o755);
    await start({ DATA_DIR });
    const open = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(DATA_DIR, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    expect(readdirSync(DATA_DIR)).toEqual(expect.arrayContaining(['bff.db', 'platform.db', 'files']));
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  },
  startLimit,
);

test(
  'T34 when the portal runs, then its platform answers the portal alone',
  async () => {
    const portal = await start({ DATA_DIR: createFolder() });
    const platformPort = /"event":"ready"[^\n]*"port":(\d+)/.exec(portal.output())?.[1];
    const ask = (port: unknown) => fetch(`http://localhost:${port}/api/uaa/oidc/jwks`).then((r) => r.status);
    expect(await ask(portal.port)).toBe(200);
    expect(await ask(platformPort)).toBe(403);
    await expect.poll(portal.output).toContain('"event":"request_without_secret"');
  },
  startLimit,
);
