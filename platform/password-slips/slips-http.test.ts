import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import {
  buildUser,
  type DemoPlatform,
  forEachEngine,
  grantDirectly,
  startDemoPlatform,
} from '#platform/testing';
import { type AnswerOf, maxSlips, type passwordSlipsMake } from '#shared/contracts';

type Answer = { code: string; data: AnswerOf<typeof passwordSlipsMake> };

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let database: PortalDatabase;
  let classId: string;
  beforeEach(async () => {
    database = engine.database();
    platform = await startDemoPlatform(database);
    const { db } = database;
    const found = await db
      .selectFrom('school_class')
      .select('id')
      .where('unit_id', '=', 'U2001')
      .where('grade_name', '=', '三年级')
      .where('class_name', '=', '(2)班')
      .executeTakeFirstOrThrow();
    classId = found.id;
    const pupil = { unit_id: 'U2001', user_type: 1 as const, grade_name: '三年级', class_name: '(2)班' };
    const people = [
      buildUser({ ...pupil, id: 'n1', login_name: 'new.one', real_name: '新一' }),
      buildUser({ ...pupil, id: 'n2', login_name: 'new.two', real_name: '新二', user_status: 'disabled' }),
      buildUser({ unit_id: 'U2001', user_type: 3, id: 'n3', login_name: 'new.parent', real_name: '新家长' }),
    ];
    await db.insertInto('app_user').values(people).execute();
    await db
      .insertInto('parent_child')
      .values({ parent_id: 'n3', child_id: 'n1', is_current: 1, position: 0 })
      .execute();
  });
  afterEach(() => platform.close());

  const make = async (login: string, payload: Record<string, string> = {}): Promise<Answer> => {
    const all = { audience: 'students', classId, ...payload };
    return (await (await platform.as(login)).post('/api/base/password_slips/make', all)).body;
  };
  const signIn = async (username: string, password: string) => {
    const client = platform.createClient();
    const answer = await client.post('/api/uaa/oauth/login', { username, password });
    return { answer: answer.body, me: (await client.get('/api/uaa/oauth/me')).body.data };
  };

  test('when slips of a class are made, then who has no password gets one that must change, and others keep theirs', async () => {
    const { data } = await make('ps.admin');
    expect(data.slips.map(({ loginName }) => loginName)).toEqual(['new.one']);
    expect(data).toMatchObject({ remaining: 0, settled: 1 });
    const { me } = await signIn('new.one', data.slips[0]?.password ?? '');
    expect(me).toMatchObject({ realName: '新一', mustChangePassword: true });
    expect((await signIn('s.zhoule', 'Demo2026')).answer.code).toBe('ok');
    const line = await database.db
      .selectFrom('auth_audit')
      .select(['user_id', 'detail'])
      .where('event', '=', 'password_slips_made')
      .executeTakeFirstOrThrow();
    expect(line.user_id).toBe('4002');
    expect(line.detail).not.toContain(data.slips[0]?.password);
    expect(JSON.parse(line.detail ?? '')).toMatchObject({
      audience: 'students',
      className: '(2)班',
      count: 1,
    });
  });

  test('when the unit keeps the app of people from a head teacher, then a permission of it widens nothing', async () => {
    const { db } = database;
    const other = await db
      .selectFrom('school_class')
      .select('id')
      .where('unit_id', '=', 'U2001')
      .where('grade_name', '=', '五年级')
      .executeTakeFirstOrThrow();
    await grantDirectly(db, '2001', 'base:reset-pwd');
    expect((await make('t.zhou', { classId: other.id })).code).toBe('ok');
    await db
      .insertInto('unit_app')
      .values({ unit_id: 'U2001', app_code: 'base', is_open: 0, updated_at: 0 })
      .execute();
    expect((await make('t.zhou', { classId: other.id })).code).toBe('not_found');
    expect((await make('t.zhou')).code).toBe('ok');
  });

  test('when they are made again, then the slips before end, and their sessions', async () => {
    const first = (await make('ps.admin')).data.slips[0]?.password ?? '';
    const second = (await make('ps.admin')).data.slips[0]?.password ?? '';
    expect((await signIn('new.one', first)).answer.code).not.toBe('ok');
    expect((await signIn('new.one', second)).answer.code).toBe('ok');
  });

  test('when a head teacher makes slips, then she does for pupils and parents of her class, and for nobody else', async () => {
    expect((await make('t.zhou')).data.slips).toHaveLength(1);
    const parents = await make('t.zhou', { audience: 'parents' });
    expect(parents.data.slips.map(({ loginName }) => loginName)).toEqual(['new.parent']);
    expect(await make('t.zhou', { audience: 'teachers' })).toMatchObject({ code: 'forbidden' });
    expect(await make('t.wu')).toMatchObject({ code: expect.stringMatching(/forbidden|not_found/) });
    expect(await make('s.zhoule')).toMatchObject({ code: 'forbidden' });
  });

  test('when a class is of another school, or none is named, then it is refused; a bureau reaches its schools', async () => {
    expect(await make('ms.admin')).toMatchObject({ code: expect.stringMatching(/forbidden|not_found/) });
    expect(await make('ps.admin', { classId: '' })).toMatchObject({ code: 'invalid_input' });
    expect((await make('bureau.admin', { unitId: 'U2001' })).data.slips).toHaveLength(1);
  });

  test('when more people wait than one call serves, then the next call goes on behind the last slip', async () => {
    const teachers = Array.from({ length: maxSlips + 2 }, (_, at) =>
      buildUser({ unit_id: 'U2001', id: `m${at}`, login_name: `many.${String(at).padStart(3, '0')}` }),
    );
    await database.db.insertInto('app_user').values(teachers).execute();
    const first = (await make('ps.admin', { audience: 'teachers', classId: '' })).data;
    expect(first).toMatchObject({ slips: { length: maxSlips }, remaining: 2 });
    const after = first.slips.at(-1)?.loginName ?? '';
    const second = (await make('ps.admin', { audience: 'teachers', classId: '', after })).data;
    expect(second.slips.map(({ loginName }) => loginName)).toEqual(['many.100', 'many.101']);
    expect(second.remaining).toBe(0);
    const [one] = first.slips;
    expect((await signIn(one?.loginName ?? '', one?.password ?? '')).answer.code).toBe('ok');
  });

  test('when parents without a child get slips, then those of the unit do, and a head teacher makes none', async () => {
    const alone = buildUser({ unit_id: 'U2001', user_type: 3, id: 'n5', login_name: 'alone.parent' });
    const elsewhere = buildUser({ unit_id: 'U2002', user_type: 3, id: 'n6', login_name: 'other.parent' });
    await database.db.insertInto('app_user').values([alone, elsewhere]).execute();
    const { data } = await make('ps.admin', { audience: 'newParents', classId: '' });
    const names = data.slips.map(({ loginName }) => loginName);
    expect(names).toContain('alone.parent');
    expect(names).not.toContain('new.parent');
    expect(names).not.toContain('other.parent');
    expect(await make('t.zhou', { audience: 'newParents' })).toMatchObject({ code: 'forbidden' });
  });

  test('when teachers of a unit get slips, then those who have chosen a password keep it', async () => {
    const teacher = buildUser({ unit_id: 'U2001', id: 'n4', login_name: 'new.teacher' });
    await database.db.insertInto('app_user').values(teacher).execute();
    const { data } = await make('ps.admin', { audience: 'teachers', classId: '' });
    expect(data.slips.map(({ loginName }) => loginName)).toEqual(['new.teacher']);
    expect(data.settled).toBeGreaterThan(1);
  });
});
