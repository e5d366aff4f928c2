import {
  type FileProblemCode,
  type ImportField,
  type ImportFileProblem,
  type ImportRowProblem,
  importWarningCodes,
  type RowProblemCode,
} from '#shared/contracts';

type Params = Readonly<Record<string, string | number>>;

export function rowProblem(
  code: RowProblemCode,
  field: ImportField | null = null,
  params: Params = {},
): ImportRowProblem {
  return { code, field, params: { ...params }, isWarning: importWarningCodes.includes(code) };
}

export function fileProblem(code: FileProblemCode, params: Params = {}): ImportFileProblem {
  return { code, params: { ...params }, isWarning: importWarningCodes.includes(code) };
}

/** Whether a row is refused. */
export function isRefused(problems: readonly ImportRowProblem[]): boolean {
  return problems.some(({ isWarning }) => !isWarning);
}
