import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActionLimits } from '#platform/identity';
import { forEachEngine } from '#platform/testing';
import { createFolderBlobStore } from '../blobs/folder-blob-store.ts';
import { defaultQuotas } from '../files/quotas.ts';
import { teacher } from '../testing/teacher.ts';
import { contentOf, emptyStorage, md5Of } from '../testing/uploader.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { keepBlock } from '../uploads/keep-block.ts';
import { keepSingle } from '../uploads/keep-single.ts';
import { createMergesAhead } from '../uploads/merge-ahead.ts';
import { receiveContent } from '../uploads/receive-content.ts';
import { checkBlobs } from './check-blobs.ts';
import { sweepStorage } from './sweep-storage.ts';

const day = 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  let folder: string;
  let deps: UploadDeps;
  let now: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upkeep-'));
    const database = engine.database();
    now = Date.now();
    const clock = (): number => now;
    const blobs = createFolderBlobStore(folder);
    deps = { database, clock, blobs, quotas: defaultQuotas, limits: createActionLimits({ database, clock }) };
    await emptyStorage(database.db);
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function* piece(content: Buffer): AsyncIterable<Uint8Array> {
    yield content;
  }
  const receive = (content: Buffer) => receiveContent(deps, { name: 'a.bin', content: piece(content) });
  const keep = async (content: Buffer): Promise<string> => {
    const received = await receive(content);
    await keepSingle(deps, teacher, { serverid: 'base', md5: md5Of(content), uid: 'u' }, received);
    return received.key;
  };
  const keepPart = async (content: Buffer): Promise<string> => {
    const received = await receive(content);
    const payload = {
      chunk: 1,
      chunks: 2,
      chunkBase: 1 as const,
      eachSize: content.length,
      uid: 'u',
      file: true,
    };
    const whole = { md5: md5Of(Buffer.from('whole')), fullSize: content.length + 1 };
    await keepBlock(
      { ...deps, mergesAhead: createMergesAhead(deps) },
      teacher,
      { ...payload, ...whole },
      received,
    );
    return received.key;
  };
  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of deps.blobs.list('')) found.push(key);
    return found.sort();
  };

  test('when contents are younger than a day, then sweeping removes none of them', async () => {
    await keep(contentOf(10));
    await keepPart(contentOf(20));
    await receive(contentOf(30));
    await sweepStorage({ ...deps });
    expect(await keys()).toHaveLength(3);
  });

  test('when a day has gone by, then what no row names goes, with the parts of uploads that nobody goes on with', async () => {
    const kept = await keep(contentOf(10));
    await keepPart(contentOf(20));
    await receive(contentOf(30));
    now += day + 60_000;
    await sweepStorage({ ...deps });
    expect(await keys()).toEqual([kept]);
    expect(await deps.database.db.selectFrom('upload').selectAll().execute()).toEqual([]);
  });

  test('when an upload goes on after a day, then its older parts stay', async () => {
    const part = await keepPart(contentOf(20));
    now += day + 60_000;
    await keepPart(contentOf(20));
    await sweepStorage({ ...deps });
    expect(await keys()).toContain(part);
  });

  test('when a content is damaged or gone, then the check says so, and a good one is silent', async () => {
    const lines: [string, object | undefined][] = [];
    const good = await keep(contentOf(10));
    const damaged = await keep(contentOf(20));
    const gone = await keep(contentOf(30));
    await writeFile(join(folder, damaged), contentOf(20, 9));
    await deps.blobs.remove(gone);
    now += day + 1;
    const log = (event: string, details?: object) => lines.push([event, details]);
    await checkBlobs({ ...deps, log, budget: 1000 });
    expect(
      lines.map(([event, details]) => [event, details && 'isMissing' in details && details.isMissing]),
    ).toEqual(
      expect.arrayContaining([
        ['blob_damaged', false],
        ['blob_damaged', true],
      ]),
    );
    expect(lines).toHaveLength(2);
    expect(await keys()).toContain(good);
    await checkBlobs({ ...deps, log, budget: 1000 });
    expect(lines).toHaveLength(2);
  });

  test('when there is more than the budget, then those that waited longest come first, and the rest later', async () => {
    for (const seed of [1, 2, 3]) {
      await keep(contentOf(100, seed));
      now += 1000;
    }
    now += day;
    const unread = async (): Promise<number> => {
      const rows = await deps.database.db
        .selectFrom('stored_blob')
        .select('id')
        .where('checked_at', '<', now)
        .execute();
      return rows.length;
    };
    await checkBlobs({ ...deps, log: () => undefined, budget: 150 });
    expect(await unread()).toBe(1);
    await checkBlobs({ ...deps, log: () => undefined, budget: 150 });
    expect(await unread()).toBe(0);
  });
});
