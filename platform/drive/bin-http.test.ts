import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolderBlobStore } from '#platform/storage';
import { forEachEngine } from '#platform/testing';
import type { DriveEntry } from '#shared/contracts';
import { purgeDrive } from './index.ts';
import { type DriveParty, startDrive } from './testing/start-drive.ts';

const day = 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  let party: DriveParty;
  let top: string;
  beforeAll(async () => {
    party = await startDrive(engine);
  });
  beforeEach(async () => {
    top = await party.newFolder();
  });
  afterAll(() => party.platform.close());

  const folder = async (name: string, parentId = top): Promise<string> =>
    (await party.teacher.folder(party.mine, name, parentId)).data.entryId;
  const add = async (name: string, content: string, parentId = top): Promise<DriveEntry> => {
    const fileId = await party.teacher.upload(name, content);
    const place = { spaceId: party.mine, parentId, fileId };
    return (await party.teacher.post<DriveEntry>('file_add', place)).data;
  };
  const fileIdOf = ({ path }: DriveEntry): string => path.split('/').at(-1) ?? '';
  const bin = async () => (await party.teacher.list({ view: 'bin', spaceId: party.mine })).data.list;
  const names = (parentId = top) => party.teacher.names(party.mine, parentId);

  describe('removing', () => {
    test('when a folder is removed, then it is in the bin with all below it, and the name is free', async () => {
      const box = await folder('box');
      const inside = await add('a.txt', 'a', box);
      expect((await party.teacher.select('remove', box, inside.entryId)).data).toEqual({
        done: 2,
        refused: [],
      });
      expect(await names()).toEqual([]);
      const shown = (await bin()).find(({ entryId }) => entryId === box);
      expect(shown?.goneAt).toBe((shown?.removedAt ?? 0) + 30 * day);
      expect((await bin()).some(({ entryId }) => entryId === inside.entryId)).toBe(false);
      expect((await party.teacher.folder(party.mine, 'box', top)).status).toBe(200);
    });

    test('when a selection holds what is not hers, then that is named, and the rest is done', async () => {
      const box = await folder('box');
      const { data } = await party.teacher.select('remove', box, 'drive-lessons', 'none', 'drive-calendar');
      expect(data.done).toBe(1);
      expect(data.refused.map(({ entryId }) => entryId).sort()).toEqual([
        'drive-calendar',
        'drive-lessons',
        'none',
      ]);
      expect((await party.pupil.select('remove', 'drive-duties')).data).toMatchObject({
        done: 0,
        refused: [{ name: '值日表.txt' }],
      });
    });
  });

  describe('restoring', () => {
    test('when it comes back, then all that went with it is where it was', async () => {
      const box = await folder('box');
      await add('a.txt', 'a', box);
      await party.teacher.select('remove', box);
      expect((await party.teacher.select('restore', box)).data).toEqual({ done: 1, refused: [] });
      expect([await names(), await names(box)]).toEqual([['box'], ['a.txt']]);
    });

    test('when something below was removed before, then it stays in the bin', async () => {
      const box = await folder('box');
      const [first, second] = [await add('1.txt', '1', box), await add('2.txt', '2', box)];
      await party.teacher.select('remove', first.entryId);
      await party.teacher.select('remove', box);
      await party.teacher.select('restore', box);
      expect(await names(box)).toEqual(['2.txt']);
      await party.teacher.select('remove', second.entryId);
      await party.teacher.select('restore', first.entryId, second.entryId);
      expect(await names(box)).toEqual(['1.txt', '2.txt']);
    });

    test('when its folder has gone, then it comes to the top, and a taken name gets a number', async () => {
      const box = await folder('box');
      const { entryId } = await add('restored.txt', 'a', box);
      await party.teacher.select('remove', entryId);
      await party.teacher.select('remove', box);
      await add('restored.txt', 'b', '');
      await party.teacher.select('restore', entryId);
      expect(await names('')).toContain('restored (2).txt');
    });

    test('when two of one name come back at once, then both are there', async () => {
      const first = await add('a.txt', '1');
      await party.teacher.select('remove', first.entryId);
      const second = await add('a.txt', '2');
      await party.teacher.select('remove', second.entryId);
      expect((await party.teacher.select('restore', first.entryId, second.entryId)).data.done).toBe(2);
      expect((await names()).sort()).toEqual(['a (2).txt', 'a.txt']);
    });

    test('when it is not in the bin, or not hers, then it is refused', async () => {
      const { entryId } = await add('a.txt', 'a');
      expect((await party.teacher.select('restore', entryId)).data.done).toBe(0);
      await party.teacher.select('remove', entryId);
      for (const who of [party.colleague, party.administrator, party.stranger])
        for (const verb of ['restore', 'purge'] as const)
          expect((await who.select(verb, entryId)).data.done).toBe(0);
      expect((await bin()).some((entry) => entry.entryId === entryId)).toBe(true);
    });
  });

  describe('deleting for good', () => {
    test('when it is deleted, then all below and all versions go, and the space is free again', async () => {
      const used = await party.teacher.used();
      const box = await folder('box');
      await add('a.txt', 'first', box);
      const fileId = await party.teacher.upload('a.txt', 'second');
      await party.teacher.post('file_add', {
        spaceId: party.mine,
        parentId: box,
        fileId,
        whenTaken: 'version',
      });
      expect(await party.teacher.used()).toBe(used + 11);
      await party.teacher.select('remove', box);
      expect(await party.teacher.read(fileId)).toBe(200);
      expect((await party.teacher.select('purge', box)).data).toEqual({ done: 1, refused: [] });
      expect(await party.teacher.used()).toBe(used);
      expect(await party.teacher.read(fileId)).toBe(404);
      expect((await party.teacher.select('restore', box)).data.done).toBe(0);
    });

    test('when another file has the same content, then it is kept for that one', async () => {
      const [one, other] = [await add('1.txt', 'the same'), await add('2.txt', 'the same')];
      await party.teacher.select('remove', one.entryId);
      await party.teacher.select('purge', one.entryId);
      expect(await party.teacher.read(fileIdOf(other))).toBe(200);
    });

    test('when it is not in the bin, then it cannot be deleted', async () => {
      const { entryId } = await add('a.txt', 'a');
      expect((await party.teacher.select('purge', entryId)).data.done).toBe(0);
      expect(await names()).toEqual(['a.txt']);
    });

    test('when the bin is emptied, then all in it goes, and only who may edit the space does that', async () => {
      await party.teacher.select('remove', await folder('box'), (await add('a.txt', 'a')).entryId);
      const empty = (who: DriveParty['teacher'], spaceId: string) =>
        who.post<{ done: number }>('bin_empty', { spaceId });
      expect((await empty(party.colleague, party.mine)).code).toBe('not_found');
      expect((await empty(party.pupil, party.ofClass)).code).toBe('forbidden');
      const waiting = (await bin()).length;
      expect((await empty(party.teacher, party.mine)).data).toEqual({ done: waiting, refused: [] });
      expect(await bin()).toEqual([]);
    });

    test('when the bin has kept something for 30 days, then it goes by itself, in batches', async () => {
      const { db } = engine.database();
      const box = await folder('many');
      const paths = Array.from({ length: 1_200 }, (_, at) => `${at}`);
      await party.teacher.postJson('folder_ensure', { spaceId: party.mine, parentId: box, paths });
      const file = await add('a.txt', 'a', box);
      const kept = await folder('kept');
      await party.teacher.select('remove', box);
      const later = party.platform.now() + 30 * day;
      await db.updateTable('drive_entry').set({ removed_at: later }).where('id', '=', kept).execute();
      const blobs = createFolderBlobStore('/nonexistent');
      const purge = (now: number) => purgeDrive({ database: engine.database(), blobs, clock: () => now });
      await purge(later - 1);
      expect(await party.teacher.read(fileIdOf(file))).toBe(200);
      await purge(later);
      const left = await db
        .selectFrom('drive_entry')
        .select('id')
        .where('parent_id', 'in', [box, top])
        .execute();
      expect(left.map(({ id }) => id)).toEqual([kept]);
    });

    test('when the activity is older than a year, then it goes', async () => {
      const { db } = engine.database();
      const blobs = createFolderBlobStore('/nonexistent');
      const now = party.platform.now() + 366 * day;
      await purgeDrive({ database: engine.database(), blobs, clock: () => now });
      expect(await db.selectFrom('drive_activity').select('id').execute()).toEqual([]);
    });
  });

  describe('who reads a content', () => {
    test('when a file is in a space or shared, then those read it who see it, until it is removed', async () => {
      const inClass = await party.teacher.upload('class.txt', 'for the class');
      const place = { spaceId: party.ofClass, parentId: '', fileId: inClass };
      const { data } = await party.teacher.post<DriveEntry>('file_add', place);
      for (const who of [party.pupil, party.parent, party.administrator])
        expect(await who.read(inClass)).toBe(200);
      expect(await party.stranger.read(inClass)).toBe(404);
      const own = await add('own.txt', 'mine alone');
      for (const who of [party.pupil, party.colleague, party.administrator])
        expect(await who.read(fileIdOf(own))).toBe(404);
      await party.teacher.select('remove', data.entryId);
      expect(await party.pupil.read(inClass)).toBe(404);
    });

    test('when a file has an older version, then who sees the file reads it as well', async () => {
      const ids = [
        await party.teacher.upload('v.txt', 'version one'),
        await party.teacher.upload('v.txt', 'version two'),
      ];
      for (const fileId of ids)
        await party.teacher.post('file_add', {
          spaceId: party.ofClass,
          parentId: '',
          fileId,
          whenTaken: 'version',
        });
      for (const fileId of ids) expect(await party.pupil.read(fileId)).toBe(200);
    });
  });
});
