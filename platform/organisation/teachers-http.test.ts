import { afterAll, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { openSchool, type School } from './testing/open-school.ts';

const chinese = { userId: '2002', subject: '语文', isHead: false };
const head = { userId: '2001', subject: '', isHead: true };

forEachEngine((engine) => {
  let school: School;
  beforeEach(async () => {
    await school?.close();
    school = await openSchool(engine.database());
  });
  afterAll(() => school?.close());

  const find = () => school.find('三年级', '(1)班');

  test('when teachers are set, then they take the place of those before, read the class, and one line says so', async () => {
    const { data } = await school.setTeachers('ps.admin', await find(), [chinese, head]);
    expect(data).toMatchObject({ revision: 2, teachers: 2, heads: [{ userId: '2001' }] });
    expect(data.teaching.map(({ userId }: typeof head) => userId)).toEqual(['2001', '2002']);
    expect((await school.get('t.wu', data.classId)).data.teaching).toHaveLength(2);
    const { data: next } = await school.setTeachers('ps.admin', data, [{ ...head, subject: '数学' }]);
    expect(next).toMatchObject({ revision: 3, teachers: 1 });
    expect((await school.get('t.wu', data.classId)).code).toBe('not_found');
    const lines = await engine
      .database()
      .db.selectFrom('auth_audit')
      .select('detail')
      .where('event', '=', 'class_teachers_set')
      .execute();
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0]?.detail ?? '')).toMatchObject({ className: '(1)班', teaching: [{}, {}] });
  });

  test.each([
    ['a teacher of another school', [{ ...head, userId: '2003' }]],
    ['a pupil', [{ ...head, userId: '1001' }]],
    ['an administrator', [{ ...head, userId: '4002' }]],
    ['nobody', [{ ...head, userId: 'nobody' }]],
    ['the same subject twice', [chinese, { ...chinese, isHead: true }]],
  ])('when one of them is %s, then it is refused and those before stay', async (_, teaching) => {
    const one = await school.find('三年级', '(2)班');
    const answer = await school.setTeachers('ps.admin', one, [...teaching, { ...chinese, subject: '体育' }]);
    expect(answer).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'teaching' }] });
    expect(await school.find('三年级', '(2)班')).toEqual(one);
  });

  test('when the account of a teacher is disabled, then she stays where she is, and is not chosen anew', async () => {
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', '2002').execute();
    const there = await school.find('三年级', '(2)班');
    expect((await school.setTeachers('ps.admin', there, [head, { ...chinese, subject: '数学' }])).code).toBe(
      'ok',
    );
    expect((await school.setTeachers('ps.admin', await find(), [chinese])).code).toBe('invalid_input');
  });

  test('when a teacher becomes something else, then she teaches nothing any more', async () => {
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_type: 3 }).where('id', '=', '2002').execute();
    expect((await school.find('三年级', '(2)班')).teachers).toBe(1);
  });

  test('when teachers are looked for, then name, reading and login name of enabled ones of the school are', async () => {
    const client = await school.as('ps.admin');
    const names = async (keyword: string) => {
      const query = new URLSearchParams({ keyword });
      const { body } = await client.get(`/api/base/organisation/teachers?${query}`);
      return body.data.map(({ loginName }: { loginName: string }) => loginName);
    };
    expect(await names('zhoumin')).toEqual(['t.zhou']);
    expect(await names('吴刚')).toEqual(['t.wu']);
    expect(await names('T.WU')).toEqual(['t.wu']);
    expect(await names('chenxiaoyan')).toEqual([]);
    expect((await names('')).length).toBeGreaterThan(10);
  });
});
