import { importLimits } from '../../limits.ts';
import { FileProblem } from '../file-problem.ts';
import type { CellMark, TableRow } from '../table-row.ts';
import { parseReference } from './cell-reference.ts';
import { type CellContext, cellValue } from './cell-value.ts';
import type { MergedColumns } from './find-merges.ts';
import type { Archive } from './open-archive.ts';
import { createXmlParser, decodePart } from './parse-xml.ts';

export interface SheetContext extends CellContext {
  readonly mergedColumns: MergedColumns;
}

/** The rows of a sheet, while it is unpacked. @throws FileProblem */
export async function* readSheet(
  archive: Archive,
  path: string,
  context: SheetContext,
): AsyncGenerator<TableRow> {
  const rows: TableRow[] = [];
  const parser = createSheetParser(context, (row) => rows.push(row));
  for await (const piece of decodePart(await archive.open(path))) {
    parser.write(piece);
    yield* rows.splice(0);
  }
  parser.end();
  yield* rows;
}

function createSheetParser(context: SheetContext, onRow: (row: TableRow) => void) {
  let number = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let text = '';
  let hasFormula = false;
  let isValue = false;
  let cells: string[] = [];
  let marks: Record<number, CellMark> | undefined;

  const mark = (at: number, why: CellMark): void => {
    marks ??= {};
    marks[at] = why;
  };
  const beginCell = (reference: string): void => {
    column = parseReference(reference)?.column ?? column + 1;
    if (column >= importLimits.columns)
      throw new FileProblem('too_many_columns', { max: importLimits.columns });
    text = '';
    hasFormula = false;
  };
  const endCell = (): void => {
    const value = cellValue({ type, style, text, hasFormula }, context);
    while (cells.length < column) cells.push('');
    cells[column] = value.text;
    if (value.mark) mark(column, value.mark);
  };
  const endRow = (): void => {
    for (const merged of context.mergedColumns(number)) mark(merged, 'merged_cell');
    onRow(marks ? { number, cells, marks } : { number, cells });
  };
  return createXmlParser({
    onOpen: (name, attributes) => {
      if (name === 'row') {
        number = Number(attributes.r) || number + 1;
        column = -1;
        cells = [];
        marks = undefined;
      } else if (name === 'c') {
        type = attributes.t ?? 'n';
        style = Number(attributes.s ?? 0);
        beginCell(attributes.r ?? '');
      } else if (name === 'f') hasFormula = true;
      else if (name === 'v' || name === 't') isValue = true;
    },
    onText: (piece) => {
      if (isValue) text += piece;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') endCell();
      else if (name === 'row') endRow();
    },
  });
}
