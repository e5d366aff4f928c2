import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientSecrets } from '#platform/clients';
import { createActionLimits, createAuditWriter } from '#platform/identity';
import { createFolderBlobStore, createFolderFileStore } from '#platform/storage';
import { forEachEngine } from '#platform/testing';
import { buildArchive } from '../releases/testing/build-archive.ts';
import { openReleases, type ReleasesUnderTest } from '../releases/testing/open-releases.ts';
import { openSamples, type Samples } from './open-samples.ts';

/** Answers its secret, so that a test sees what it was given. */
const program = `
import { createServer } from 'node:http';
const server = createServer((req, res) => res.end(process.env.CLIENT_SECRET));
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.send({ type: 'ready', address: 'http://127.0.0.1:' + server.address().port }));
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
`;
const clientId = 'sample-timetable';

forEachEngine((engine) => {
  let portal: ReleasesUnderTest;
  let folder: string;
  let samples: Samples | undefined;
  const events: string[] = [];

  beforeAll(async () => {
    portal = await openReleases(engine.database());
    folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
    await mkdir(path.join(folder, 'sources/timetable/service'), { recursive: true });
    await mkdir(path.join(folder, 'archives'));
    await writeFile(path.join(folder, 'sources/timetable/package.json'), '{"type":"module"}');
    await writeFile(path.join(folder, 'sources/timetable/service/main.ts'), program);
    await writeArchive();
  });
  afterAll(async () => {
    await samples?.stop();
    await portal.close();
    await rm(folder, { recursive: true });
  });

  async function writeArchive(files = {}): Promise<void> {
    const names = { 'zh-CN': '课程表', en: 'School timetable' };
    const sample = {
      folder: 'timetable',
      code: 'timetable',
      version: '1.0.0',
      names,
      scopes: ['people.read'],
    };
    await writeFile(path.join(folder, 'archives/samples.json'), JSON.stringify([sample]));
    await writeFile(
      path.join(folder, 'archives/timetable.zip'),
      await buildArchive({ service: true }, files),
    );
  }

  async function open(change: { archives?: string | undefined; publicUrl?: string } = {}): Promise<void> {
    await samples?.stop();
    samples = await openSamples({
      database: engine.database(),
      clock: portal.now,
      log: (event) => events.push(event),
      files: createFolderFileStore(path.join(folder, 'files')),
      blobs: createFolderBlobStore(path.join(folder, 'blobs')),
      limits: createActionLimits({ database: engine.database(), clock: portal.now }),
      writeAudit: createAuditWriter(portal.now),
      announce: async () => undefined,
      archives: path.join(folder, 'archives'),
      sources: path.join(folder, 'sources'),
      dataFolder: folder,
      publicUrl: 'http://localhost:3000',
      ...change,
    });
    await samples.install();
  }

  async function readState() {
    const { db } = engine.database();
    const { releases, services } = await portal.snapshot();
    const grants = await db
      .selectFrom('program_grant')
      .selectAll()
      .where('client_id', '=', clientId)
      .execute();
    const address = services.find(({ code }) => code === 'timetable')?.address;
    const secret = address && (await (await fetch(address, { headers: { connection: 'close' } })).text());
    return {
      versions: releases
        .filter(({ manifest }) => manifest.code === 'timetable')
        .map(({ manifest }) => manifest.version),
      grants: grants.map(({ unit_id, scopes }) => `${unit_id} ${scopes}`).sort(),
      isSecretKnown: await createClientSecrets(db).isSecretOf(clientId, secret ?? '', portal.now()),
    };
  }

  const whole = {
    versions: ['1.0.0'],
    grants: ['U2001', 'U2002', 'U2009', 'U9001'].map((unit) => `${unit} ["people.read"]`),
    isSecretKnown: true,
  };

  describe('samples', () => {
    it('when a demo starts, then schools have the app, and its service may work for them', async () => {
      await open();
      expect(await readState()).toEqual(whole);
      expect(await portal.tilesOf('t.zhou')).toContain('timetable');
    });

    it('when it starts again, then a new secret counts, and everything else is as it was', async () => {
      await open();
      expect(await readState()).toEqual(whole);
      expect(await createClientSecrets(engine.database().db).list(clientId)).toHaveLength(1);
    });

    it('when an administrator has taken the app away, then a start does not bring it back', async () => {
      await portal.decide('bureau.admin', '1.0.0', 'withdraw', 'no');
      await open();
      expect((await readState()).versions).toEqual([]);
    });

    it('when the version has other content than before, then the log says that it stays', async () => {
      await writeArchive({ 'page.js': 'export const page=2;' });
      events.length = 0;
      await open();
      expect(events).toContain('sample_kept');
    });

    it.each([
      ['nothing is packed', { archives: undefined }],
      ['the portal is reached by https', { publicUrl: 'https://portal.school' }],
    ])('when %s, then no service runs', async (_, change) => {
      await open(change);
      expect(await fetchService()).toBe('away');
    });
  });

  async function fetchService(): Promise<string> {
    const { services } = await portal.snapshot();
    const address = services.find(({ code }) => code === 'timetable')?.address ?? '';
    return fetch(address).then(
      () => 'there',
      () => 'away',
    );
  }
});
