import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '#platform/database';
import { createActionLimits } from '#platform/identity';
import { countStatements, describeStore } from '#platform/testing';
import { createFolderBlobStore } from '../blobs/folder-blob-store.ts';
import { teacher } from '../testing/teacher.ts';
import { contentOf, emptyStorage, md5Of } from '../testing/uploader.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { keepSingle } from '../uploads/keep-single.ts';
import { receiveContent } from '../uploads/receive-content.ts';
import { claimOwnFile } from './claim-own-file.ts';
import { copyFile, copyFiles } from './copy-file.ts';
import { readUsage } from './quotas.ts';
import { releaseFiles } from './release-files.ts';

const other = { ...teacher, userId: 'T2' };
const quotas = { user: 1_000, student: 1_000, unit: 10_000 };

describeStore((engine) => {
  let folder: string;
  let deps: UploadDeps;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kept-files-'));
    const database = engine.database();
    const clock = Date.now;
    const blobs = createFolderBlobStore(folder);
    deps = { database, clock, blobs, quotas, limits: createActionLimits({ database, clock }) };
    await emptyStorage(database.db);
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function* piece(content: Buffer): AsyncIterable<Uint8Array> {
    yield content;
  }
  const keep = async (content: Buffer, owner = teacher): Promise<string> => {
    const received = await receiveContent(deps, { name: 'a.bin', content: piece(content) });
    return (
      await keepSingle(deps, owner, { serverid: 'drive', md5: md5Of(content), uid: randomUUID() }, received)
    ).fileId;
  };
  const inTransaction = <Result>(work: (trx: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
    engine.database().db.transaction().execute(work);
  const copy = (fileIds: string[], owner = teacher) =>
    inTransaction((trx) => copyFiles(trx, { quotas, owner, fileIds, now: 1 }));
  const release = (...fileIds: string[]) => inTransaction((trx) => releaseFiles(trx, fileIds));
  const used = async (owner = teacher): Promise<[number, number]> => {
    const usage = await readUsage(engine.database().db, quotas, owner);
    return [usage.used, usage.unitUsed];
  };
  const references = async (): Promise<number[]> => {
    const { db } = engine.database();
    const rows = await db.selectFrom('stored_blob').select('reference_count').execute();
    return rows.map(({ reference_count }) => reference_count);
  };

  describe('copying', () => {
    test('when files are copied, then their contents are kept once, and the copies count for their owner', async () => {
      const one = await keep(contentOf(100));
      const same = await keep(contentOf(100));
      const copies = await copy([one, same], other);
      expect([...copies.keys()].sort()).toEqual([one, same].sort());
      expect(await references()).toEqual([4]);
      expect([await used(), await used(other)]).toEqual([
        [200, 100],
        [200, 100],
      ]);
    });

    test('when there are hundreds, then they take a few statements', async () => {
      const first = await keep(contentOf(1));
      let ids = [first];
      while (ids.length < 256) ids = [...ids, ...[...(await copy(ids)).values()].map(({ id }) => id)];
      const counted = countStatements(engine.database().db);
      await counted.db
        .transaction()
        .execute((trx) => copyFiles(trx, { quotas, owner: other, fileIds: ids, now: 1 }));
      expect(counted.count()).toBeLessThan(6);
    });

    test('when there is no space left, or one has gone, then nothing is copied', async () => {
      const id = await keep(contentOf(600));
      await expect(copy([id])).rejects.toMatchObject({ code: 'quota_reached' });
      await expect(copy([id, 'none'], other)).rejects.toMatchObject({ code: 'not_found' });
      const elsewhere = { ...other, unitId: 'U2' };
      await expect(copy([id], elsewhere)).rejects.toMatchObject({ code: 'not_found' });
      expect([await references(), await used(), await used(other)]).toEqual([[1], [600, 600], [0, 600]]);
    });
  });

  describe('releasing', () => {
    test('when the last file of a content goes, then the content and its bytes go, and not before', async () => {
      const one = await keep(contentOf(100));
      const copied = await inTransaction((trx) =>
        copyFile(trx, { quotas, owner: other, fileId: one, now: 1 }),
      );
      expect(await release(one)).toEqual([]);
      expect([await references(), await used(), await used(other)]).toEqual([[1], [0, 100], [100, 100]]);
      const keys = await release(copied.id);
      expect(keys).toHaveLength(1);
      expect([await references(), await used(), await used(other)]).toEqual([[], [0, 0], [0, 0]]);
      const content = await deps.blobs.read(keys[0] ?? '');
      expect(content?.destroy()).toBeDefined();
    });

    test('when several files of one content go at once, then it goes once', async () => {
      const files = [await keep(contentOf(50)), await keep(contentOf(50)), await keep(contentOf(70))];
      expect(await release(...files)).toHaveLength(2);
      expect(await used()).toEqual([0, 0]);
    });

    test('when the same file is released twice, at once or later, then it counts once', async () => {
      const [one, kept] = [await keep(contentOf(50)), await keep(contentOf(50))];
      await Promise.all([release(one), release(one)]);
      await release(one);
      expect([await references(), await used()]).toEqual([[1], [50, 50]]);
      expect(await release(kept)).toHaveLength(1);
    });

    test('when the transaction fails, then nothing has gone', async () => {
      const id = await keep(contentOf(50));
      const failing = inTransaction(async (trx) => {
        await releaseFiles(trx, [id]);
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect([await references(), await used()]).toEqual([[1], [50, 50]]);
    });
  });

  describe('claiming', () => {
    test('when a file is not the user’s, of her unit and of the service, then it is not there', async () => {
      const fileId = await keep(contentOf(50));
      const claim = (owner: typeof teacher, serverId = 'drive') =>
        inTransaction((trx) => claimOwnFile(trx, owner, { fileId, serverId }));
      expect(await claim(teacher)).toMatchObject({ id: fileId, name: 'a.bin', size: 50 });
      await expect(claim(other)).rejects.toMatchObject({ code: 'not_found' });
      await expect(claim({ ...teacher, unitId: 'U2' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(claim(teacher, 'base')).rejects.toMatchObject({ code: 'not_found' });
    });
  });
});
