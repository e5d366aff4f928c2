import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { classOrderOf, nameReadingsOf } from '#platform/name-readings';
import type { DemoUser } from './named-users.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** The school year that the demo is in, whenever it is seeded, and the one before. */
export function demoYears(now: number): Row<'school_year'>[] {
  const today = new Date(now);
  const autumn = 8;
  const begins = today.getUTCMonth() < autumn ? today.getUTCFullYear() - 1 : today.getUTCFullYear();
  return ['U2001', 'U2002'].flatMap((unit_id) =>
    [begins - 1, begins].map((year) => ({
      id: `year-${unit_id}-${year}`,
      unit_id,
      name: `${year}–${year + 1}`,
      begins_on: `${year}-09-01`,
      ends_on: `${year + 1}-08-31`,
      is_current: year === begins ? (1 as const) : (0 as const),
    })),
  );
}

/** A row for each class that somebody of the demo is in. */
export function demoClasses(
  users: readonly DemoUser[],
  years: readonly Row<'school_year'>[],
  now: number,
): Row<'school_class'>[] {
  const currentYears = new Map(
    years.filter(({ is_current }) => is_current).map(({ unit_id, id }) => [unit_id, id]),
  );
  return listClasses(users).map(({ unit_id, grade_name, class_name }) => ({
    id: demoClassId(unit_id, grade_name, class_name),
    unit_id,
    year_id: currentYears.get(unit_id) ?? null,
    campus_id: unit_id === 'U2002' ? 'C1' : null,
    grade_name,
    class_name,
    name_readings: nameReadingsOf(grade_name + class_name),
    name_order: classOrderOf(grade_name, class_name),
    status: 'open',
    created_at: now,
    updated_at: now,
  }));
}

/** The same at every seeding. */
export function demoClassId(unitId: string, gradeName: string, className: string): string {
  const codes = [...gradeName, ...className].map((character) => character.codePointAt(0)?.toString(36));
  return `class-${unitId}-${codes.join('')}`;
}

/** Who teaches in the demo: head teachers, and two subjects. */
export const demoTeaching: readonly Row<'class_teacher'>[] = [
  teaches('2001', ['U2001', '三年级', '(2)班'], { head: '语文' }),
  teaches('2002', ['U2001', '三年级', '(2)班'], { subject: '数学' }),
  teaches('2002', ['U2001', '五年级', '(1)班'], { head: '数学' }),
  teaches('2001', ['U2001', '五年级', '(1)班'], { subject: '语文' }),
  teaches('2003', ['U2002', '初二', '(5)班'], { head: '英语' }),
];

function teaches(
  user_id: string,
  [unitId, gradeName, className]: readonly [string, string, string],
  { head, subject = head ?? '' }: { head?: string; subject?: string },
): Row<'class_teacher'> {
  const class_id = demoClassId(unitId, gradeName, className);
  return { class_id, user_id, subject, is_head: head === undefined ? 0 : 1 };
}

function listClasses(users: readonly DemoUser[]) {
  const classes = users.flatMap(({ unit_id, grade_name = '', class_name = '' }) =>
    class_name === '' ? [] : [{ unit_id, grade_name, class_name }],
  );
  return [...new Map(classes.map((one) => [JSON.stringify(Object.values(one)), one])).values()];
}
