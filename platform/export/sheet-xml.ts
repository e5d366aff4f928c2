import { cellXml } from './cell-xml.ts';
import type { PlacedRow } from './place-rows.ts';

export interface SheetOptions {
  /** Rows of this sheet: what is above the table's own rows first. */
  readonly rows: Iterable<PlacedRow>;
  /** How many of them there are. */
  readonly rowCount: number;
  readonly headerRows: number;
  readonly widths: readonly number[];
}

/** Letters that leave together. */
const chunkLength = 64 * 1024;
const opening =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';

/** The part of a sheet, in pieces (ECMA-376 part 1, 18.3.1.99). */
export function* sheetXml({ rows, rowCount, headerRows, widths }: SheetOptions): Generator<string> {
  const letters = widths.map((_, column) => columnLetters(column));
  const merges: string[] = [];
  let text = opening + viewXml(headerRows) + columnsXml(widths);
  text += '<sheetData>';
  let number = 0;
  for (const { cells, isHeader } of rows) {
    number += 1;
    text += `<row r="${number}">`;
    for (const cell of cells) {
      text += cellXml(`${letters[cell.column]}${number}`, cell.text, isHeader);
      const last = Math.min(number + cell.rows - 1, rowCount);
      if (cell.columns > 1 || last > number)
        merges.push(`${letters[cell.column]}${number}:${letters[cell.column + cell.columns - 1]}${last}`);
    }
    text += '</row>';
    if (text.length < chunkLength) continue;
    yield text;
    text = '';
  }
  text += '</sheetData>';
  if (merges.length > 0) {
    text += `<mergeCells count="${merges.length}">`;
    for (const reference of merges) {
      text += `<mergeCell ref="${reference}"/>`;
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    text += '</mergeCells>';
  }
  yield `${text}</worksheet>`;
}

/** `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (column % 26));
}

/** The header stays in sight. */
function viewXml(headerRows: number): string {
  if (headerRows === 0) return '<sheetViews><sheetView workbookViewId="0"/></sheetViews>';
  const below = headerRows + 1;
  return `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRows}" topLeftCell="A${below}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A${below}" sqref="A${below}"/></sheetView></sheetViews>`;
}

function columnsXml(widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${columns.join('')}</cols>`;
}
