import type { Archive } from './open-archive.ts';
import { parseXml } from './parse-xml.ts';

/** Formats that every workbook has, as days or times (ECMA-376 part 1, 18.8.30; the Chinese ones too). */
const builtIn: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Which styles of cells show a number as a day, by their number. */
export async function readDateStyles(archive: Archive, path: string): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  const ownFormats = new Map<string, string>();
  let isCellFormats = false;
  let at = 0;
  parseXml(await archive.readText(path), (name, { numFmtId = '', formatCode = '' }) => {
    if (name === 'numFmt') ownFormats.set(numFmtId, formatCode);
    else if (name === 'cellXfs') isCellFormats = true;
    else if (name === 'cellStyles' || name === 'dxfs') isCellFormats = false;
    else if (name === 'xf' && isCellFormats) {
      if (isDate(Number(numFmtId), ownFormats.get(numFmtId))) dates.add(at);
      at += 1;
    }
  });
  return dates;
}

function isDate(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.some(([from, to]) => id >= from && id <= to);
  // Without what is quoted, and colours and languages in brackets.
  return /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && !/general/i.test(code);
}
