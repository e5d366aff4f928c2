import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { exportLimits } from './export-limits.ts';
import type { TableSize } from './measure-table.ts';
import { type PlacedRow, placeRows } from './place-rows.ts';
import { sheetNames } from './sheet-names.ts';
import { sheetXml } from './sheet-xml.ts';
import type { SourceRow } from './source-row.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';

export interface WorkbookOptions {
  readonly title: string;
  readonly rows: Iterable<SourceRow>;
  /** What `measureTable` found about the same rows. */
  readonly size: TableSize;
  /** Default Excel's limit. */
  readonly rowsPerSheet?: number;
}

/** The quickest level: ten times smaller than the XML, and half the time of the default. */
const compressionLevel = 1;

/** The workbook as an .xlsx file, written while it is read. Rows beyond a sheet go on in the next one, below the same header. */
export function writeWorkbook(options: WorkbookOptions): Readable {
  const { title, size, rowsPerSheet = exportLimits.rowsPerSheet } = options;
  const counts = rowsOfSheets(size, rowsPerSheet);
  const rows = placeRows(options.rows)[Symbol.iterator]();
  const header: PlacedRow[] = [];
  const file = new ZipFile();
  // Its types say less than it is.
  const output = file.outputStream as PassThrough;
  file.on('error', (error) => output.destroy(error));
  for (const [path, xml] of workbookParts(sheetNames(title, counts.length)))
    file.addBuffer(Buffer.from(xml), path, { compressionLevel });
  counts.forEach((rowCount, at) => {
    const sheet = sheetXml({ ...size, rowCount, rows: rowsOfSheet(rows, rowCount, at > 0, header, size) });
    const stream = Readable.from(sheet, { objectMode: false, highWaterMark: 1 });
    stream.on('error', (error) => output.destroy(error));
    file.addReadStream(stream, sheetPath(at + 1), { compressionLevel });
  });
  file.end();
  return output;
}

/** Rows of each sheet, the header included that all but the first repeat. */
function rowsOfSheets({ rows, headerRows }: TableSize, rowsPerSheet: number): number[] {
  const counts = [Math.min(rows, rowsPerSheet)];
  for (let left = rows - rowsPerSheet; left > 0; left -= rowsPerSheet - headerRows)
    counts.push(Math.min(left + headerRows, rowsPerSheet));
  return counts;
}

function* rowsOfSheet(
  rows: Iterator<PlacedRow>,
  count: number,
  repeatsHeader: boolean,
  header: PlacedRow[],
  { headerRows }: TableSize,
): Generator<PlacedRow> {
  if (repeatsHeader) yield* header;
  for (let left = repeatsHeader ? count - headerRows : count; left > 0; left -= 1) {
    const { value, done } = rows.next();
    if (done) return;
    if (header.length < headerRows) header.push(value);
    yield value;
  }
}
