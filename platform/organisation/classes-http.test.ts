import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import type { ListedClass } from '#shared/contracts';
import { openSchool, type School } from './testing/open-school.ts';

const third = ['三年级', '(2)班'] as const;

forEachEngine((engine) => {
  let school: School;
  beforeEach(async () => {
    await school?.close();
    school = await openSchool(engine.database());
  });
  afterAll(() => school?.close());

  const auditOf = async (userId: string) => {
    const rows = await engine
      .database()
      .db.selectFrom('auth_audit')
      .select(['event', 'detail'])
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('event', 'like', 'class_%'), eb('event', 'like', 'school_year_%')]))
      .orderBy('at')
      .execute();
    return rows.map(({ event, detail }) => [event, JSON.parse(detail ?? '{}')] as const);
  };

  describe('the list', () => {
    test('when an administrator reads it, then her classes come in the order of a school, with who is in them', async () => {
      const { data } = await school.list('ps.admin');
      expect(data.total).toBe(data.list.length);
      const grades = [...new Set(data.list.map(({ gradeName }: ListedClass) => gradeName))];
      expect(grades).toEqual(['一年级', '三年级', '五年级']);
      const found = await school.find(...third);
      const { data: people } = await (await school.as('ps.admin'))
        .get(`/api/base/people/users?${new URLSearchParams({ gradeName: third[0], className: third[1] })}`)
        .then(({ body }) => body);
      expect(found).toMatchObject({ status: 'open', revision: 1, pupils: people.total, teachers: 2 });
      expect(found.heads).toEqual([{ userId: '2001', realName: '周敏 Zhou Min' }]);
      expect(found.teaching.map(({ userId, subject, isHead }) => [userId, subject, isHead])).toEqual([
        ['2001', '语文', true],
        ['2002', '数学', false],
      ]);
    });

    test.each([
      ['三年级(2)', ['三年级(2)班']],
      ['三年级 (2)班', ['三年级(2)班']],
      ['sannianji', ['三年级(1)班', '三年级(2)班', '三年级(3)班']],
      ['SNJ', ['三年级(1)班', '三年级(2)班', '三年级(3)班']],
      ['%', []],
    ])('when %j is typed, then these classes are found', async (keyword, names) => {
      const { data } = await school.list('ps.admin', { keyword });
      expect(namesOf(data)).toEqual(names);
    });

    test('when it is filtered and turned, then grade, status and pages count', async () => {
      const { data } = await school.list('ps.admin', { gradeName: '五年级', status: 'open' });
      expect(data.list.every(({ gradeName }: ListedClass) => gradeName === '五年级')).toBe(true);
      expect((await school.list('ps.admin', { status: 'closed' })).data).toMatchObject({
        total: 0,
        list: [],
      });
      const all = (await school.list('ps.admin')).data;
      const pages = [
        (await school.list('ps.admin', { size: '3' })).data,
        (await school.list('ps.admin', { size: '3', page: '2' })).data,
      ];
      expect(pages.flatMap(namesOf)).toEqual(namesOf(all).slice(0, 6));
      expect(pages[0].pages).toBe(Math.ceil(all.total / 3));
    });

    test('when a teacher reads it, then the classes that she teaches come, and no others', async () => {
      expect(namesOf((await school.list('t.zhou')).data)).toEqual(['三年级(2)班', '五年级(1)班']);
      expect(namesOf((await school.list('t.chen')).data)).toEqual(['初二(5)班']);
      expect((await school.list('r.sun')).data.total).toBe(0);
      const other = await school.find('三年级', '(1)班');
      expect((await school.get('t.zhou', other.classId)).code).toBe('not_found');
      expect((await school.get('t.zhou', (await school.find(...third)).classId)).code).toBe('ok');
    });
  });

  describe('who may not', () => {
    test.each(['s.zhoule', 'p.zhou'])('when %s asks, then all is refused', async (login) => {
      const one = await school.find(...third);
      const answers = [
        await school.list(login),
        await school.get(login, one.classId),
        await school.create(login, { className: '新班' }),
        await school.update(login, one, { className: '新班' }),
        await school.setStatus(login, one, 'closed'),
        await school.setTeachers(login, one, []),
        await school.years(login),
        await school.saveYear(login, {
          name: 'x',
          beginsOn: '2030-09-01',
          endsOn: '2031-07-01',
          isCurrent: 'false',
        }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'forbidden'));
    });

    test('when a teacher changes her class, then it is refused', async () => {
      const one = await school.find(...third);
      const answers = [
        await school.create('t.zhou', { className: '新班' }),
        await school.update('t.zhou', one, { className: '新班' }),
        await school.setStatus('t.zhou', one, 'closed'),
        await school.setTeachers('t.zhou', one, []),
        await school.years('t.zhou'),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'forbidden'));
      expect((await school.list('t.zhou', { unitId: 'U2002' })).code).toBe('not_found');
    });

    test('when a teacher of the bureau asks for the classes of a school, then there are none for her', async () => {
      const one = await school.find(...third);
      const { db } = engine.database();
      await db.updateTable('app_user').set({ unit_id: 'U1001' }).where('id', '=', '2002').execute();
      expect((await school.list('t.wu', { unitId: 'U2001' })).code).toBe('not_found');
      const path = '/api/base/organisation/class/get';
      const query = new URLSearchParams({ unitId: 'U2001', classId: one.classId });
      expect((await (await school.as('t.wu')).get(`${path}?${query}`)).body.code).toBe('not_found');
      expect((await school.list('t.wu')).data.total).toBe(0);
    });

    test('when the administrator of another school asks, then there is no such class', async () => {
      const one = await school.find(...third);
      const answers = [
        await school.get('ms.admin', one.classId),
        await school.update('ms.admin', one, { className: '新班' }),
        await school.setStatus('ms.admin', one, 'closed'),
        await school.setTeachers('ms.admin', one, []),
        await school.list('ms.admin', { unitId: 'U2001' }),
        await school.create('ms.admin', { unitId: 'U2001', className: '新班' }),
        await school.years('ms.admin', { unitId: 'U2001' }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not_found'));
      expect(namesOf((await school.list('ms.admin')).data)).toEqual(['初二(5)班']);
    });

    test('when the administrator of a bureau names one of its schools, then she does all there, and the line says where', async () => {
      expect(namesOf((await school.list('bureau.admin', { unitId: 'U2002' })).data)).toEqual(['初二(5)班']);
      const { data } = await school.create('bureau.admin', {
        unitId: 'U2002',
        gradeName: '初一',
        className: '(1)班',
      });
      expect(namesOf((await school.list('ms.admin')).data)).toEqual(['初一(1)班', '初二(5)班']);
      expect((await school.update('bureau.admin', data, { unitId: 'U2002', className: '(2)班' })).code).toBe(
        'ok',
      );
      expect(await auditOf('4001')).toEqual([
        ['class_created', { unitId: 'U2002', gradeName: '初一', className: '(1)班' }],
        ['class_changed', expect.objectContaining({ unitId: 'U2002', className: '(2)班' })],
      ]);
      for (const unitId of ['U9001', 'nowhere'])
        expect((await school.list('bureau.admin', { unitId })).code).toBe('not_found');
      expect((await school.list('bureau.admin')).data.total).toBe(0);
    });
  });

  describe('creating, moving, closing', () => {
    test('when a class is created, then nobody is in it, and one line says so; its names are taken from then on', async () => {
      const { data } = await school.create('ps.admin', { gradeName: '一年级', className: '(9)班' });
      expect(data).toMatchObject({ pupils: 0, teachers: 0, heads: [], status: 'open', yearId: null });
      const again = await school.create('ps.admin', { gradeName: '一年级', className: '(9)班' });
      expect(again).toMatchObject({ code: 'conflict', fieldErrors: [{ field: 'className' }] });
      expect(await auditOf('4002')).toEqual([['class_created', { gradeName: '一年级', className: '(9)班' }]]);
    });

    test.each([
      [{ className: '' }, 'className'],
      [{ className: 'x'.repeat(33) }, 'className'],
      [{ className: '新\u0007班' }, 'className'],
      [{ className: '新班', yearId: 'nowhere' }, 'yearId'],
      [{ className: '新班', campusId: 'C1' }, 'campusId'],
    ])('when %j is no good, then the field says so', async (fields, field) => {
      const answer = await school.create('ps.admin', fields);
      expect(answer.code).toBe('invalid_input');
      expect(answer.fieldErrors?.[0].field).toBe(field);
    });

    test('when a class moves to another year and campus of its unit, then that is kept, and no other unit’s', async () => {
      const [found] = (await school.list('ms.admin')).data.list;
      const [current, before] = (await school.years('ms.admin')).data;
      expect(found).toMatchObject({ campusId: 'C1', yearId: current.yearId });
      const moved = await school.update('ms.admin', found, { campusId: 'C2', yearId: before.yearId });
      expect(moved.data).toMatchObject({ campusId: 'C2', yearId: before.yearId, revision: 2 });
      const [foreign] = (await school.years('ps.admin')).data;
      const refused = await school.update('ms.admin', moved.data, { yearId: foreign.yearId });
      expect(refused).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'yearId' }] });
    });

    test('when two start from one revision, then the second is a conflict and nothing of it is kept', async () => {
      const one = await school.find(...third);
      const answers = await Promise.all(
        ['(7)班', '(8)班', '(9)班'].map((className) => school.update('ps.admin', one, { className })),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual(['conflict', 'conflict', 'ok']);
      const won = answers.find(({ code }) => code === 'ok').data;
      const pupils = await engine
        .database()
        .db.selectFrom('app_user')
        .select('class_name')
        .where('id', '=', '1001')
        .executeTakeFirstOrThrow();
      expect(pupils.class_name).toBe(won.className);
      expect((await school.setStatus('ps.admin', one, 'closed')).code).toBe('conflict');
      expect((await school.setTeachers('ps.admin', one, [])).code).toBe('conflict');
    });

    test('when a class is closed with people in it, then a sentence says how many; without, then it closes and opens again', async () => {
      const one = await school.find('五年级', '(1)班');
      const refused = await school.setStatus('ps.admin', one, 'closed');
      expect(refused).toMatchObject({ code: 'conflict' });
      expect(refused.message).toContain(String(one.pupils));
      expect((await school.find('五年级', '(1)班')).revision).toBe(one.revision);
      const { data: empty } = await school.create('ps.admin', { gradeName: '五年级', className: '(9)班' });
      const { data: closed } = await school.setStatus('ps.admin', empty, 'closed');
      expect(closed).toMatchObject({ status: 'closed', revision: 2, pupils: 0 });
      expect((await school.update('ps.admin', closed, { className: '(8)班' })).code).toBe('conflict');
      const { data: next } = await school.create('ps.admin', { gradeName: '五年级', className: '(9)班' });
      const taken = await school.setStatus('ps.admin', closed, 'open');
      expect(taken).toMatchObject({ code: 'conflict', fieldErrors: [{ field: 'className' }] });
      await school.setStatus('ps.admin', next, 'closed');
      expect((await school.setStatus('ps.admin', closed, 'open')).data).toMatchObject({ status: 'open' });
      const events = (await auditOf('4002')).map(([event]) => event);
      expect(events.toSorted()).toEqual(
        ['class_created', 'class_closed', 'class_created', 'class_closed', 'class_reopened'].toSorted(),
      );
    });

    test('when somebody is put into a closed class, then it does not exist, and founding it makes another row', async () => {
      const { data: empty } = await school.create('ps.admin', { gradeName: '五年级', className: '(9)班' });
      await school.setStatus('ps.admin', empty, 'closed');
      const client = await school.as('ps.admin');
      const pupil = {
        loginName: 's.new',
        realName: '新同学',
        userType: '1',
        gradeName: '五年级',
        className: '(9)班',
      };
      const create = async (more = {}) =>
        (await client.post('/api/base/people/user/create', { ...pupil, ...more })).body;
      expect(await create()).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'className' }] });
      expect((await create({ createClass: 'true' })).code).toBe('ok');
      const [current] = (await school.years('ps.admin')).data;
      expect(await school.find('五年级', '(9)班')).toMatchObject({ pupils: 1, yearId: current.yearId });
      expect((await school.list('ps.admin', { keyword: '五年级(9)' })).data.total).toBe(2);
    });
  });

  test('when a class closes while somebody is put into it, then one of both is refused, and no pupil is in a closed class', async () => {
    const { data: empty } = await school.create('ps.admin', { gradeName: '五年级', className: '(9)班' });
    const pupil = { realName: '新同学', userType: '1', gradeName: '五年级', className: '(9)班' };
    const client = await school.as('ps.admin');
    const [closed, ...created] = await Promise.all([
      school.setStatus('ps.admin', empty, 'closed'),
      ...[1, 2, 3].map(async (at) => {
        const { body } = await client.post('/api/base/people/user/create', {
          ...pupil,
          loginName: `s.new${at}`,
        });
        return body;
      }),
    ]);
    const inClass = created.filter(({ code }) => code === 'ok').length;
    expect([closed.code, inClass > 0]).toEqual(inClass > 0 ? ['conflict', true] : ['ok', false]);
    for (const { code } of created) expect(['ok', 'invalid_input']).toContain(code);
    const { data } = await school.list('ps.admin', { keyword: '五年级(9)' });
    expect(data.list).toMatchObject([{ status: inClass > 0 ? 'open' : 'closed', pupils: inClass }]);
  });

  test('when an administrator is disabled, then nothing is answered', async () => {
    const client = await school.as('ps.admin');
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', '4002').execute();
    const { body } = await client.get('/api/base/organisation/classes');
    expect(body.code).toBe('not_signed_in');
  });
});

function namesOf({ list }: { list: ListedClass[] }): string[] {
  return list.map(({ gradeName, className }) => `${gradeName}${className}`);
}
