import type { PortalPerson, School } from '@portal/shell/service';
import { type PlannedSubject, samplePlan } from './sample-plan.ts';
import { userTypes } from './user-types.ts';

/** Lessons that nobody teaches more of in a week, as long as there is somebody else. */
const enough = 20;

/** A subject in a class. */
export interface Course extends PlannedSubject {
  readonly classId: string;
  readonly teacherId: string;
}

/**
 * Who teaches what: the teachers of a class its main subjects, the others the rest, each one subject as far as that goes.
 * Nobody, where a school has no teachers.
 */
export function assignTeachers({ classes, people }: School): Course[] {
  const teachers = [...people.values()].filter(({ userType }) => userType === userTypes.teacher);
  const subjectOf = new Map<string, PlannedSubject>();
  const load = new Map<string, number>();
  const courses: Course[] = [];
  for (const { classId, heads } of classes) {
    const own = teachersOf(teachers, classId, heads);
    for (const subject of samplePlan) {
      const found = chooseOwn(own, subject, subjectOf) ?? chooseOther(teachers, subject, { subjectOf, load });
      if (!found) continue;
      if (!subjectOf.has(found)) subjectOf.set(found, subject);
      load.set(found, (load.get(found) ?? 0) + subject.lessons);
      courses.push({ ...subject, classId, teacherId: found });
    }
  }
  return courses;
}

/** Head teachers first. */
function teachersOf(teachers: readonly PortalPerson[], classId: string, heads: readonly string[]): string[] {
  const own = teachers.filter(
    ({ userId, classes }) => heads.includes(userId) || classes.some((each) => each.classId === classId),
  );
  return own
    .map(({ userId }) => userId)
    .toSorted((one, other) => Number(heads.includes(other)) - Number(heads.includes(one)));
}

function chooseOwn(
  own: readonly string[],
  subject: PlannedSubject,
  subjectOf: ReadonlyMap<string, PlannedSubject>,
): string | undefined {
  const known = own.find((userId) => subjectOf.get(userId) === subject);
  const isMain = samplePlan.indexOf(subject) < 2;
  return known ?? (isMain ? own.find((userId) => !subjectOf.has(userId)) : undefined);
}

/** Who teaches it already, else somebody without classes, else who has least to do. */
function chooseOther(
  teachers: readonly PortalPerson[],
  subject: PlannedSubject,
  { subjectOf, load }: { subjectOf: ReadonlyMap<string, PlannedSubject>; load: ReadonlyMap<string, number> },
): string | undefined {
  const loadOf = (userId: string): number => load.get(userId) ?? 0;
  const free = teachers.filter(({ classes }) => classes.length === 0).map(({ userId }) => userId);
  const pool = free.length > 0 ? free : teachers.map(({ userId }) => userId);
  return (
    pool.find((userId) => subjectOf.get(userId) === subject && loadOf(userId) + subject.lessons <= enough) ??
    pool.find((userId) => !subjectOf.has(userId)) ??
    pool.toSorted((one, other) => loadOf(one) - loadOf(other))[0]
  );
}
