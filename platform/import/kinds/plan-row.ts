import type { ImportField, ImportRow, ImportRowProblem } from '#shared/contracts';
import type { CheckedRow, RowValues } from '../meaning/check-row.ts';
import { isRefused, rowProblem } from '../meaning/problems.ts';
import type { PlannedRow, SeenKeys } from './kind-rules.ts';

/** What a row comes to: refused, new where nothing is there yet, else changed or the same. */
export function planRow(
  { number, values }: CheckedRow,
  {
    targetId,
    isThere,
    changes,
    problems,
  }: Pick<PlannedRow, 'targetId' | 'changes' | 'problems'> & { isThere: boolean },
): PlannedRow {
  const row = { number, values, targetId, problems };
  if (isRefused(problems)) return { ...row, outcome: 'refused', changes: [] };
  if (!isThere) return { ...row, outcome: 'new', changes: [] };
  return { ...row, outcome: changes.length > 0 ? 'changed' : 'same', changes };
}

/** What the row says otherwise than it is. What it does not say stays. */
export function changesOf(
  before: RowValues,
  after: RowValues,
  fields: readonly ImportField[],
): ImportRow['changes'] {
  return fields.flatMap((field) => {
    const value = after[field];
    const old = before[field] ?? '';
    return value === undefined || value === old ? [] : [{ field, before: old, after: value }];
  });
}

/** Notes the keys of a row. @returns the problem of the second row that has one of them */
export function noteKeys(
  seen: SeenKeys | undefined,
  keys: readonly (readonly [field: ImportField, key: string | undefined])[],
  row: number,
): ImportRowProblem[] {
  if (!seen) return [];
  const problems: ImportRowProblem[] = [];
  for (const [field, key] of keys) {
    if (key === undefined) continue;
    const first = seen.get(`${field}\u0000${key}`);
    if (first === undefined) seen.set(`${field}\u0000${key}`, row);
    else if (problems.length === 0) problems.push(rowProblem('duplicate_key', field, { row: first }));
  }
  return problems;
}
