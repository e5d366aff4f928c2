import { exportLimits } from './export-limits.ts';

const fallback = 'Sheet1';
// biome-ignore lint/suspicious/noControlCharactersInRegex: no name may have them
const forbidden = /[[\]:*?/\\\u0000-\u001f]+/g;

/** Names of the sheets of a table that needs `count` of them, by Excel's rules: 31 characters, none of `[]:*?/\`, no quote at an end. */
export function sheetNames(title: string, count: number): string[] {
  const base = nameOf(title);
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return base;
    const mark = ` (${at + 1})`;
    return cut(base, exportLimits.sheetName - mark.length) + mark;
  });
}

function nameOf(title: string): string {
  const clean = title.toWellFormed().replace(forbidden, ' ').replace(/\s+/g, ' ');
  const name = cut(clean.replace(/^[' ]+/, ''), exportLimits.sheetName).replace(/[' ]+$/, '');
  // Excel keeps this name for itself.
  return name === '' || name.toLowerCase() === 'history' ? fallback : name;
}

/** Without half of a character at the end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
