import type { School } from '@portal/shell/service';
import { type Lesson, weekdays } from './lesson.ts';
import { periods } from './periods.ts';
import { assignTeachers, type Course } from './sample-teachers.ts';

interface OpenCourse extends Course {
  /** Lessons that have no place yet. */
  left: number;
}

/**
 * Made-up lessons for a school that has none: always the same ones. Teachers of a class teach in it, no teacher stands in two classes
 * at once, and no class has a subject three times a day.
 */
export function createSampleLessons(school: School): Lesson[] {
  const courses: OpenCourse[] = assignTeachers(school).map((course) => ({ ...course, left: course.lessons }));
  const lessons: Lesson[] = [];
  for (const weekday of weekdays) {
    for (const { number: period } of periods) {
      const busy = new Set<string>();
      for (const [at, { classId }] of school.classes.entries()) {
        const today = lessons.filter((lesson) => lesson.classId === classId && lesson.weekday === weekday);
        const own = courses.filter((course) => course.classId === classId);
        const course = chooseCourse(own, today, busy, at + weekday * 2 + period);
        if (!course) continue;
        course.left -= 1;
        busy.add(course.teacherId);
        const { names: subject, teacherId } = course;
        lessons.push({ classId, weekday, period, subject, teacherId, room: roomOf(at) });
      }
    }
  }
  return lessons;
}

/** What the class has not had today, and of which much is left; equal ones take turns. */
function chooseCourse(
  courses: readonly OpenCourse[],
  today: readonly Lesson[],
  busy: ReadonlySet<string>,
  turn: number,
): OpenCourse | undefined {
  const timesToday = ({ names }: OpenCourse): number =>
    today.filter(({ subject }) => subject.en === names.en).length;
  const rank = (course: OpenCourse): number =>
    course.left * 4 +
    ((courses.indexOf(course) * 5 + turn * 3) % courses.length) * 4 -
    timesToday(course) * 60;
  return courses
    .filter((course) => course.left > 0 && !busy.has(course.teacherId) && timesToday(course) < 2)
    .toSorted((one, other) => rank(other) - rank(one))[0];
}

/** Four classes on a floor. */
function roomOf(at: number): string {
  return `${Math.floor(at / 4) + 1}0${(at % 4) + 1}`;
}
