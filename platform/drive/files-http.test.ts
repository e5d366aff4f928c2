import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import type { DriveActivity, DriveEntry } from '#shared/contracts';
import { type DriveParty, startDrive } from './testing/start-drive.ts';

forEachEngine((engine) => {
  let party: DriveParty;
  beforeAll(async () => {
    party = await startDrive(engine);
  });
  afterAll(() => party.platform.close());

  const add = async (parentId: string, name: string, content: string, more: object = {}) => {
    const fileId = await party.teacher.upload(name, content);
    const place = { spaceId: party.mine, parentId };
    return party.teacher.post<DriveEntry>('file_add', { ...place, fileId, ...more });
  };
  const idOf = async (made: Promise<{ data: { entryId: string } }>): Promise<string> =>
    (await made).data.entryId;
  const activityOf = async (entryId: string): Promise<string[]> => {
    const { data } = await party.teacher.get<{ list: DriveActivity[] }>('activity', { entryId });
    return data.list.map(({ event, entryName, detail }) => `${event} ${entryName} ${detail}`.trim()).sort();
  };

  describe('adding a file', () => {
    test('when a file was uploaded, then it stands in the folder and its content can be read', async () => {
      const parentId = await party.newFolder();
      const { data } = await add(parentId, '报告.docx', 'report');
      expect(data).toMatchObject({ name: '报告.docx', size: 6, version: 1, isFolder: false, parentId });
      expect(await party.teacher.read(data.path.split('/').at(-1) ?? '')).toBe(200);
    });

    test('when a name is taken, then the new file gets a number', async () => {
      const parentId = await party.newFolder();
      for (const content of ['1', '2', '3']) await add(parentId, '报告.docx', content);
      expect(await party.teacher.names(party.mine, parentId)).toEqual([
        '报告 (2).docx',
        '报告 (3).docx',
        '报告.docx',
      ]);
    });

    test('when many come under one name at once, then each gets a name of its own', async () => {
      const parentId = await party.newFolder();
      await Promise.all(Array.from({ length: 6 }, (_, at) => add(parentId, 'a.txt', `${at}`)));
      expect(new Set(await party.teacher.names(party.mine, parentId)).size).toBe(6);
    });

    test('when a new version is wanted, then the entry stays and its content is the new one', async () => {
      const parentId = await party.newFolder();
      const first = await add(parentId, 'plan.txt', 'first');
      const { data } = await add(parentId, 'PLAN.txt', 'second!', { whenTaken: 'version' });
      expect(data).toMatchObject({ entryId: first.data.entryId, version: 2, size: 7, name: 'plan.txt' });
      expect(await activityOf(data.entryId)).toEqual(['add plan.txt', 'replace plan.txt']);
      await party.teacher.folder(party.mine, 'box.txt', parentId);
      const beside = await add(parentId, 'box.txt', 'x', { whenTaken: 'version' });
      expect(beside.data.name).toBe('box (2).txt');
    });

    test('when a file is somebody else’s, or of another service, then it is not there', async () => {
      const parentId = await party.newFolder();
      const place = { spaceId: party.mine, parentId };
      const others = await party.colleague.upload('a.txt', 'a');
      const base = await party.teacher.upload('a.docx', 'b', 'base');
      for (const fileId of [others, base, 'none'])
        expect((await party.teacher.post('file_add', { ...place, fileId })).code).toBe('not_found');
    });

    test('when the answer to adding is lost, then the same call answers the same entry', async () => {
      const parentId = await party.newFolder();
      const fileId = await party.teacher.upload('once.txt', 'once');
      const used = await party.teacher.used();
      const place = { spaceId: party.mine, parentId, fileId, whenPlaced: 'answer' };
      const { data } = await party.teacher.post<DriveEntry>('file_add', place);
      await party.teacher.post('rename', {
        entryId: data.entryId,
        name: 'other.txt',
        revision: data.revision,
      });
      const { data: again } = await party.teacher.post<DriveEntry>('file_add', place);
      expect(again).toMatchObject({ entryId: data.entryId, name: 'other.txt', version: 1 });
      expect(await party.teacher.names(party.mine, parentId)).toEqual(['other.txt']);
      expect(await party.teacher.used()).toBe(used);
      const others = { ...place, fileId: await party.colleague.upload('a.txt', 'a') };
      expect((await party.teacher.post('file_add', others)).code).toBe('not_found');
    });

    test('when one upload is added twice, then each entry has a file of its own, which counts', async () => {
      const parentId = await party.newFolder();
      const fileId = await party.teacher.upload('twice.txt', 'twice');
      const used = await party.teacher.used();
      const place = { spaceId: party.mine, parentId, fileId };
      const [one, other] = [
        await party.teacher.post<DriveEntry>('file_add', place),
        await party.teacher.post<DriveEntry>('file_add', place),
      ];
      expect(one.data.path).not.toBe(other.data.path);
      expect(await party.teacher.used()).toBe(used + 5);
    });

    test('when a pupil adds to the files of her class, then it is forbidden', async () => {
      const fileId = await party.pupil.upload('a.txt', 'a');
      const place = { spaceId: party.ofClass, parentId: '', fileId };
      expect((await party.pupil.post('file_add', place)).code).toBe('forbidden');
    });
  });

  describe('renaming', () => {
    const rename = (entryId: string, name: string, revision: number, who = party.teacher) =>
      who.post<DriveEntry>('rename', { entryId, name, revision });

    test('when a name is new, then it is kept, and who saw the old one is told', async () => {
      const parentId = await party.newFolder();
      const { data } = await add(parentId, 'a.txt', 'a');
      expect((await rename(data.entryId, 'b.txt', 1)).data).toMatchObject({ name: 'b.txt', revision: 2 });
      expect((await rename(data.entryId, 'c.txt', 1)).code).toBe('conflict');
      expect((await rename(data.entryId, 'B.txt', 2)).data).toMatchObject({ name: 'B.txt', revision: 3 });
      expect(await activityOf(data.entryId)).toEqual([
        'add a.txt',
        'rename B.txt b.txt',
        'rename b.txt a.txt',
      ]);
    });

    test('when a name is taken or forbidden, then it is refused', async () => {
      const parentId = await party.newFolder();
      const { entryId } = (await add(parentId, 'a.txt', 'a')).data;
      await add(parentId, 'b.txt', 'b');
      expect(await rename(entryId, 'B.TXT', 1)).toMatchObject({
        code: 'invalid_input',
        fieldErrors: [{ field: 'name' }],
      });
      expect((await rename(entryId, 'a.exe', 1)).code).toBe('file_kind_refused');
      expect((await rename(entryId, 'a/b.txt', 1)).code).toBe('invalid_input');
    });

    test('when somebody may not, then the name stays', async () => {
      const entryId = await party.newFolder();
      for (const who of [party.colleague, party.pupil, party.administrator, party.stranger])
        expect((await rename(entryId, 'x', 1, who)).code).toBe('not_found');
      expect((await rename('drive-duties', 'x.txt', 1, party.pupil)).code).toBe('forbidden');
    });
  });

  describe('moving', () => {
    test('when entries move, then they keep what is below them, and a taken name gets a number', async () => {
      const [from, to] = [await party.newFolder(), await party.newFolder()];
      const folder = await idOf(party.teacher.folder(party.mine, 'box', from));
      await add(folder, 'inside.txt', 'x');
      const file = await idOf(add(from, 'a.txt', 'a'));
      await add(to, 'a.txt', 'b');
      const { data } = await party.teacher.place('move', party.mine, to, folder, file);
      expect(data).toEqual({ done: 2, refused: [] });
      expect(await party.teacher.names(party.mine, to)).toEqual(['box', 'a (2).txt', 'a.txt']);
      expect(await party.teacher.names(party.mine, folder)).toEqual(['inside.txt']);
      expect(await party.teacher.names(party.mine, from)).toEqual([]);
    });

    test('when a folder would stand inside itself, then it stays, and the others move', async () => {
      const top = await party.newFolder();
      const outer = await idOf(party.teacher.folder(party.mine, 'outer', top));
      const inner = await idOf(party.teacher.folder(party.mine, 'inner', outer));
      const file = await idOf(add(top, 'a.txt', 'a'));
      const { data } = await party.teacher.place('move', party.mine, inner, outer, inner, file);
      expect(data.done).toBe(2);
      expect(data.refused.map(({ entryId }) => entryId)).toEqual([outer]);
      expect(await party.teacher.names(party.mine, inner)).toEqual(['a.txt']);
    });

    test('when two folders move into each other at once, then one of them does', async () => {
      const top = await party.newFolder();
      const [one, other] = [
        await idOf(party.teacher.folder(party.mine, 'one', top)),
        await idOf(party.teacher.folder(party.mine, 'other', top)),
      ];
      const answers = await Promise.all([
        party.teacher.place('move', party.mine, other, one),
        party.teacher.place('move', party.mine, one, other),
      ]);
      expect(answers.map(({ data }) => data.done).sort()).toEqual([0, 1]);
      expect(await party.teacher.names(party.mine, top)).toHaveLength(1);
    });

    test('when a folder goes to another space, then all below goes with it', async () => {
      const folder = await party.newFolder();
      const inner = await idOf(party.teacher.folder(party.mine, 'inner', folder));
      const { entryId } = (await add(inner, 'a.txt', 'a')).data;
      await party.teacher.place('move', party.ofClass, '', folder);
      const { data } = await party.pupil.list({ view: 'folder', parentId: inner });
      expect(data.list).toMatchObject([{ entryId, spaceId: party.ofClass, role: 'view' }]);
    });

    test('when somebody may edit what another one shared, then she cannot take it away from there', async () => {
      const { data } = await party.teacher.place('move', party.mine, '', 'drive-reading', 'drive-autumn');
      expect(data.done).toBe(1);
      expect(data.refused.map(({ entryId }) => entryId)).toEqual(['drive-reading']);
      expect((await party.teacher.select('remove', 'drive-reading')).data.done).toBe(0);
      expect(await party.colleague.names('drive-zhou')).toContain('读书活动');
    });

    test('when the place is not hers to change, then nothing moves', async () => {
      const folder = await party.newFolder();
      expect((await party.teacher.place('move', party.ofSchool, '', folder)).code).toBe('forbidden');
      expect((await party.teacher.place('move', 'drive-zhou', '', folder)).code).toBe('not_found');
      const stolen = await party.stranger.place(
        'move',
        (await party.stranger.spaces())[0].spaceId,
        '',
        folder,
      );
      expect(stolen.data).toMatchObject({ done: 0, refused: [{ entryId: folder, name: '' }] });
    });

    test('when folders would be too deep, then they stay', async () => {
      const [top, tall] = [await party.newFolder(), await party.newFolder()];
      const ensure = async (parentId: string, depth: number) => {
        const paths = [Array.from({ length: depth }, (_, at) => `d${at}`).join('/')];
        const body = { spaceId: party.mine, parentId, paths };
        const { data } = await party.teacher.postJson<{ entryId: string }[]>('folder_ensure', body);
        return data[0]?.entryId ?? '';
      };
      const deep = await ensure(top, 20);
      await ensure(tall, 9);
      const { data } = await party.teacher.place('move', party.mine, deep, tall);
      expect(data.refused).toMatchObject([{ entryId: tall }]);
    });
  });

  describe('copying', () => {
    test('when a folder is copied, then all below it is there twice and counts twice, and no content is written', async () => {
      const { db } = engine.database();
      const [from, to] = [await party.newFolder(), await party.newFolder()];
      await add(await idOf(party.teacher.folder(party.mine, 'inner', from)), 'a.txt', 'copied');
      const blobs = async () => (await db.selectFrom('stored_blob').select('id').execute()).length;
      const [used, contents] = [await party.teacher.used(), await blobs()];
      const { data } = await party.teacher.place('copy', party.mine, to, from, from);
      expect(data).toEqual({ done: 1, refused: [] });
      const copy = (await party.teacher.list({ view: 'folder', parentId: to })).data.list[0];
      const inner = (await party.teacher.list({ view: 'folder', parentId: copy?.entryId ?? '' })).data
        .list[0];
      const file = (await party.teacher.list({ view: 'folder', parentId: inner?.entryId ?? '' })).data
        .list[0];
      expect([inner?.name, file?.name, file?.version]).toEqual(['inner', 'a.txt', 1]);
      expect([await party.teacher.used(), await blobs()]).toEqual([used + 6, contents]);
    });

    test('when it is copied to where it is, or into itself, then it gets a number, and the copy ends', async () => {
      const top = await party.newFolder();
      const folder = await idOf(party.teacher.folder(party.mine, 'box', top));
      await party.teacher.place('copy', party.mine, top, folder);
      await party.teacher.place('copy', party.mine, folder, folder);
      expect(await party.teacher.names(party.mine, top)).toEqual(['box', 'box (2)']);
      expect(await party.teacher.names(party.mine, folder)).toEqual(['box']);
    });

    test('when a pupil copies what she may view, then the copy is hers and counts for her', async () => {
      const own = (await party.pupil.spaces())[0].spaceId;
      const used = await party.pupil.used();
      const { data } = await party.pupil.place('copy', own, '', 'drive-class-life', 'drive-lessons');
      expect(data.done).toBe(1);
      expect(data.refused.map(({ entryId }) => entryId)).toEqual(['drive-lessons']);
      expect(await party.pupil.used()).toBeGreaterThan(used);
      const { list } = (await party.pupil.list({ view: 'search', keyword: '值日表' })).data;
      expect(list.map(({ role }) => role).sort()).toEqual(['edit', 'view']);
    });

    test('when there is no space left, then that one is refused as a whole, and the others are copied', async () => {
      const { db } = engine.database();
      const top = await party.newFolder();
      const folder = await idOf(party.teacher.folder(party.mine, 'box', top));
      await add(folder, 'a.txt', 'large');
      const empty = await idOf(party.teacher.folder(party.mine, 'empty', top));
      const before = await party.teacher.used();
      const fill = (bytes: number) =>
        db.updateTable('storage_use').set({ bytes }).where('id', '=', '2002').execute();
      await fill(5 * 1024 ** 3 - 2);
      const { data } = await party.teacher.place('copy', party.mine, '', folder, empty);
      await fill(before);
      expect(data.done).toBe(1);
      expect(data.refused).toMatchObject([{ entryId: folder, name: 'box' }]);
      expect((await party.teacher.names(party.mine)).filter((name) => name.startsWith('box'))).toEqual([]);
    });

    test('when more than 5,000 are copied at once, then it is refused in words', async () => {
      const top = await party.newFolder();
      const folder = await party.newFolder();
      for (const part of [0, 1, 2])
        await party.teacher.postJson('folder_ensure', {
          spaceId: party.mine,
          parentId: folder,
          paths: Array.from({ length: 1_700 }, (_, at) => `${part}-${at}`),
        });
      const refused = await party.teacher.place('copy', party.mine, top, folder);
      expect(refused).toMatchObject({ code: 'invalid_input', message: expect.stringContaining('5,000') });
    });
  });

  describe('activity', () => {
    test('when a folder is asked for, then it tells of all below it, page by page, to those who see it', async () => {
      const folder = await party.newFolder();
      const file = await idOf(add(folder, 'a.txt', 'a'));
      await party.teacher.place('copy', party.mine, folder, file);
      await party.teacher.select('remove', file);
      expect(await activityOf(folder)).toEqual(
        expect.arrayContaining(['add a.txt', expect.stringMatching(/^copy a \(2\)\.txt ./), 'remove a.txt']),
      );
      const { data } = await party.teacher.get<{ list: DriveActivity[] }>('activity', {
        entryId: folder,
        page: '2',
      });
      expect(data).toMatchObject({ list: [], total: 4, pages: 1 });
      expect((await party.colleague.get('activity', { entryId: folder })).code).toBe('not_found');
    });
  });
});
