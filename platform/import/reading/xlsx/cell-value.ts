import type { CellMark } from '../table-row.ts';
import { cleanText } from './clean-text.ts';

/** A cell as the sheet has it. */
export interface SourceCell {
  /** `t`: what kind of value it is. */
  readonly type: string;
  readonly style: number;
  readonly text: string;
  readonly hasFormula: boolean;
}

export interface CellContext {
  readonly sharedTexts: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
}

export interface CellValue {
  readonly text: string;
  readonly mark?: CellMark;
}

/** Spreadsheets keep so many digits. */
const exactDigits = 15;

/** What a cell shows. Of a formula, the value that was computed last counts; nothing is computed here. */
export function cellValue({ type, style, text, hasFormula }: SourceCell, context: CellContext): CellValue {
  if (text === '') return hasFormula ? { text: '', mark: 'formula_without_value' } : { text: '' };
  if (type === 's') return { text: context.sharedTexts[Number(text)] ?? '' };
  if (type === 'inlineStr' || type === 'str') return { text: cleanText(text) };
  if (type === 'b') return { text: text === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'e') return { text, mark: 'cell_is_error' };
  if (type === 'd' || context.dateStyles.has(style)) return { text, mark: 'cell_is_date' };
  return numberValue(text.trim());
}

/** `1.38E10` is 13800000000: the file has all digits. Of more than 15 it has not. */
function numberValue(text: string): CellValue {
  if (/^-?\d{1,15}$/.test(text)) return { text };
  const number = Number(text);
  if (!Number.isFinite(number)) return { text };
  if (Math.abs(number) >= 10 ** exactDigits)
    return { text: BigInt(Math.round(number)).toString(), mark: 'digits_lost' };
  return { text: String(Number(number.toPrecision(exactDigits))) };
}
