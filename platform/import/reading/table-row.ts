/** Why the text of a cell is not what somebody typed. */
export type CellMark =
  | 'digits_lost'
  | 'cell_is_date'
  | 'formula_without_value'
  | 'cell_is_error'
  | 'merged_cell';

/** A row of a file that has any text. */
export interface TableRow {
  /** As in the spreadsheet, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** By column, from 0. */
  readonly marks?: Readonly<Record<number, CellMark>>;
}
