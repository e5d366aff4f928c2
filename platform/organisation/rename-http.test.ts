import { afterAll, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import type { DriveSpace } from '#shared/contracts';
import { openSchool, type School } from './testing/open-school.ts';

const old = { gradeName: '三年级', className: '(2)班' };
const next = { gradeName: '四年级', className: '（2）班' };
const today = { day: '2026-09-01', startsAt: '2026-09-01T00:00:00.000Z', lateMinutes: '10' };

forEachEngine((engine) => {
  let school: School;
  beforeEach(async () => {
    await school?.close();
    school = await openSchool(engine.database());
  });
  afterAll(() => school?.close());

  const get = async (login: string, path: string) => (await (await school.as(login)).get(path)).body;
  const post = async (login: string, path: string, fields: Record<string, string>) =>
    (await (await school.as(login)).post(path, fields)).body;
  const registerOf = async (names: object) =>
    get('t.zhou', `/api/uaa/face/class/register?${new URLSearchParams({ ...names, day: today.day })}`);
  const spaceOf = async (
    login: string,
    { gradeName, className }: typeof old,
  ): Promise<DriveSpace | undefined> => {
    const { data } = await get(login, '/api/drive/spaces');
    return data.spaces.find(
      (space: DriveSpace) => space.gradeName === gradeName && space.className === className,
    );
  };
  const filesOf = async (login: string, spaceId: string): Promise<string[]> => {
    const { data } = await get(login, `/api/drive/list?${new URLSearchParams({ view: 'folder', spaceId })}`);
    return data.list.map((entry: { name: string }) => entry.name);
  };
  const rename = async (names: Partial<typeof old>) =>
    school.update('ps.admin', await school.find('三年级', '(2)班'), names);
  const pupilsOf = async ({ gradeName, className }: typeof old) => {
    const rows = await engine
      .database()
      .db.selectFrom('app_user')
      .select(['id', 'revision'])
      .where('unit_id', '=', 'U2001')
      .where('grade_name', '=', gradeName)
      .where('class_name', '=', className)
      .orderBy('id')
      .execute();
    return rows;
  };

  test('when a class is renamed, then its pupils, registers, files and shares follow, and nobody has the old names', async () => {
    const before = await pupilsOf(old);
    const register = (await post('t.zhou', '/api/uaa/face/class/start', { ...old, ...today })).data;
    const space = await spaceOf('t.zhou', old);
    const files = await filesOf('t.zhou', space?.spaceId ?? '');
    expect(files).toContain('班级活动');
    expect((await rename(next)).code).toBe('ok');
    expect(await pupilsOf(old)).toEqual([]);
    expect(await pupilsOf(next)).toEqual(before.map(({ id, revision }) => ({ id, revision: revision + 1 })));
    expect((await registerOf(next)).data.registerId).toBe(register.registerId);
    expect((await registerOf(old)).code).toBe('not_found');
    expect(await spaceOf('t.zhou', old)).toBeUndefined();
    const moved = await spaceOf('s.zhoule', next);
    expect(await filesOf('s.zhoule', moved?.spaceId ?? '')).toEqual(files);
    // What was shared with the class is still shared with it, under its new name.
    const { data: shares } = await get('t.zhou', '/api/drive/share_list?entryId=drive-reading');
    expect(shares.map(({ target }: { target: { name: string } }) => target.name)).toContain('四年级 （2）班');
    const { data } = await get('s.zhoule', '/api/drive/list?view=folder&parentId=drive-reading');
    expect(data.list.length).toBeGreaterThan(0);
  });

  test('when another class gets the old names, then it begins with no file and no register', async () => {
    await post('t.zhou', '/api/uaa/face/class/start', { ...old, ...today });
    await rename(next);
    await school.create('ps.admin', old);
    const pupil = { loginName: 's.new', realName: '新同学', userType: '1', ...old };
    expect((await post('ps.admin', '/api/base/people/user/create', pupil)).code).toBe('ok');
    const fresh = await spaceOf('t.zhou', old);
    expect(await filesOf('t.zhou', fresh?.spaceId ?? '')).toEqual([]);
    expect((await registerOf(old)).data.registerId).toBeNull();
    const { db } = engine.database();
    const made = await (await school.as('t.zhou')).post('/api/drive/folder_create', {
      spaceId: fresh?.spaceId ?? '',
      name: '新的文件夹',
    });
    expect(made.body.code).toBe('ok');
    const keys = await db.selectFrom('drive_space').select('owner_key').where('kind', '=', 'class').execute();
    expect(keys.map(({ owner_key }) => owner_key).toSorted()).toEqual(
      [JSON.stringify(Object.values(old)), JSON.stringify(Object.values(next))].toSorted(),
    );
  });

  test('when a closed class had these names, then its files and registers are not those of the next one, and come back with it', async () => {
    await post('t.zhou', '/api/uaa/face/class/start', { ...old, ...today });
    const one = await school.find('三年级', '(2)班');
    const { db } = engine.database();
    await db
      .updateTable('app_user')
      .set({ class_name: '(1)班' })
      .where('unit_id', '=', 'U2001')
      .where('grade_name', '=', '三年级')
      .where('class_name', '=', '(2)班')
      .execute();
    const { data: closed } = await school.setStatus('ps.admin', one, 'closed');
    expect(closed.status).toBe('closed');
    const first = await school.find('三年级', '(1)班');
    const { data: renamed } = await school.update('ps.admin', first, { className: '(2)班' });
    const space = await spaceOf('t.zhou', old);
    expect(await filesOf('t.zhou', space?.spaceId ?? '')).toEqual([]);
    // Both classes had a register on this day.
    expect((await post('t.zhou', '/api/uaa/face/class/start', { ...old, ...today })).code).toBe('ok');
    expect((await school.update('ps.admin', renamed, { className: '(3a)班' })).code).toBe('ok');
    expect((await school.setStatus('ps.admin', closed, 'open')).code).toBe('ok');
    await db.updateTable('app_user').set({ class_name: '(2)班' }).where('id', '=', '1001').execute();
    const again = await spaceOf('t.zhou', old);
    expect(await filesOf('t.zhou', again?.spaceId ?? '')).toContain('班级活动');
    const registers = await db.selectFrom('class_register').select('class_name').execute();
    expect(registers.map(({ class_name }) => class_name).toSorted()).toEqual(['(2)班', '(3a)班']);
  });

  test('when the new names are taken, then nothing at all has changed', async () => {
    const before = await pupilsOf(old);
    expect(await rename({ className: '(1)班' })).toMatchObject({
      code: 'conflict',
      fieldErrors: [{ field: 'className' }],
    });
    expect(await pupilsOf(old)).toEqual(before);
    expect((await school.find('三年级', '(2)班')).revision).toBe(1);
    const events = await engine.database().db.selectFrom('auth_audit').select('event').execute();
    expect(events.map(({ event }) => event)).not.toContain('class_changed');
  });

  test('when a form of a pupil was open during a rename, then saving it is a conflict, not the old class again', async () => {
    const { data } = await get('ps.admin', '/api/base/people/user/get?userId=1001');
    await rename(next);
    const { userStatus, updatedAt, avatar, ...form } = data;
    const texts = Object.entries(form).map(([name, value]) => [name, String(value ?? '')]);
    const saved = await post('ps.admin', '/api/base/people/user/update', Object.fromEntries(texts));
    expect(saved.code).toBe('conflict');
  });
});
