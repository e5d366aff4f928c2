import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { insertEntry } from '../testing/insert-entry.ts';

const drive = '/api/drive';
const id = 'drive-invitation';

forEachEngine((engine) => {
  let platform: DemoPlatform | undefined;

  beforeEach(async () => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform?.close());

  const as = (who: string) => {
    if (!platform) throw new Error('no platform');
    return platform.as(who);
  };
  const list = async (who: string, entryId = id) =>
    (await (await as(who)).get(`${drive}/version_list?entryId=${entryId}`)).body;
  const restore = async (who: string, version: number, entryId = id) =>
    (await (await as(who)).post(`${drive}/version_restore`, { entryId, version: String(version) })).body;
  const readUse = async (): Promise<unknown> => {
    const rows = await engine.database().db.selectFrom('storage_use').selectAll().orderBy('id').execute();
    return rows.map(({ id: who, bytes }) => [who, bytes]);
  };
  const findBlob = (blobId: string) =>
    engine
      .database()
      .db.selectFrom('stored_blob')
      .select(['reference_count', 'size'])
      .where('id', '=', blobId)
      .executeTakeFirst();

  describe('versions', () => {
    test('when somebody may view a file, then she sees its versions, the newest first', async () => {
      for (const who of ['t.zhou', 't.wu', 's.zhoule', 'p.zhou']) {
        const { data } = await list(who);
        expect(data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
        expect(data[1]).toMatchObject({ madeBy: '周敏 Zhou Min', path: `/api/storage/file/${id}-1` });
      }
      for (const who of ['s.wang1', 't.chen', 'ms.admin']) expect((await list(who)).code).toBe('not_found');
    });

    test('when it is a folder, then it has none', async () => {
      expect((await list('t.zhou', 'drive-reading')).data).toEqual([]);
      expect((await restore('t.zhou', 1, 'drive-reading')).code).toBe('not_found');
    });
  });

  describe('restoring', () => {
    test('when an old version is restored, then it is a new one on the same content', async () => {
      const first = await findBlob('demo/firstInvitation');
      const { data } = await restore('t.wu', 1);
      expect(data).toMatchObject({
        entryId: id,
        version: 3,
        size: first?.size,
        changedBy: '吴刚 Wu Gang',
        role: 'edit',
      });
      expect((await findBlob('demo/firstInvitation'))?.reference_count).toBe(2);
      expect(await readUse()).toContainEqual(['2002', first?.size]);
      expect((await list('t.zhou')).data.map(({ madeBy }: { madeBy: string }) => madeBy)[0]).toBe(
        '吴刚 Wu Gang',
      );
      const { db } = engine.database();
      const lines = await db
        .selectFrom('drive_activity')
        .selectAll()
        .where('event', '=', 'replace')
        .execute();
      expect(lines.map(({ entry_id, user_id }) => [entry_id, user_id])).toEqual([[id, '2002']]);
    });

    test('when somebody may view it only, or not at all, then it stays', async () => {
      for (const who of ['s.zhoule', 'p.zhou']) expect((await restore(who, 1)).code).toBe('forbidden');
      for (const who of ['s.wang1', 't.chen']) expect((await restore(who, 1)).code).toBe('not_found');
      expect((await list('t.zhou')).data).toHaveLength(2);
    });

    test('when there is no such version, then nothing changes', async () => {
      expect((await restore('t.zhou', 9)).code).toBe('not_found');
      expect((await list('t.zhou')).data).toHaveLength(2);
    });

    test('when two restore at once, then both have a version of their own', async () => {
      await Promise.all([restore('t.zhou', 1), restore('t.wu', 1), restore('t.zhou', 2)]);
      const { data } = await list('t.zhou');
      expect(data.map(({ version }: { version: number }) => version)).toEqual([5, 4, 3, 2, 1]);
    });

    test('when there are more than 20, then the oldest goes, with its content and the space that it took', async () => {
      const { db } = engine.database();
      const entryId = await insertEntry(db, '旧.txt', { content: 'old' });
      const { file_id } = await db
        .selectFrom('drive_version')
        .select('file_id')
        .where('entry_id', '=', entryId)
        .executeTakeFirstOrThrow();
      await db.updateTable('storage_use').set({ bytes: 1_000 }).execute();
      for (let version = 2; version < 22; version += 1) await restore('t.zhou', 1, entryId);
      expect((await list('t.zhou', entryId)).data).toHaveLength(20);
      expect((await findBlob(file_id))?.reference_count).toBe(20);
      expect(await readUse()).toContainEqual(['2001', 1_000 + 20 * 3 - 3]);
    });

    test('when there is no space left, then it is refused, and the number of the version is not used up', async () => {
      const { db } = engine.database();
      await db.updateTable('storage_use').set({ bytes: 1e15 }).where('id', '=', '2001').execute();
      expect((await restore('t.zhou', 1)).code).toBe('quota_reached');
      expect((await list('t.zhou')).data).toHaveLength(2);
      expect((await restore('t.wu', 1)).data.version).toBe(3);
    });
  });
});
