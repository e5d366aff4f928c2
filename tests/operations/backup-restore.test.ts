import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isKeptPath } from '../../platform/backup/part-names.ts';
import { createFile, createSender, type Sender } from '../uploads/testing/sender.ts';
import { createPortalPlace, type Engine, engines, type PortalPlace } from './testing/portal-place.ts';
import { runPortal } from './testing/run-portal.ts';
import { startPortal } from './testing/start-portal.ts';

const limit = 120_000;

async function placeOf(engine: Engine): Promise<PortalPlace> {
  const place = await createPortalPlace(engine);
  onTestFinished(() => place.remove());
  return place;
}

async function signingKeysOf(url: string): Promise<unknown> {
  return (await fetch(`${url}/api/uaa/oidc/jwks`)).json();
}

/** Uploads one file after the other while a task runs. @returns how many */
async function uploadDuring(sender: Sender, task: Promise<unknown>): Promise<number> {
  let isRunning = true;
  task.finally(() => (isRunning = false)).catch(() => undefined);
  let count = 0;
  for (; isRunning; count += 1)
    expect((await sender.send(createFile(20_000, `作业 ${count}.zip`).file)).status).toBe('done');
  return count;
}

/** Contents that rows name and the folder does not have as they were. */
async function findLost({ open, dataDir }: PortalPlace): Promise<string[]> {
  const database = open();
  try {
    const rows = await database.db.selectFrom('stored_blob').select(['blob_key', 'sha256']).execute();
    expect(rows.length).toBeGreaterThan(1);
    return rows
      .filter(({ blob_key, sha256 }) => {
        const content = readFileSync(join(dataDir, 'files', 'blobs', blob_key));
        return createHash('sha256').update(content).digest('hex') !== sha256;
      })
      .map(({ blob_key }) => blob_key);
  } finally {
    await database.close();
  }
}

/** What a portal wrote into its folder and no list knows: it is kept in backups (`keptEntries`), or it belongs here. */
function findForgotten({ dataDir }: PortalPlace): string[] {
  const left = /^(?:platform\.db|bff\.db)(?:-wal|-shm)?$|^portal\.lock/;
  return readdirSync(dataDir).filter((name) => !isKeptPath(name) && !left.test(name));
}

describe.each(engines)('on %s', (engine) => {
  test(
    'when a portal is backed up while it works, and restored elsewhere, then people, files and keys are there',
    async () => {
      const [home, elsewhere] = [await placeOf(engine), await placeOf(engine)];
      const backups = mkdtempSync(join(tmpdir(), 'portal-backups-'));
      onTestFinished(() => rmSync(backups, { recursive: true, force: true }));
      const archive = join(backups, 'school.tar');

      const portal = await startPortal(home);
      const created = await runPortal(home.env, 'admin', 'create', '--login', 'new.admin', '--unit', 'U2001');
      const password = /First password {2}(\S+)/.exec(created.stdout)?.[1] ?? '';
      const sender = await createSender(portal.url, 't.zhou');
      const { file, content } = createFile(700_000);
      const kept = await sender.send(file);
      const keys = await signingKeysOf(portal.url);

      const backup = runPortal(home.env, 'backup', archive);
      expect(await uploadDuring(sender, backup)).toBeGreaterThan(0);
      expect(await backup).toMatchObject({ status: 0, stdout: expect.stringContaining(archive) });
      expect(statSync(archive).mode & 0o777).toBe(0o600);
      await portal.stop();
      expect(findForgotten(home)).toEqual([]);

      const restored = await runPortal(elsewhere.env, 'restore', archive);
      expect(restored).toMatchObject({ status: 0, stdout: expect.not.stringContaining('No key') });
      const again = await startPortal(elsewhere);
      expect(await signingKeysOf(again.url)).toEqual(keys);
      const same = await createSender(again.url, 't.zhou');
      await same.checkBytes(kept, content);
      const form = new URLSearchParams({ username: 'new.admin', password });
      const signedIn = await fetch(`${again.url}/api/uaa/oauth/login`, {
        method: 'POST',
        headers: { origin: again.url },
        body: form,
      });
      expect(await signedIn.json()).toMatchObject({ status: 200 });
      expect(await findLost(elsewhere)).toEqual([]);
      expect(await same.send(createFile(20_000).file)).toMatchObject({ status: 'done' });
    },
    limit,
  );
});
