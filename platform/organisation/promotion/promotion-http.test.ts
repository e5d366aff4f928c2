import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import type { PlannedClass, PromotedClass } from '#shared/contracts';
import { type EndingSchool, openEndingSchool } from '../testing/ending-school.ts';

const day = { day: '2026-09-01', startsAt: '2026-09-01T00:00:00.000Z', lateMinutes: '10' };
const sixth = { gradeName: '六年级', className: '(1)班' };

forEachEngine((engine) => {
  let school: EndingSchool;
  beforeEach(async () => {
    await school?.close();
    school = await openEndingSchool(engine.database());
  });
  afterAll(() => school?.close());

  const db = () => engine.database().db;
  const person = async (login: string) =>
    db().selectFrom('app_user').selectAll().where('login_name', '=', login).executeTakeFirstOrThrow();
  const classOf = async (login: string): Promise<string> => {
    const { grade_name, class_name } = await person(login);
    return `${grade_name} ${class_name}`.trim();
  };
  const eventsOf = async (name: string) => {
    const rows = await db().selectFrom('auth_audit').select('event').where('event', 'like', name).execute();
    return rows.map(({ event }) => event).toSorted();
  };
  const openNames = async (): Promise<string[]> => {
    const { data } = await school.list('ps.admin', { status: 'open' });
    return data.list.map(({ gradeName, className }: PlannedClass) => `${gradeName} ${className}`);
  };

  describe('what is proposed', () => {
    test('when a year ends, then each class gets its next grade, the last one leaves, and the next year follows', async () => {
      const { classes, year } = await school.proposal();
      const of = (gradeName: string) => classes.filter((one: PromotedClass) => one.gradeName === gradeName);
      expect(of('三年级')[0]).toMatchObject({ outcome: 'move', nextGradeName: '四年级' });
      expect(of('六年级')[0]).toMatchObject({ outcome: 'leave', nextGradeName: '', pupils: 2 });
      expect(year).toEqual({
        ...{ yearId: '', name: '2027–2028', beginsOn: '2027-09-01', endsOn: '2028-08-31' },
      });
    });

    test('when the next year is there already, then it is that one', async () => {
      const next = { name: '下学年', beginsOn: '2027-09-01', endsOn: '2028-07-01', isCurrent: 'false' };
      const { data } = await school.saveYear('ps.admin', next);
      expect((await school.proposal()).year).toMatchObject({ yearId: data.yearId, name: '下学年' });
      const plan = await school.plan();
      await school.end(plan);
      const years = (await school.years('ps.admin')).data;
      expect(years.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).yearId).toBe(data.yearId);
      await school.undo();
      expect((await school.years('ps.admin')).data).toHaveLength(3);
    });

    test('when the grade of a class says nothing, then a person decides', async () => {
      await school.create('ps.admin', { gradeName: '2024级', className: '启航班' });
      const { classes } = await school.proposal();
      expect(classes.find(({ gradeName }: PromotedClass) => gradeName === '2024级')?.outcome).toBeNull();
    });
  });

  describe('the end of a year', () => {
    test('when it has run, then classes, pupils, registers and files go on, leavers are signed out, and lines say so', async () => {
      const leaver = school.createClient();
      await db()
        .updateTable('app_user')
        .set({ password_hash: (await person('s.zhoule')).password_hash, must_change_password: 0 })
        .where('login_name', '=', 's.leaver1')
        .execute();
      const login = { username: 's.leaver1', password: 'Demo2026' };
      expect((await leaver.post('/api/uaa/oauth/login', login)).body.code).toBe('ok');
      const register = { gradeName: '三年级', className: '(2)班', ...day };
      const teacher = await school.as('t.zhou');
      const made = (await teacher.post('/api/uaa/face/class/start', register)).body.data;
      await school.addPupil('s.along', '三年级', '(2)班');
      const zhoule = await person('s.zhoule');
      const plan = await school.plan({
        pupils: [
          { userId: '1001', outcome: 'move', gradeName: '六年级', className: '(1)班' },
          { userId: '5002', outcome: 'leave', gradeName: '', className: '' },
        ],
        newClasses: [{ gradeName: '一年级', className: '(1)班' }],
      });
      const before = await openNames();
      const ended = await school.end(plan);
      expect(ended).toMatchObject({ status: 'done', done: ended.total, left: 3, changed: [], taken: [] });
      const names = await openNames();
      expect(names).toContain('四年级 (2)班');
      expect(names).toContain('一年级 (1)班');
      expect(names).not.toContain('三年级 (2)班');
      expect(names).toHaveLength(before.length);
      expect(await classOf('s.zhoule')).toBe('六年级 (1)班');
      expect((await person('s.zhoule')).revision).toBeGreaterThan(zhoule.revision);
      expect(await person('s.leaver1')).toMatchObject({
        ...{ user_status: 'disabled', grade_name: '', class_name: '', left_at: school.now() },
      });
      expect((await leaver.get('/api/uaa/oauth/me')).body.code).not.toBe('ok');
      const query = new URLSearchParams({ gradeName: '四年级', className: '(2)班', day: day.day });
      const found = await teacher.get(`/api/uaa/face/class/register?${query}`);
      expect(found.body.data.registerId).toBe(made.registerId);
      expect(await classOf('s.along')).toBe('四年级 (2)班');
      expect((await school.list('t.zhou')).data.list[0]).toMatchObject({ gradeName: '四年级' });
      const [year] = (await school.years('ps.admin')).data;
      expect(year).toMatchObject({ name: '2027–2028', isCurrent: true });
      const { data } = await school.list('ps.admin', { status: 'closed' });
      expect(data.list[0]).toMatchObject({ ...sixth, yearId: 'year-U2001-2026' });
      expect(await eventsOf('promotion%')).toEqual(['promotion_finished', 'promotion_started']);
      expect(await eventsOf('user_left')).toHaveLength(3);
    });

    test('when it runs, or can be undone, then no other one begins, and classes stand still meanwhile', async () => {
      const plan = await school.plan();
      const both = await Promise.all([school.start(plan), school.start(plan)]);
      expect(both.map(({ code }) => code).toSorted()).toEqual(['conflict', 'ok']);
      expect(await school.create('ps.admin', { gradeName: '', className: '新班' })).toMatchObject({
        ...{ code: 'conflict', message: expect.stringContaining('正在结束学年') },
      });
      await school.runPromotions();
      expect((await school.start(await school.plan())).code).toBe('conflict');
      const eightDaysAgo = school.now() - 8 * 24 * 60 * 60 * 1000;
      await db().updateTable('promotion').set({ finished_at: eightDaysAgo }).execute();
      expect((await school.state()).undoUntil).toBeNull();
      expect((await school.startUndo()).code).toBe('conflict');
    });

    test.each([
      [
        'a class is left out',
        async () => {
          const plan = await school.plan();
          return { ...plan, classes: plan.classes.slice(1) };
        },
        'conflict',
      ],
      [
        'a class has changed',
        async () => {
          const plan = await school.plan();
          await school.update('ps.admin', await school.find('三年级', '(2)班'), { className: '(9)班' });
          return plan;
        },
        'conflict',
      ],
      [
        'two classes get one name',
        async () => {
          const plan = await school.plan();
          const classes = plan.classes.map((one) => ({
            ...one,
            outcome: 'move' as const,
            gradeName: '',
            className: '班',
          }));
          return { ...plan, classes };
        },
        'invalid_input',
      ],
      [
        'the next year begins too early',
        async () =>
          school.plan({ year: { yearId: '', name: 'x', beginsOn: '2026-10-01', endsOn: '2028-01-01' } }),
        'invalid_input',
      ],
      [
        'a pupil goes to a class that will not be there',
        async () =>
          school.plan({ pupils: [{ userId: '1001', outcome: 'move', gradeName: '九', className: '九' }] }),
        'invalid_input',
      ],
      [
        'somebody of another school is in it',
        async () =>
          school.plan({ pupils: [{ userId: '2003', outcome: 'leave', gradeName: '', className: '' }] }),
        'conflict',
      ],
    ])('when %s, then it is refused and nothing has changed', async (_, make, code) => {
      const plan = await make();
      const before = await school.dump();
      expect((await school.start(plan)).code).toBe(code);
      expect(await school.dump()).toEqual(before);
    });
  });

  describe('undoing it', () => {
    const exceptions = {
      pupils: [
        { userId: '1001', outcome: 'move' as const, gradeName: '一年级', className: '(1)班' },
        { userId: '5002', outcome: 'leave' as const, gradeName: '', className: '' },
      ],
      newClasses: [{ gradeName: '一年级', className: '(1)班' }],
    };

    test('when nobody changed anything, then all is as it was', async () => {
      await (await school.as('t.zhou')).post('/api/uaa/face/class/start', {
        ...{ gradeName: '三年级', className: '(2)班' },
        ...day,
      });
      const before = await school.dump();
      await school.end(await school.plan(exceptions));
      expect(await school.dump()).not.toEqual(before);
      expect(await school.undo()).toMatchObject({ status: 'undone', changed: [] });
      expect(await school.dump()).toEqual(before);
      expect(await eventsOf('promotion_undo%')).toEqual(['promotion_undo_started', 'promotion_undone']);
      expect((await school.startUndo()).code).toBe('conflict');
      // Then the year can be ended anew.
      expect((await school.end(await school.plan())).status).toBe('done');
    });

    test('when somebody was changed since, then she stays as she is and is named', async () => {
      await school.end(await school.plan(exceptions));
      await db()
        .updateTable('app_user')
        .set({ user_status: 'enabled', left_at: null, grade_name: '四年级', class_name: '(2)班' })
        .where('login_name', '=', 's.leaver1')
        .execute();
      await db()
        .updateTable('app_user')
        .set({ phone: '13900000000' })
        .where('login_name', '=', 's.leaver2')
        .execute();
      const named = (logins: { loginName: string }[]) => logins.map(({ loginName }) => loginName);
      expect(named((await school.state()).changed)).toEqual(['s.leaver1']);
      expect(named((await school.undo()).changed)).toEqual(['s.leaver1']);
      expect(await classOf('s.leaver1')).toBe('三年级 (2)班');
      expect(await person('s.leaver2')).toMatchObject({ class_name: '(1)班', phone: '13900000000' });
    });

    test('when a class that is needed is in use by now, then undoing waits until it is renamed', async () => {
      await school.end(await school.plan(exceptions));
      await school.addPupil('s.new', '一年级', '(1)班');
      expect((await school.state()).taken).toEqual([{ gradeName: '一年级', className: '(1)班' }]);
      expect(await school.startUndo()).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('一年级'),
      });
      await school.update('ps.admin', await school.find('一年级', '(1)班'), { className: '(8)班' });
      expect(await school.undo()).toMatchObject({ status: 'undone' });
      expect(await classOf('s.new')).toBe('一年级 (8)班');
      expect(await openNames()).toContain('一年级 (1)班');
    });
  });
});
