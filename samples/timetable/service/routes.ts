import {
  classNameOf,
  type Handler,
  ownPupilsOf,
  type PortalUser,
  type School,
  type Schools,
  ServiceRefusal,
} from '@portal/shell/service';
import * as v from 'valibot';
import type { Lesson } from './lesson.ts';
import type { LessonStore } from './lesson-store.ts';
import { parseTable } from './parse-table.ts';
import { periods } from './periods.ts';
import { schoolDayOf } from './school-day.ts';
import { userTypes } from './user-types.ts';

export interface RoutesDeps {
  readonly store: LessonStore;
  readonly schools: Schools;
  /** Epoch ms. */
  readonly clock: () => number;
  /** Lessons of a unit that has none. Default: it has none. */
  readonly createSamples?: (school: School) => Lesson[];
}

const importPayload = v.object({
  text: v.pipe(v.string(), v.maxLength(500_000)),
  /** Then nothing is kept. */
  isCheck: v.boolean(),
});

/** What pages of the app ask. */
export function createRoutes({ store, schools, clock, createSamples }: RoutesDeps): Record<string, Handler> {
  const open = async (unitId: string): Promise<School> => {
    const school = await schools.get(unitId);
    if (createSamples && !store.hasLessons(unitId)) store.replace(unitId, [], createSamples(school));
    return school;
  };

  const lessonsOfUser = (school: School, user: PortalUser): Lesson[] =>
    user.userType === userTypes.teacher
      ? store.ofTeacher(user.unitId, user.userId)
      : ownClassesOf(school, user.userId).flatMap((classId) => store.ofClass(user.unitId, classId));

  return {
    'GET /options': async ({ user }) => {
      const school = await open(user.unitId);
      return {
        periods,
        classes: school.classes.map((each) => ({ classId: each.classId, name: classNameOf(each) })),
        // Whom pupils and parents look up is a matter of their own classes.
        teachers: isStaff(user) ? teachersOf(school) : [],
        ownClasses: isStaff(user) ? taughtClassesOf(school, user) : ownClassesOf(school, user.userId),
        isTeacher: user.userType === userTypes.teacher,
        mayImport: mayImport(user),
      };
    },
    'GET /week': async ({ user, query }) => {
      const school = await open(user.unitId);
      const teacherId = query.get('teacher');
      if (teacherId !== null) {
        if (!isStaff(user))
          throw new ServiceRefusal(
            403,
            '只有教职工可以查看教师课表|||Only staff see the timetables of teachers',
          );
        return describe(school, store.ofTeacher(user.unitId, teacherId));
      }
      return describe(school, store.ofClass(user.unitId, query.get('class') ?? ''));
    },
    'GET /today': async ({ user }) => {
      const school = await open(user.unitId);
      const { weekday, time } = schoolDayOf(clock());
      const lessons = lessonsOfUser(school, user).filter((lesson) => lesson.weekday === weekday);
      return { weekday, time, periods, lessons: describe(school, lessons) };
    },
    'POST /import': async ({ user, body }) => {
      if (!mayImport(user))
        throw new ServiceRefusal(403, '没有导入课表的权限|||You may not import timetables');
      const payload = v.safeParse(importPayload, body);
      if (!payload.success)
        throw new ServiceRefusal(400, '内容过长或格式有误|||The text is too long or no table');
      const { lessons, problems } = parseTable(payload.output.text, await schools.get(user.unitId));
      const classIds = [...new Set(lessons.map(({ classId }) => classId))];
      const isKept = !payload.output.isCheck && problems.length === 0 && lessons.length > 0;
      if (isKept) store.replace(user.unitId, classIds, lessons);
      return { lessons: lessons.length, classes: classIds.length, problems: problems.slice(0, 100), isKept };
    },
  };
}

/** The classes whose lessons are a user's own: her class, or those of her children. */
function ownClassesOf(school: School, userId: string): string[] {
  const ids = ownPupilsOf(school, userId).flatMap(({ classes }) => classes.map(({ classId }) => classId));
  return [...new Set(ids)];
}

/** The classes that a teacher teaches, those that she looks after first. */
function taughtClassesOf({ people }: School, { userId }: PortalUser): string[] {
  const classes = people.get(userId)?.classes ?? [];
  return classes
    .toSorted((one, other) => Number(other.isHead) - Number(one.isHead))
    .map(({ classId }) => classId);
}

function isStaff({ userType }: PortalUser): boolean {
  return userType === userTypes.teacher || userType === userTypes.administrator;
}

function mayImport({ userType, codes }: PortalUser): boolean {
  return userType === userTypes.administrator || codes.includes('tt.import');
}

function teachersOf({ people }: School): { userId: string; name: string }[] {
  return [...people.values()]
    .filter(({ userType }) => userType === userTypes.teacher)
    .map(({ userId, name }) => ({ userId, name }));
}

/** Lessons with the names that pages show. */
function describe({ classes, people }: School, lessons: readonly Lesson[]) {
  const names = new Map(classes.map((each) => [each.classId, classNameOf(each)]));
  return lessons.map(({ classId, teacherId, ...lesson }) => ({
    ...lesson,
    className: names.get(classId) ?? '',
    teacherName: people.get(teacherId)?.name ?? '',
  }));
}
