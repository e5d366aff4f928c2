import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';
import type { PartCells } from './part-cells.ts';
import { readPeople } from './read-people.ts';
import type { ExportedClass, ExportPlan } from './read-plan.ts';
import { hashedId } from './sourced-id.ts';

/** Pupils in their class and in each subject of it; teachers in their subjects, and in the class where they lead it or have no subject. */
export async function* enrollmentRows(
  db: Kysely<Tables>,
  { unit, classes }: ExportPlan,
): AsyncGenerator<PartCells> {
  const toCells = (classId: string, userId: string, role: string, primary = ''): PartCells => ({
    sourcedId: hashedId('enrollment', classId, userId, role),
    ...{ classSourcedId: classId, schoolSourcedId: unit.id, userSourcedId: userId, role, primary },
  });
  for (const one of classes)
    for (const { classId, userId, isPrimary } of teachersOf(one))
      yield toCells(classId, userId, 'teacher', String(isPrimary));
  const byNames = new Map(classes.map((one) => [keyOf(one.gradeName, one.className), one]));
  for await (const people of readPeople(db, unit.id))
    for (const { sourcedId, user_type, grade_name, class_name } of people) {
      const own =
        user_type === userTypeCodes.student ? byNames.get(keyOf(grade_name, class_name)) : undefined;
      if (!own) continue;
      yield toCells(own.sourcedId, sourcedId, 'student');
      for (const lesson of own.lessons) yield toCells(lesson.sourcedId, sourcedId, 'student');
    }
}

/** A head teacher is the primary one of a class; in lessons nobody is. */
function teachersOf({ sourcedId, lessons, teaching }: ExportedClass) {
  const byUser = Map.groupBy(teaching, ({ userId }) => userId);
  return [...byUser].flatMap(([userId, own]) => {
    const isPrimary = own.some(({ isHead }) => isHead);
    const isInClass = isPrimary || own.some(({ subject }) => subject === '');
    const taught = lessons.filter(({ subject }) => own.some((one) => one.subject === subject));
    return [
      ...(isInClass ? [{ classId: sourcedId, userId, isPrimary }] : []),
      ...taught.map((lesson) => ({ classId: lesson.sourcedId, userId, isPrimary: false })),
    ];
  });
}

function keyOf(gradeName: string, className: string): string {
  return `${gradeName}\u0000${className}`;
}
