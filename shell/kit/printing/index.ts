/** Parts of a page, and lists, on paper. */
export { PrintButton, type PrintButtonProps } from './print-button.tsx';
export { printElement } from './print-element.ts';
export { type PrintedTable, printTable } from './print-table.ts';
