const delimiters = [',', ';', '\t'] as const;
const looked = 64 * 1024;

export interface Delimiter {
  readonly delimiter: string;
  /** UTF-16 units at the beginning that are no row: the line `sep=;` of Excel. */
  readonly skipped: number;
}

/** What stands between the cells: what the file says, else what stands most often in the first line outside of quotes. */
export function findDelimiter(text: string): Delimiter {
  const head = text.slice(0, looked);
  const said = /^sep=(.)\r?\n/.exec(head);
  if (said?.[1]) return { delimiter: said[1], skipped: said[0].length };
  const [line = ''] = head
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const counts = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return { delimiter: most?.delimiter ?? ',', skipped: 0 };
}
