import type { Archive } from '../xlsx/open-archive.ts';
import type { RosterClasses } from './read-classes.ts';
import { type PartRow, readPart } from './read-part.ts';

/** Somebody teaches a subject in a class. */
export interface RosterTeaching {
  readonly source: string;
  readonly userId: string;
  /** Of the class that pupils belong to. */
  readonly homeroomId: string;
  readonly subject: string;
  readonly isHead: boolean;
}

export interface RosterEnrollments {
  /** Ids of classes by those of pupils. */
  readonly homeroomOf: ReadonlyMap<string, string>;
  readonly teaching: readonly RosterTeaching[];
}

/**
 * Who is in which class, and who teaches there. Lessons are those of the classes that their pupils belong to; lessons without pupils,
 * those of the class with the same code.
 */
export async function readEnrollments(archive: Archive, classes: RosterClasses): Promise<RosterEnrollments> {
  const homeroomOf = new Map<string, string>();
  for await (const { get } of currentRows(archive)) {
    const id = get('classSourcedId');
    if (get('role') === 'student' && classes.homerooms.has(id)) homeroomOf.set(get('userSourcedId'), id);
  }
  const homesOf = new Map<string, Set<string>>();
  const heads = new Map<string, RosterTeaching>();
  const teachers: { row: number; userId: string; classId: string }[] = [];
  const teaching: RosterTeaching[] = [];
  for await (const { number, get } of currentRows(archive)) {
    const classId = get('classSourcedId');
    const userId = get('userSourcedId');
    const isHomeroom = classes.homerooms.has(classId);
    if (get('role') === 'student') {
      const home = homeroomOf.get(userId);
      if (!isHomeroom && home !== undefined) addTo(homesOf, classId, home);
    } else if (get('role') === 'teacher' && !isHomeroom) teachers.push({ row: number, userId, classId });
    else if (get('role') === 'teacher') {
      const isHead = get('primary').toLowerCase() === 'true';
      const source = `enrollments.csv ${number}`;
      const one = { source, userId, homeroomId: classId, subject: '', isHead };
      if (isHead) heads.set(`${userId}\u0000${classId}`, one);
      else teaching.push(one);
    }
  }
  for (const { row, userId, classId } of teachers) {
    const lesson = classes.lessons.get(classId);
    if (!lesson) continue;
    for (const homeroomId of homesOf.get(classId) ?? homesOfCode(classes, lesson.classCode)) {
      // Who leads a class and teaches in it has one row for both.
      const isHead = heads.delete(`${userId}\u0000${homeroomId}`);
      teaching.push({
        source: `enrollments.csv ${row}`,
        userId,
        homeroomId,
        subject: lesson.subject,
        isHead,
      });
    }
  }
  return { homeroomOf, teaching: [...teaching, ...heads.values()] };
}

function homesOfCode({ homeroomOfCode }: RosterClasses, classCode: string): string[] {
  const home = homeroomOfCode.get(classCode);
  return home === undefined ? [] : [home];
}

/** Enrolments that have not ended. */
async function* currentRows(archive: Archive): AsyncGenerator<PartRow> {
  const today = new Date().toISOString().slice(0, 10);
  for await (const row of readPart(archive, 'enrollments')) {
    const end = row.get('endDate');
    if (end === '' || end >= today) yield row;
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set();
  set.add(value);
  sets.set(key, set);
}
