import type { CheckedRow } from '../meaning/check-row.ts';
import { type ClassSet, holdClasses, readClasses, type WantedClass } from './class-set.ts';
import type { KindRules, PlannedRow, SeenKeys } from './kind-rules.ts';
import { noteKeys, planRow } from './plan-row.ts';

/** Classes by the names of grade and class. A class that is there stays as it is. */
export const classRules: KindRules = {
  compare: async (db, { unitId }, rows, seen) => {
    const classes = await readClasses(db, unitId);
    return rows.map((row) => planClass(classes, row, seen));
  },
  write: async (trx, context, rows) => {
    const before = await readClasses(trx, context.unitId);
    const options = { ...context.options, foundClasses: true };
    const after = await holdClasses(trx, { ...context, options }, rows.map(namesOf));
    return rows.map((row) => ({
      ...planClass(before, row),
      targetId: after.find(namesOf(row))?.classId ?? null,
    }));
  },
};

function planClass(classes: ClassSet, row: CheckedRow, seen?: SeenKeys): PlannedRow {
  const names = namesOf(row);
  const known = classes.find(names);
  const key = names.className && `${names.gradeName} ${names.className}`;
  const problems = [
    ...row.problems,
    ...noteKeys(seen, [['className', key === '' ? undefined : key]], row.number),
  ];
  const isThere = known !== undefined;
  return planRow(row, { targetId: known?.classId ?? null, isThere, changes: [], problems });
}

function namesOf({ values: { gradeName = '', className = '' } }: CheckedRow): WantedClass {
  return { gradeName, className };
}
