import { rosterFiles, rosterHeaders } from '#platform/roster-format';
import { zipOf } from './workbook.ts';

type Cells = Readonly<Record<string, string>>;
export type RosterSet = Readonly<Partial<Record<keyof typeof rosterHeaders, readonly Cells[]>>>;

/** An archive of OneRoster, as another system sends it. @param manifest lines that stand in it instead of the right ones */
export function rosterOf(set: RosterSet, manifest: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const files = Object.entries(set).map(
    ([part, rows]) => [`${part}.csv`, csvOf(headerOf(part), rows)] as const,
  );
  const said: Record<string, string> = {
    'manifest.version': '1.0',
    'oneroster.version': '1.2',
    ...Object.fromEntries(
      rosterFiles.map((name) => [`file.${name}`, Object.hasOwn(set, name) ? 'bulk' : 'absent']),
    ),
    ...manifest,
  };
  const lines = Object.entries(said).map(([propertyName, value]) => ({ propertyName, value }));
  return zipOf([['manifest.csv', csvOf(['propertyName', 'value'], lines)], ...files]);
}

function headerOf(part: string): readonly string[] {
  return Object.entries(rosterHeaders).find(([name]) => name === part)?.[1] ?? [];
}

/** With a mark at its start, which every reader has to bear. */
function csvOf(header: readonly string[], rows: readonly Cells[]): string {
  const lines = [header, ...rows.map((cells) => header.map((column) => cells[column] ?? ''))];
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return `\ufeff${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`;
}

/** A school with a class, a lesson, a pupil, her teacher and her mother. */
export const smallSchool = {
  orgs: [{ sourcedId: 'o1', name: 'School', type: 'school' }],
  academicSessions: [
    {
      sourcedId: 'y1',
      title: '2026',
      type: 'schoolYear',
      startDate: '2026-09-01',
      endDate: '2027-09-01',
      schoolYear: '2027',
    },
  ],
  courses: [
    { sourcedId: 'co1', title: 'Form', orgSourcedId: 'o1' },
    { sourcedId: 'co2', title: 'Maths', orgSourcedId: 'o1' },
  ],
  classes: [
    { sourcedId: 'c1', title: 'Grade 3 Blue', grades: '03', courseSourcedId: 'co1', classType: 'homeroom' },
    {
      sourcedId: 'c2',
      title: 'Maths for Blue',
      grades: '03',
      courseSourcedId: 'co2',
      classType: 'scheduled',
    },
  ],
  users: [
    user('s1', 'Ann', 'Lee', { agentSourcedIds: 'p1', grades: '03' }),
    user('t1', 'Tom', 'Ray', { username: 'tom.ray@example.com', email: 'tom.ray@example.com' }),
    user('p1', 'Eve', 'Lee', { sms: '13900000001' }),
    user('a1', 'Ada', 'Min'),
  ],
  roles: [
    role('s1', 'student'),
    role('t1', 'teacher'),
    role('p1', 'guardian'),
    role('a1', 'siteAdministrator'),
  ],
  demographics: [{ sourcedId: 's1', sex: 'female' }],
  enrollments: [
    { sourcedId: 'e1', classSourcedId: 'c1', userSourcedId: 's1', role: 'student' },
    { sourcedId: 'e2', classSourcedId: 'c1', userSourcedId: 't1', role: 'teacher', primary: 'true' },
    { sourcedId: 'e3', classSourcedId: 'c2', userSourcedId: 's1', role: 'student' },
    { sourcedId: 'e4', classSourcedId: 'c2', userSourcedId: 't1', role: 'teacher', primary: 'false' },
  ],
} as const satisfies RosterSet;

export function user(sourcedId: string, givenName: string, familyName: string, more: Cells = {}): Cells {
  return { sourcedId, enabledUser: 'true', username: `or.${sourcedId}`, givenName, familyName, ...more };
}

export function role(userSourcedId: string, name: string, more: Cells = {}): Cells {
  return { sourcedId: `r-${userSourcedId}-${name}`, userSourcedId, roleType: 'primary', role: name, ...more };
}
