import { printInFrame } from './print-in-frame.ts';

/** A table as text; the language of the page. */
export interface PrintedTable {
  /** Stands above it and names the sheet. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Prints a table that the page need not show: all rows of a list, below its title, with the head on each sheet. */
export function printTable({ title, head, rows }: PrintedTable): Promise<void> {
  return printInFrame(title, (main) => {
    const page = main.ownerDocument;
    const heading = page.createElement('h1');
    heading.className = 'print-title';
    heading.textContent = title;
    const table = page.createElement('table');
    table.className = 'print-table';
    const headRow = table.createTHead().insertRow();
    for (const label of head) {
      const cell = page.createElement('th');
      cell.scope = 'col';
      cell.textContent = label;
      headRow.append(cell);
    }
    const body = table.createTBody();
    for (const row of rows) {
      const line = body.insertRow();
      for (const value of row) line.insertCell().textContent = String(value ?? '');
    }
    main.append(heading, table);
  });
}
