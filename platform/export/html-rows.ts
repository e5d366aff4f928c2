import { Parser } from 'htmlparser2';
import { fitCellText } from './cell-text.ts';
import { exportLimits } from './export-limits.ts';
import { TableRefusal } from './refusal.ts';
import type { SourceCell, SourceRow } from './source-row.ts';

const sections: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);
const invisible: ReadonlySet<string> = new Set(['script', 'style', 'template']);
const lineBreaks: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li', 'tr', 'table']);
/** Longer texts are cut anyway; markup between the words may still go. */
const keptText = exportLimits.cellText * 2;

interface OpenCell {
  text: string;
  isHeader: boolean;
  colspan: number;
  rowspan: number;
}

/** Reads the rows of the tables in a piece of HTML. A table inside a cell is text of that cell. @throws TableRefusal */
export function* readHtmlRows(chunks: Iterable<Uint8Array>): Generator<SourceRow> {
  const collector = new RowCollector();
  const parser = new Parser(
    {
      onopentagname: (name) => collector.open(name),
      onattribute: (name, value) => collector.attribute(name, value),
      ontext: (text) => collector.text(text),
      onclosetag: (name) => collector.close(name),
    },
    { decodeEntities: true },
  );
  const decoder = new TextDecoder();
  for (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* collector.take();
  }
  parser.end(decoder.decode());
  collector.endRow();
  yield* collector.take();
}

/** Puts the events of the parser together to rows. */
class RowCollector {
  #rows: SourceRow[] = [];
  #row: SourceCell[] | undefined;
  #hasDataCell = false;
  #cell: OpenCell | undefined;
  /** Attributes belong to the cell only until its open tag ends. */
  #isInCellTag = false;
  #isInHead = false;
  #startsTable = true;
  #depth = 0;
  #tables = 0;
  #hidden = 0;

  take(): SourceRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string): void {
    this.#isInCellTag = false;
    this.#depth += 1;
    if (this.#depth > exportLimits.depth) throw new TableRefusal('too_deep');
    if (invisible.has(name)) this.#hidden += 1;
    if (name === 'table') this.#tables += 1;
    if (this.#tables > 1) this.#addBreak(name);
    else if (sections.has(name)) this.#openSection(name);
    else if (name === 'tr') this.#openRow();
    else if (name === 'td' || name === 'th') this.#openCell(name === 'th');
    else this.#addBreak(name);
  }

  attribute(name: string, value: string): void {
    if (!this.#isInCellTag || !this.#cell) return;
    if (name === 'colspan') this.#cell.colspan = spanOf(value, exportLimits.colspan);
    if (name === 'rowspan') this.#cell.rowspan = spanOf(value, exportLimits.rowspan);
  }

  text(text: string): void {
    this.#isInCellTag = false;
    if (!this.#cell || this.#hidden > 0 || this.#cell.text.length > keptText) return;
    this.#cell.text += text.replace(/[\s\u00a0]+/g, ' ');
  }

  close(name: string): void {
    this.#isInCellTag = false;
    this.#depth -= 1;
    if (invisible.has(name)) this.#hidden -= 1;
    if (this.#tables > 1) {
      if (name === 'td' || name === 'th') this.text(' ');
      else this.#addBreak(name);
    } else if (name === 'td' || name === 'th') this.#endCell();
    else if (name === 'tr' || name === 'table') this.endRow();
    else if (sections.has(name)) this.#openSection('');
    else if (name !== 'br') this.#addBreak(name);
    if (name !== 'table') return;
    this.#tables -= 1;
    if (this.#tables === 0) this.#startsTable = true;
  }

  endRow(): void {
    this.#endCell();
    const cells = this.#row;
    this.#row = undefined;
    if (!cells) return;
    const isHeader = this.#isInHead || (cells.length > 0 && !this.#hasDataCell);
    this.#rows.push({ cells, isHeader, startsTable: this.#startsTable });
    this.#startsTable = false;
  }

  #openSection(name: string): void {
    this.endRow();
    this.#isInHead = name === 'thead';
  }

  #openRow(): void {
    this.endRow();
    this.#row = [];
    this.#hasDataCell = false;
  }

  #openCell(isHeader: boolean): void {
    this.#endCell();
    if (!this.#row) this.#openRow();
    this.#cell = { text: '', isHeader, colspan: 1, rowspan: 1 };
    this.#isInCellTag = true;
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (!cell) return;
    if (!cell.isHeader) this.#hasDataCell = true;
    this.#row?.push({ text: readable(cell.text), colspan: cell.colspan, rowspan: cell.rowspan });
  }

  #addBreak(name: string): void {
    if (this.#cell && lineBreaks.has(name)) this.#cell.text += '\n';
  }
}

/** One space between words, no empty lines. */
function readable(text: string): string {
  const trimmed = text.trim();
  if (!/ {2}|\n/.test(trimmed)) return fitCellText(trimmed);
  return fitCellText(trimmed.replace(/ {2,}/g, ' ').replace(/ ?\n[ \n]*/g, '\n'));
}

function spanOf(value: string, max: number): number {
  const span = Number.parseInt(value, 10);
  return Number.isFinite(span) ? Math.min(Math.max(span, 1), max) : 1;
}
