import { classNameOf, type School } from '@portal/shell/service';
import { type Lesson, weekdays } from './lesson.ts';
import { periods } from './periods.ts';
import { userTypes } from './user-types.ts';

/** What is wrong with a line. The page has a sentence for each. */
export type LineProblem =
  | 'columns'
  | 'class'
  | 'weekday'
  | 'period'
  | 'subject'
  | 'teacher'
  | 'twice'
  | 'busy';

export interface ParsedTable {
  readonly lessons: readonly Lesson[];
  readonly problems: readonly { readonly line: number; readonly problem: LineProblem }[];
}

export const maxLines = 5000;

/**
 * Reads lines of `class, weekday, period, subject, teacher, room` as they come from a spreadsheet: split by tabs, else by commas. A first line
 * without a number in its second column is a heading. Subjects may be `中文|||English`.
 */
export function parseTable(text: string, school: School): ParsedTable {
  const find = createFinders(school);
  const lessons: Lesson[] = [];
  const problems: { line: number; problem: LineProblem }[] = [];
  const taken = new Map<string, LineProblem>();
  const lines = text.split(/\r?\n/).slice(0, maxLines);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(line.includes('\t') ? '\t' : ',').map((cell) => cell.trim());
    if (index === 0 && !/^[1-5]$/.test(cells[1] ?? '')) continue;
    const read = readLine(cells, find);
    if (typeof read === 'string') {
      problems.push({ line: index + 1, problem: read });
      continue;
    }
    const { classId, teacherId, weekday, period } = read;
    const places = [`class ${classId} ${weekday} ${period}`, `teacher ${teacherId} ${weekday} ${period}`];
    const clash = places.map((place) => taken.get(place)).find((problem) => problem !== undefined);
    if (clash) problems.push({ line: index + 1, problem: clash });
    taken.set(places[0] ?? '', 'twice').set(places[1] ?? '', 'busy');
    lessons.push(read);
  }
  return { lessons, problems };
}

interface Finders {
  classId(name: string): string | undefined;
  teacherId(name: string): string | undefined;
}

function createFinders({ classes, people }: School): Finders {
  const classIds = new Map(classes.map((each) => [classNameOf(each).replaceAll(' ', ''), each.classId]));
  const teachers = [...people.values()].filter(({ userType }) => userType === userTypes.teacher);
  const teacherIds = new Map(
    teachers.flatMap(({ userId, name }) => [
      [userId, userId],
      [name, userId],
    ]),
  );
  return {
    classId: (name) => classIds.get(name.replaceAll(' ', '')),
    teacherId: (name) => teacherIds.get(name),
  };
}

function readLine(cells: readonly string[], find: Finders): Lesson | LineProblem {
  const [className = '', weekdayText = '', periodText = '', subjectText = '', teacher = '', room = ''] =
    cells;
  if (cells.length < 5) return 'columns';
  const classId = find.classId(className);
  if (classId === undefined) return 'class';
  const weekday = weekdays.find((day) => String(day) === weekdayText);
  if (weekday === undefined) return 'weekday';
  const period = periods.find(({ number }) => String(number) === periodText)?.number;
  if (period === undefined) return 'period';
  const [zh = '', en = zh] = subjectText.split('|||');
  if (zh === '' || subjectText.length > 60) return 'subject';
  const teacherId = find.teacherId(teacher);
  if (teacherId === undefined) return 'teacher';
  return { classId, weekday, period, subject: { 'zh-CN': zh, en }, teacherId, room: room.slice(0, 30) };
}
