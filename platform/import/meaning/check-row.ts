import {
  type ImportField,
  type ImportKind,
  type ImportMapping,
  type ImportRowProblem,
  importTableKinds,
  isImportField,
} from '#shared/contracts';
import type { TableRow } from '../reading/table-row.ts';
import { checkValue } from './check-value.ts';
import { rowProblem } from './problems.ts';

/** What a row says, by field; a field whose cell is empty is missing: nothing is erased by an empty cell. */
export type RowValues = Readonly<Partial<Record<ImportField, string>>>;

/** A row, read by the mapping and checked on its own. */
export interface CheckedRow {
  readonly number: number;
  readonly values: RowValues;
  readonly problems: readonly ImportRowProblem[];
}

/** Fields that no row of a kind may leave empty. */
export const requiredFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  people: ['realName'],
  classes: ['className'],
  teaching: ['className'],
  family: [],
  roster: ['part'],
};

/** Of each pair, a row needs one. */
export const keyFields: Readonly<Record<ImportKind, readonly (readonly [ImportField, ImportField])[]>> = {
  people: [['externalId', 'loginName']],
  classes: [],
  teaching: [['externalId', 'loginName']],
  family: [
    ['parentExternalId', 'parentLoginName'],
    ['childExternalId', 'childLoginName'],
  ],
  roster: [],
};

/** Reads a row by the mapping: words become values, and each cell is asked its rule. Undefined for a row without any used text. */
export function checkRow(
  kind: ImportKind,
  mapping: ImportMapping,
  { number, cells, marks }: TableRow,
): CheckedRow | undefined {
  const values: Partial<Record<ImportField, string>> = {};
  const problems: ImportRowProblem[] = [];
  for (const { column, field } of mapping) {
    const mark = marks?.[column];
    if (mark) problems.push(rowProblem(mark, field));
    const text = cells[column] ?? '';
    if (text === '') continue;
    const { value, problem } = checkValue(field, text);
    values[field] = value;
    if (problem && !mark) problems.push(problem);
  }
  if (Object.keys(values).length === 0 && problems.length === 0) return undefined;
  const row = kind === 'roster' ? readForeign({ number, values, problems }) : { number, values, problems };
  const missing = missingProblems(kindOf(kind, values), row.values, row.problems);
  return { ...row, problems: [...row.problems, ...missing] };
}

/** A set of files has rows of all kinds. */
function kindOf(kind: ImportKind, { part }: RowValues): ImportKind {
  return kind === 'roster' ? (importTableKinds.find((known) => known === part) ?? kind) : kind;
}

/**
 * What other systems have beside the portal. It makes a login name of its own where theirs is none here, such as an e-mail address.
 * Their roles beside pupils, teachers and parents make nobody.
 */
function readForeign({ number, values, problems }: CheckedRow): CheckedRow {
  const { loginName, ...others } = values;
  const isForeign = loginName !== undefined && problems.some(({ field }) => field === 'loginName');
  const left = isForeign ? problems.filter(({ field }) => field !== 'loginName') : problems;
  return {
    number,
    values: isForeign ? others : values,
    problems: left.map((problem) =>
      problem.code === 'user_type_unknown' ? { ...problem, code: 'role_not_imported' } : problem,
    ),
  };
}

/** Undefined where nothing is missing. What a cell has a problem with is not missed as well. */
function missingProblems(
  kind: ImportKind,
  values: RowValues,
  known: readonly ImportRowProblem[],
): ImportRowProblem[] {
  const isMissing = (field: ImportField): boolean =>
    values[field] === undefined && !known.some((problem) => problem.field === field);
  return [
    ...requiredFields[kind].filter(isMissing).map((field) => rowProblem('required', field)),
    ...keyFields[kind]
      .filter((pair) => pair.every(isMissing))
      .map(([field]) => rowProblem('key_missing', field)),
  ];
}

/** The values of a row that was kept. */
export function parseValues(text: string): RowValues {
  const entries = Object.entries(JSON.parse(text) as Record<string, string>);
  return Object.fromEntries(entries.filter(([field]) => isImportField(field)));
}
