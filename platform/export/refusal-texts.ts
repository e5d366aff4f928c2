import { DomainError } from '#shared/contracts';
import type { RefusalReason } from './refusal.ts';

const unclear =
  '请指定要导出的表格，或正确使用导出方法|||Please specify the table to export, or use the export method correctly';
const tooLarge =
  '表格过大，无法导出，请缩小范围后再试|||The table is too large to export. Please narrow it down and try again';

const texts: Readonly<Record<RefusalReason, string>> = {
  no_table: unclear,
  bad_table: unclear,
  too_deep: unclear,
  too_many_cells: tooLarge,
  too_many_merges: tooLarge,
  too_many_columns:
    '表格超过 16,384 列，无法导出|||The table has more than 16,384 columns and cannot be exported',
};

/** The refusal as users read it. */
export function createRefusal(reason: RefusalReason): DomainError {
  return new DomainError('invalid_input', { message: texts[reason], detail: reason });
}

/** The request has more bytes than an export may have. */
export function createSizeRefusal(): DomainError {
  return new DomainError('body_too_large', { message: tooLarge });
}
