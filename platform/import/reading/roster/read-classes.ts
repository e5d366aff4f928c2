import { splitTitle } from '#platform/roster-format';
import type { Archive } from '../xlsx/open-archive.ts';
import { readPart } from './read-part.ts';

/** The class that pupils belong to. */
export interface Homeroom {
  readonly source: string;
  readonly gradeName: string;
  readonly className: string;
}

/** Lessons in a subject. */
export interface Lesson {
  readonly subject: string;
  readonly classCode: string;
}

export interface RosterClasses {
  readonly homerooms: ReadonlyMap<string, Homeroom>;
  readonly homeroomOfCode: ReadonlyMap<string, string>;
  readonly lessons: ReadonlyMap<string, Lesson>;
}

/** The classes of a set, by their ids in it. */
export async function readClasses(archive: Archive): Promise<RosterClasses> {
  const courses = new Map<string, string>();
  for await (const { get } of readPart(archive, 'courses')) courses.set(get('sourcedId'), get('title'));
  const homerooms = new Map<string, Homeroom>();
  const homeroomOfCode = new Map<string, string>();
  const lessons = new Map<string, Lesson>();
  for await (const { number, get } of readPart(archive, 'classes')) {
    const id = get('sourcedId');
    const classCode = get('classCode');
    if (get('classType') === 'homeroom') {
      homerooms.set(id, { source: `classes.csv ${number}`, ...splitTitle(get('grades'), get('title')) });
      if (classCode !== '') homeroomOfCode.set(classCode, id);
    } else {
      const [subject = ''] = get('subjects').split(',');
      lessons.set(id, { subject: subject.trim() || (courses.get(get('courseSourcedId')) ?? ''), classCode });
    }
  }
  return { homerooms, homeroomOfCode, lessons };
}
