import {
  type ImportRowProblem,
  type ImportTableKind,
  importTableKinds,
  userTypeCodes,
} from '#shared/contracts';
import type { CheckedRow } from '../meaning/check-row.ts';
import { isRefused } from '../meaning/problems.ts';
import { classRules } from './class-rules.ts';
import { familyRules } from './family-rules.ts';
import type { KindContext, KindRules, PlannedRow, SeenKeys } from './kind-rules.ts';
import { peopleRules } from './people/people-rules.ts';
import { teachingRules } from './teaching-rules.ts';

const rulesOfPart: Readonly<Record<ImportTableKind, KindRules>> = {
  people: peopleRules,
  classes: classRules,
  teaching: teachingRules,
  family: familyRules,
};

/**
 * A set of files with rows of all kinds, those first that others name. The comparison takes for known who and what comes with the set; the
 * run has written it by then.
 */
export const rosterRules: KindRules = {
  compare: async (db, context, rows, seen) => {
    const planned: PlannedRow[] = [];
    for (const { part, own } of partsOf(rows)) {
      const compared = await rulesOfPart[part].compare(db, withClasses(context), own, seen);
      const settled = compared.map((row) => expectOthers(row, seen));
      for (const row of settled) noteComing(row, part, seen);
      planned.push(...settled);
    }
    return planned;
  },
  write: async (trx, context, rows) => {
    const written: PlannedRow[] = [];
    for (const { part, own } of partsOf(rows))
      written.push(...(await rulesOfPart[part].write(trx, withClasses(context), own)));
    return written;
  },
};

/** A set brings its classes along. */
function withClasses(context: KindContext): KindContext {
  return { ...context, options: { ...context.options, foundClasses: true } };
}

/** Rows of one kind that stand together. */
function partsOf(rows: readonly CheckedRow[]) {
  const parts: { part: ImportTableKind; own: CheckedRow[] }[] = [];
  for (const row of rows) {
    const part = importTableKinds.find((kind) => kind === row.values.part) ?? 'people';
    const last = parts.at(-1);
    if (last?.part === part) last.own.push(row);
    else parts.push({ part, own: [row] });
  }
  return parts;
}

/** A row that misses nothing but what comes with the set is new. */
function expectOthers(row: PlannedRow, seen: SeenKeys): PlannedRow {
  if (row.outcome !== 'refused') return row;
  const problems = row.problems.filter((problem) => !isComing(row, problem, seen));
  return isRefused(problems) ? { ...row, problems } : { ...row, problems, outcome: 'new' };
}

function isComing({ values }: PlannedRow, { code }: ImportRowProblem, seen: SeenKeys): boolean {
  const { teacher, parent, student } = userTypeCodes;
  if (code === 'teacher_unknown') return seen.has(personKey(teacher, values.externalId));
  if (code === 'parent_unknown') return seen.has(personKey(parent, values.parentExternalId));
  if (code === 'child_unknown') return seen.has(personKey(student, values.childExternalId));
  return code === 'class_unknown' && seen.has(classKey(values));
}

function noteComing(row: PlannedRow, part: ImportTableKind, seen: SeenKeys): void {
  const { values, number, outcome, problems } = row;
  if (outcome === 'refused') return;
  const isDisabled = problems.some(({ code }) => code === 'person_disabled');
  if (part === 'classes') seen.set(classKey(values), number);
  else if (part === 'people' && !isDisabled) seen.set(personKey(values.userType, values.externalId), number);
}

function personKey(userType: number | string | undefined, externalId: string | undefined): string {
  return `coming person\u0000${userType} ${externalId}`;
}

function classKey({ gradeName = '', className = '' }: PlannedRow['values']): string {
  return `coming class\u0000${gradeName}\u0000${className}`;
}
