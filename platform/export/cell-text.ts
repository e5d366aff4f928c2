import { exportLimits } from './export-limits.ts';

const ellipsis = '…';

/** The text as a cell may hold it: lines end with a line feed, and what is too long for Excel ends with an ellipsis. */
export function fitCellText(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  if (lines.length <= exportLimits.cellText) return lines;
  return `${lines
    .slice(0, exportLimits.cellText - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')}${ellipsis}`;
}
