import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BlobStore, createFolderBlobStore } from '#platform/storage';
import {
  countStatements,
  type DemoPlatform,
  explainStatements,
  forEachEngine,
  insertMany,
  startDemoPlatform,
} from '#platform/testing';
import { type ReadEntry, readZip } from '../../zip/testing/read-zip.ts';
import { insertEntry } from '../testing/insert-entry.ts';
import { listTree } from './list-tree.ts';
import { countTree, listOutermost } from './tree-rows.ts';

const unitId = 'U2001';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let folder: string;
  let blobs: BlobStore;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
    folder = await mkdtemp(join(tmpdir(), 'drive-zip-'));
    blobs = createFolderBlobStore(folder);
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await engine.database().db.deleteFrom('drive_entry').where('id', 'like', 'many-%').execute();
  });

  const fetchZip = async (who: string, ids: string): Promise<Response> => {
    const { cookies } = await platform.as(who);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(`${platform.base}/api/drive/zip?entryIds=${ids}`, { headers: { cookie } });
  };
  const readAs = async (who: string, ids: string): Promise<ReadEntry[]> =>
    readZip(Buffer.from(await (await fetchZip(who, ids)).arrayBuffer()));
  const codeOf = async (who: string, ids: string): Promise<string> =>
    (await (await fetchZip(who, ids)).json()).code;
  const nameOf = (response: Response): string =>
    decodeURIComponent(
      /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
    );
  const insertFolders = (count: number, parentId: string) =>
    insertMany(engine.database().db, 'drive_entry', count, {
      id: sql`'many-' || n`,
      unit_id: sql`${unitId}`,
      space_id: sql`'drive-zhou'`,
      parent_id: sql`${parentId}`,
      is_folder: sql`1`,
      name: sql`'f' || n`,
      name_key: sql`'f' || n`,
      size: sql`0`,
      media_type: sql`''`,
      version: sql`0`,
      created_by: sql`'2001'`,
      created_at: sql`0`,
      changed_by: sql`'2001'`,
      changed_at: sql`0`,
      revision: sql`1`,
    });

  describe('an archive of a selection', () => {
    test('when it is one folder, then it has its name, and all that is below', async () => {
      const response = await fetchZip('t.zhou', 'drive-reading');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
      expect(response.headers.get('content-length')).toBeNull();
      expect(nameOf(response)).toBe('读书活动.zip');
      const entries = readZip(Buffer.from(await response.arrayBuffer()));
      expect(entries.map(({ name, method }) => [name, method])).toEqual([
        ['读书活动/', 0],
        ['读书活动/活动通知.txt', 8],
        ['读书活动/秋天的山.png', 0],
      ]);
      expect(entries[1]?.content.toString()).toContain('请每位同学带一本喜欢的书。');
      const { sha256 } = await engine
        .database()
        .db.selectFrom('stored_blob')
        .select('sha256')
        .where('id', '=', 'demo/picture')
        .executeTakeFirstOrThrow();
      expect(
        createHash('sha256')
          .update(entries[2]?.content ?? '')
          .digest('hex'),
      ).toBe(sha256);
    });

    test('when it is several, then it has the date of the schools, and each comes once', async () => {
      const response = await fetchZip('t.zhou', 'drive-to-sort,drive-lessons,drive-bell,drive-bell');
      const date = new Date(platform.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
      expect(nameOf(response)).toBe(`网盘 ${date}.zip`);
      const names = readZip(Buffer.from(await response.arrayBuffer())).map(({ name }) => name);
      expect(names.sort()).toEqual(['待整理/', '教案/', '教案/三年级语文 第5课.docx', '教案/下课铃.wav']);
    });

    test('when things of different folders are called alike, then they have numbers', async () => {
      const { db } = engine.database();
      const other = await insertEntry(db, '下课铃.wav', { content: 'x', parentId: 'drive-to-sort' });
      const entries = await readAs('t.zhou', `drive-bell,${other}`);
      // The content of one of them is lost.
      const names = entries.map(({ name }) => name.replace('.missing.txt', ''));
      expect(names.sort()).toEqual(['下课铃 (2).wav', '下课铃.wav']);
      await db.deleteFrom('drive_entry').where('id', '=', other).execute();
    });

    test('when a content is lost, then a note stands in its place, and the rest is whole', async () => {
      const { db } = engine.database();
      const id = await insertEntry(db, '遗失.txt', {
        content: 'x',
        parentId: 'drive-class-life',
        spaceId: 'drive-class',
      });
      const entries = await readAs('t.zhou', 'drive-class-life');
      expect(entries.map(({ name }) => name).sort()).toEqual([
        '班级活动/',
        '班级活动/值日表.txt',
        '班级活动/遗失.txt.missing.txt',
      ]);
      const note = entries.find(({ name }) => name.endsWith('.missing.txt'));
      expect(note?.content.toString()).toMatch(
        /文件“遗失.txt”的内容已丢失.*\r\nThe content of “遗失.txt” is lost/,
      );
      await db.deleteFrom('drive_entry').where('id', '=', id).execute();
    });
  });

  describe('who gets an archive', () => {
    test('when a folder is shared with a class, then its pupils and their parents get it', async () => {
      for (const who of ['s.zhoule', 'p.zhou', 't.wu'])
        expect(await readAs(who, 'drive-reading')).toHaveLength(3);
    });

    test('when one of the selected is not hers, then nothing comes', async () => {
      expect(await codeOf('s.zhoule', 'drive-reading,drive-lessons')).toBe('not_found');
      expect(await codeOf('s.zhoule', 'drive-bell')).toBe('not_found');
      expect(await codeOf('s.wang1', 'drive-reading')).toBe('not_found');
    });

    test('when it belongs to another school, or lies in the recycle bin, then nothing comes', async () => {
      for (const who of ['t.chen', 'ms.admin', 'bureau.admin'])
        expect(await codeOf(who, 'drive-calendar')).toBe('not_found');
      expect(await codeOf('t.zhou', 'drive-old-timetable')).toBe('not_found');
    });

    test('when what is below was removed, then it does not come', async () => {
      const { db } = engine.database();
      const change = (removed_at: number | null) =>
        db.updateTable('drive_entry').set({ removed_at }).where('id', '=', 'drive-bell').execute();
      await change(1);
      expect((await readAs('t.zhou', 'drive-lessons')).map(({ name }) => name)).not.toContain(
        '教案/下课铃.wav',
      );
      await change(null);
    });
  });

  describe('a large selection', () => {
    test('when it has more than 100,000 entries, then it is refused in words', async () => {
      await insertFolders(100_000, 'drive-to-sort');
      const answer = await (await fetchZip('t.zhou', 'drive-to-sort')).json();
      expect([answer.code, answer.message]).toEqual(['invalid_input', expect.stringContaining('100,000')]);
      expect(await countTree(engine.database().db, unitId, ['drive-to-sort'], 100_000)).toBe(100_001);
    });

    test('when a folder has thousands, then each comes once, by few statements', async () => {
      await insertFolders(2_500, 'drive-to-sort');
      await engine
        .database()
        .db.updateTable('drive_entry')
        .set({ parent_id: 'many-1', name_key: sql`name_key` })
        .where('id', '=', 'many-2')
        .execute();
      const { db, count } = countStatements(engine.database().db);
      const selected = await listOutermost(db, unitId, ['drive-to-sort']);
      const paths: string[] = [];
      for await (const { path } of listTree({ db, blobs, unitId }, selected, new Map())) paths.push(path);
      expect(paths).toHaveLength(2_501);
      expect(new Set(paths).size).toBe(2_501);
      expect(paths).toContain('待整理/f1/f2');
      // Two for the selection, one for each 100 rows of the folder, one for each 200 of its folders.
      expect(count()).toBeLessThan(45);
    });

    test('when a tree is read, then no table is read from end to end', async () => {
      const explained = explainStatements(engine.database());
      const selected = await listOutermost(explained.db, unitId, ['drive-reading']);
      const items = listTree({ db: explained.db, blobs, unitId }, selected, new Map());
      const paths: string[] = [];
      for await (const { path } of items) paths.push(path);
      expect(paths).toHaveLength(3);
      const plans = (await explained.plans()).join('\n');
      if (engine.name === 'sqlite') expect(plans).not.toMatch(/SCAN (?:entry|file|blob)/);
    });
  });
});
