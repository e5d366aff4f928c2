import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import type { DriveSpace } from '#shared/contracts';
import { type DriveParty, startDrive } from './testing/start-drive.ts';

forEachEngine((engine) => {
  let party: DriveParty;
  beforeAll(async () => {
    party = await startDrive(engine);
  });
  afterAll(() => party.platform.close());

  describe('spaces', () => {
    const kindsOf = (spaces: DriveSpace[]): string[] =>
      spaces.map(({ kind, gradeName, className, role }) =>
        [kind, gradeName, className, role].filter(Boolean).join(' '),
      );

    test('when users ask for their spaces, then their own comes first, their classes and the school follow', async () => {
      expect(kindsOf(await party.pupil.spaces())).toEqual([
        'mine edit',
        'class 三年级 (2)班 view',
        'school view',
      ]);
      expect(kindsOf(await party.parent.spaces())).toEqual([
        'mine edit',
        'class 三年级 (2)班 view',
        'school view',
      ]);
      const classes = (await party.teacher.spaces()).filter(({ kind }: DriveSpace) => kind === 'class');
      expect(classes.length).toBeGreaterThan(1);
      expect(classes.every(({ role }: DriveSpace) => role === 'edit')).toBe(true);
      expect(kindsOf(await party.administrator.spaces()).at(-1)).toBe('school edit');
    });

    test('when many write to a space at once that is not made yet, then it is made once, and each is written', async () => {
      const { db } = engine.database();
      const select = () =>
        db.selectFrom('drive_space').select('id').where('owner_key', '=', '2003').execute();
      const [own] = await party.stranger.spaces();
      expect(await party.stranger.names(own.spaceId)).toEqual([]);
      expect(await select()).toEqual([]);
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, at) => party.stranger.folder(own.spaceId, `${at % 4}`)),
      );
      expect(made.filter(({ status }) => status === 200)).toHaveLength(4);
      expect(await select()).toEqual([{ id: own.spaceId }]);
      expect(await party.stranger.names(own.spaceId)).toEqual(['0', '1', '2', '3']);
    });

    test('when shares have reached a user, then they are counted', async () => {
      expect((await party.pupil.get<{ newShares: number }>('spaces')).data.newShares).toBe(1);
    });
  });

  describe('creating a folder', () => {
    test('when lessons are named, then the tenth stands behind the second, and latin names before them', async () => {
      const parentId = await party.newFolder();
      for (const name of ['第10课', '第2课', 'Unit 10', 'unit 9'])
        await party.teacher.folder(party.mine, name, parentId);
      expect(await party.teacher.names(party.mine, parentId)).toEqual([
        'unit 9',
        'Unit 10',
        '第2课',
        '第10课',
      ]);
    });

    test('when a name is taken, whatever its case, then it is refused at its field', async () => {
      const parentId = await party.newFolder();
      const { data } = await party.teacher.folder(party.mine, ' Photos ', parentId);
      expect(data).toMatchObject({ name: 'Photos', isFolder: true, role: 'edit', changedBy: '吴刚 Wu Gang' });
      const again = await party.teacher.folder(party.mine, 'PHOTOS', parentId);
      expect(again).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'name' }] });
    });

    test('when two create the same name at once, then one of them has it', async () => {
      const parentId = await party.newFolder();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => party.teacher.folder(party.mine, '同名', parentId)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await party.teacher.names(party.mine, parentId)).toEqual(['同名']);
    });

    test.each([
      ['../x', 'name'],
      ['a/b', 'name'],
      ['\u202e', 'name'],
      ['...', 'name'],
    ])('when a folder is to be called %j, then it is refused at its field', async (name, field) => {
      const parentId = await party.newFolder();
      expect(await party.teacher.folder(party.mine, name, parentId)).toMatchObject({
        code: 'invalid_input',
        fieldErrors: [{ field }],
      });
    });

    test('when a name holds what nobody sees, then it is cleaned', async () => {
      const parentId = await party.newFolder();
      for (const [given, kept] of [
        ['e\u0301te\u0301', 'été'],
        ['photo\u202egnp', 'photognp'],
        ['end. .', 'end'],
        ['学'.repeat(120), '学'.repeat(85)],
      ] as const)
        expect((await party.teacher.folder(party.mine, given, parentId)).data.name).toBe(kept);
    });

    test('when somebody may not write there, then nothing is made', async () => {
      const parentId = await party.newFolder();
      expect((await party.colleague.folder(party.mine, 'x')).code).toBe('not_found');
      expect((await party.colleague.folder(party.mine, 'x', parentId)).code).toBe('not_found');
      expect((await party.stranger.folder(party.ofSchool, 'x')).code).toBe('not_found');
      expect((await party.administrator.folder(party.mine, 'x')).code).toBe('not_found');
      for (const who of [party.pupil, party.parent]) {
        expect((await who.folder(party.ofClass, 'x')).code).toBe('forbidden');
        expect((await who.folder(party.ofSchool, 'x')).code).toBe('forbidden');
      }
      expect((await party.teacher.folder(party.ofSchool, 'x')).code).toBe('forbidden');
      expect((await party.colleague.folder(party.ofClass, randomUUID())).status).toBe(200);
      expect((await party.administrator.folder(party.ofSchool, randomUUID())).status).toBe(200);
    });

    test('when folders stand 30 deep, then no other one goes below', async () => {
      const top = await party.newFolder();
      const path = Array.from({ length: 29 }, (_, at) => `d${at}`).join('/');
      const { data } = await party.teacher.postJson<{ entryId: string }[]>('folder_ensure', {
        spaceId: party.mine,
        parentId: top,
        paths: [path],
      });
      expect((await party.teacher.folder(party.mine, 'x', data[0]?.entryId)).code).toBe('invalid_input');
    });
  });

  describe('ensuring folders', () => {
    const ensure = (parentId: string, paths: string[]) =>
      party.teacher.postJson<{ path: string; entryId: string }[]>('folder_ensure', {
        spaceId: party.mine,
        parentId,
        paths,
      });

    test('when a tree is wanted, then what is missing is made, and a second time finds it', async () => {
      const parentId = await party.newFolder();
      const paths = ['a/b/c', 'a/B', 'empty', 'a/b/d/'];
      const first = await ensure(parentId, paths);
      expect(first.data.map(({ path }) => path)).toEqual(paths);
      expect(await ensure(parentId, paths)).toEqual(first);
      expect(await party.teacher.names(party.mine, parentId)).toEqual(['a', 'empty']);
      expect(await party.teacher.names(party.mine, first.data[1]?.entryId)).toEqual(['c', 'd']);
    });

    test('when 2,000 folders are wanted, then they come in one request', async () => {
      const parentId = await party.newFolder();
      const paths = Array.from({ length: 2_000 }, (_, at) => `${at % 20}/${at}`);
      const { data } = await ensure(parentId, paths);
      expect(new Set(data.map(({ entryId }) => entryId)).size).toBe(2_000);
    });

    test('when a part of a path cannot be a folder, then nothing is made', async () => {
      const parentId = await party.newFolder();
      const fileId = await party.teacher.upload('file.txt', 'text');
      await party.teacher.post('file_add', { spaceId: party.mine, parentId, fileId });
      for (const path of ['x/../y', '/', 'z/..', 'file.txt/x'])
        expect((await ensure(parentId, ['fine', path])).code).toBe('invalid_input');
      expect(await party.teacher.names(party.mine, parentId)).toEqual(['file.txt']);
    });
  });

  describe('lists', () => {
    test('when a folder is listed, then folders come first, in the order that is asked for, page by page', async () => {
      const parentId = await party.newFolder();
      for (const name of ['b.txt', 'A.txt', 'c.txt']) {
        const fileId = await party.teacher.upload(name, name.repeat(name === 'A.txt' ? 9 : 1));
        await party.teacher.post('file_add', { spaceId: party.mine, parentId, fileId });
      }
      await party.teacher.folder(party.mine, 'z', parentId);
      expect(await party.teacher.names(party.mine, parentId)).toEqual(['z', 'A.txt', 'b.txt', 'c.txt']);
      const bySize = await party.teacher.list({
        view: 'folder',
        parentId,
        sort: 'size',
        order: 'down',
        size: '2',
      });
      expect(bySize.data.list.map(({ name }) => name)).toEqual(['z', 'A.txt']);
      expect(bySize.data).toMatchObject({ total: 4, pages: 2, role: 'edit' });
      const second = await party.teacher.list({ view: 'folder', parentId, size: '2', page: '2' });
      expect(second.data.list.map(({ name }) => name)).toEqual(['b.txt', 'c.txt']);
    });

    test('when a folder is shown, then the trail begins with what the user may see', async () => {
      const inside = { view: 'folder', parentId: 'drive-reading' };
      expect((await party.colleague.list(inside)).data.trail).toEqual([
        { entryId: 'drive-reading', name: '读书活动' },
      ]);
      const deep = await party.colleague.folder('drive-zhou', randomUUID(), 'drive-reading');
      await party.colleague.postJson('move', {
        spaceId: 'drive-zhou',
        parentId: 'drive-lessons',
        entryIds: ['drive-reading'],
      });
      const below = { view: 'folder', parentId: deep.data.entryId };
      expect((await party.colleague.list(below)).data.trail.map(({ entryId }) => entryId)).toEqual([
        'drive-lessons',
        'drive-reading',
        deep.data.entryId,
      ]);
      const seen = await party.pupil.list(below);
      expect(seen.data.trail.map(({ entryId }) => entryId)).toEqual(['drive-reading', deep.data.entryId]);
      expect(seen.data.role).toBe('view');
    });

    test('when somebody asks for what is not hers, then there is nothing', async () => {
      for (const query of [
        { view: 'folder', spaceId: party.mine },
        { view: 'bin', spaceId: party.mine },
        { view: 'folder', parentId: 'drive-lessons' },
      ])
        expect((await party.stranger.list(query)).code).toBe('not_found');
      expect((await party.pupil.list({ view: 'bin', spaceId: party.ofClass })).code).toBe('forbidden');
    });

    test('when nothing is named, then the own drive is shown', async () => {
      expect((await party.parent.list({ view: 'folder' })).data).toMatchObject({ total: 0, role: 'edit' });
    });

    test('when others have shared with a user, then that is listed with her role', async () => {
      const { data } = await party.teacher.list({ view: 'shared' });
      expect(data.list.map(({ name, role, isShared }) => [name, role, isShared])).toEqual([
        ['读书活动', 'edit', true],
      ]);
      expect((await party.colleague.list({ view: 'shared' })).data.total).toBe(0);
      expect((await party.stranger.list({ view: 'shared' })).data.total).toBe(0);
    });

    test('when a name is searched, then it is found in all that the user reaches, and nowhere else', async () => {
      const find = async (who: DriveParty['teacher'], keyword: string): Promise<string[]> =>
        (await who.list({ view: 'search', keyword })).data.list.map(({ name }) => name);
      expect(await find(party.pupil, '值日')).toEqual(['值日表.txt']);
      expect(await find(party.pupil, '秋天')).toEqual(['秋天的山.png']);
      expect(await find(party.pupil, '第5课')).toEqual([]);
      expect(await find(party.stranger, '校历')).toEqual([]);
      expect(await find(party.pupil, '%')).toEqual([]);
      expect(await find(party.pupil, '')).toEqual([]);
    });
  });
});
