import type { PortalUser } from '@portal/shell/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LessonStore, openLessonStore } from './lesson-store.ts';
import { createRoutes } from './routes.ts';
import { createSampleLessons } from './sample-lessons.ts';
import { buildSchool } from './testing/build-school.ts';

const school = buildSchool();
/** A Monday, 08:20 in China. */
const monday = Date.parse('2026-11-23T00:20:00Z');
const table =
  '三年级(2)班,1,1,数学|||Maths,周敏,201\n三年级(2)班,2,1,语文,吴刚,201\n一年级(1)班,1,2,数学,周敏,101';

function user(more: Partial<PortalUser>): PortalUser {
  return {
    userId: '4002',
    name: '何静',
    unitId: 'U1',
    unitType: 2,
    userType: 4,
    roles: [],
    codes: [],
    ...more,
  };
}

const administrator = user({});
const teacher = user({ userId: '2001', userType: 2 });
const pupil = user({ userId: '1001', userType: 1 });
const parent = user({ userId: '3001', userType: 3 });

let store: LessonStore;
beforeEach(() => {
  store = openLessonStore(':memory:');
});
afterEach(() => store.close());

function ask(
  name: string,
  asking: PortalUser,
  { query = '', body, samples = false }: { query?: string; body?: unknown; samples?: boolean } = {},
) {
  const routes = createRoutes({
    store,
    schools: { get: async () => school },
    clock: () => monday,
    ...(samples ? { createSamples: createSampleLessons } : {}),
  });
  const handler = routes[name];
  if (!handler) throw new Error(`no route ${name}`);
  return Promise.resolve(handler({ user: asking, query: new URLSearchParams(query), body }));
}

const importAs = (asking: PortalUser, text: string, isCheck = false) =>
  ask('POST /import', asking, { body: { text, isCheck } });

describe('an import', () => {
  test('when it is checked, then nothing is kept; when it is well, then the lessons stand in the week', async () => {
    expect(await importAs(administrator, table, true)).toEqual({
      lessons: 3,
      classes: 2,
      problems: [],
      isKept: false,
    });
    expect(store.hasLessons('U1')).toBe(false);
    expect(await importAs(administrator, table)).toMatchObject({ isKept: true });
    expect(await ask('GET /week', pupil, { query: 'class=c32' })).toEqual([
      {
        weekday: 1,
        period: 1,
        subject: { 'zh-CN': '数学', en: 'Maths' },
        className: '三年级(2)班',
        teacherName: '周敏',
        room: '201',
      },
      {
        weekday: 2,
        period: 1,
        subject: { 'zh-CN': '语文', en: '语文' },
        className: '三年级(2)班',
        teacherName: '吴刚',
        room: '201',
      },
    ]);
  });

  test('when a class comes again, then its lessons are replaced, and those of other classes stay', async () => {
    await importAs(administrator, table);
    await importAs(administrator, '三年级(2)班,3,1,数学,周敏');
    expect(store.ofClass('U1', 'c32')).toHaveLength(1);
    expect(store.ofClass('U1', 'c11')).toHaveLength(1);
  });

  test('when one line is wrong, then nothing is kept', async () => {
    expect(await importAs(administrator, `${table}\n三年级(2)班,1,8,数学,周敏`)).toMatchObject({
      isKept: false,
      problems: [{ line: 4, problem: 'period' }],
    });
    expect(store.hasLessons('U1')).toBe(false);
  });

  test('when a teacher has the code, then she may; others may not', async () => {
    await expect(importAs(teacher, table)).rejects.toMatchObject({ status: 403 });
    await expect(importAs(parent, table)).rejects.toMatchObject({ status: 403 });
    expect(await importAs({ ...teacher, codes: ['tt.import'] }, table)).toMatchObject({ isKept: true });
  });

  test('when what is sent is no table, then it is refused', async () => {
    await expect(ask('POST /import', administrator, { body: { text: 1 } })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('whose lessons somebody sees', () => {
  beforeEach(() => importAs(administrator, table));

  test.each([
    ['a teacher', teacher, ['数学', '数学']],
    ['a pupil', pupil, ['数学']],
    ['a parent', parent, ['数学']],
    ['an administrator', administrator, []],
  ])('when %s looks at today, then her own are there', async (_, asking, subjects) => {
    const today = await ask('GET /today', asking);
    expect(today).toMatchObject({
      weekday: 1,
      time: '08:20',
      lessons: subjects.map((zh) => ({ subject: { 'zh-CN': zh } })),
    });
  });

  test('when a parent asks for the week of a teacher, then it is refused, and she is offered none', async () => {
    await expect(ask('GET /week', parent, { query: 'teacher=2001' })).rejects.toMatchObject({ status: 403 });
    expect(await ask('GET /options', parent)).toMatchObject({
      teachers: [],
      ownClasses: ['c32'],
      mayImport: false,
    });
    expect(await ask('GET /week', teacher, { query: 'teacher=2001' })).toHaveLength(2);
  });

  test('when somebody of another unit asks, then nothing of this one is there', async () => {
    expect(await ask('GET /week', user({ unitId: 'U2' }), { query: 'class=c32' })).toEqual([]);
  });
});

test('when a school has no lessons and samples are wanted, then no teacher is in two places at once', async () => {
  await ask('GET /options', administrator, { samples: true });
  const lessons = school.classes.flatMap(({ classId }) => store.ofClass('U1', classId));
  expect(lessons.length).toBeGreaterThan(30);
  const places = lessons.map(({ teacherId, weekday, period }) => `${teacherId} ${weekday} ${period}`);
  expect(new Set(places).size).toBe(places.length);
});
