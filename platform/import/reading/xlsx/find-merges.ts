import { importLimits } from '../../limits.ts';
import { FileProblem } from '../file-problem.ts';
import { parseReference } from './cell-reference.ts';
import type { Archive } from './open-archive.ts';
import { decodePart } from './parse-xml.ts';

interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Columns of a row that stand in an area of several rows or columns. */
export type MergedColumns = (row: number) => readonly number[];

const mergePattern = /<(?:\w+:)?mergeCell\b[^>]*?\bref="([^"]{1,40})"/g;
/** Longer than one such element. */
const overlap = 200;

/**
 * Unpacks a sheet once and finds its merged areas, which stand behind its rows. It holds a piece of the sheet at a time.
 * @throws FileProblem `file_too_large`, also where the archive lies about its size
 */
export async function findMerges(archive: Archive, path: string): Promise<MergedColumns> {
  if (archive.sizeOf(path) > importLimits.unpacked)
    throw new FileProblem('file_too_large', { max: importLimits.unpacked });
  const areas = new Map<string, Area>();
  let kept = '';
  for await (const piece of decodePart(await archive.open(path))) {
    const text = kept + piece;
    if (text.includes('ergeCell'))
      for (const [, reference = ''] of text.matchAll(mergePattern)) addArea(areas, reference);
    if (areas.size > importLimits.merges)
      throw new FileProblem('too_many_cells', { max: importLimits.merges });
    kept = text.slice(-overlap);
  }
  return byRow([...areas.values()]);
}

function addArea(areas: Map<string, Area>, reference: string): void {
  const [first = '', last = first] = reference.split(':');
  const from = parseReference(first);
  const to = parseReference(last);
  if (!from || !to) return;
  areas.set(reference, { top: from.row, bottom: to.row, left: from.column, right: to.column });
}

function byRow(areas: readonly Area[]): MergedColumns {
  const sorted = areas.toSorted((one, other) => one.top - other.top);
  let open: Area[] = [];
  let next = 0;
  // Rows come in their order.
  return (row) => {
    for (let area = sorted[next]; area && area.top <= row; area = sorted[next]) {
      open.push(area);
      next += 1;
    }
    if (open.length === 0) return [];
    open = open.filter(({ bottom }) => bottom >= row);
    return open.flatMap(({ left, right }) =>
      Array.from({ length: Math.min(right - left + 1, importLimits.columns) }, (_, at) => left + at),
    );
  };
}
