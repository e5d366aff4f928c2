import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type RosterPart, rosterHeaders } from '#platform/roster-format';
import { importLimits } from '../../limits.ts';
import { FileProblem } from '../file-problem.ts';
import type { Archive } from '../xlsx/open-archive.ts';

/** A row of a file of the set. */
export interface PartRow {
  /** As in a spreadsheet, from 1. */
  readonly number: number;
  /** A cell by the name of its column; empty where there is none. */
  readonly get: (column: string) => string;
}

const maxRow = 1024 * 1024;
/** Rows of one file, such as enrolments: a pupil has one in each lesson of hers. */
const maxRows = importLimits.cells / 10;
const gone = new Set(['tobedeleted', 'inactive']);

/**
 * The rows of a file of the set that count: not those that are to be deleted. A file that is not there has none.
 * @throws FileProblem `roster_column_missing`, `encoding_unknown`, `file_broken`, `too_many_rows`
 */
export async function* readPart(archive: Archive, part: RosterPart): AsyncGenerator<PartRow> {
  const path = `${part}.csv`;
  if (!archive.has(path)) return;
  const parser = parse({ bom: true, relax_column_count: true, max_record_size: maxRow });
  pipeline(await archive.open(path), parser, () => undefined);
  let columns: ReadonlyMap<string, number> | undefined;
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > maxRows) throw new FileProblem('too_many_rows', { max: maxRows });
      if (!columns) columns = readHeader(part, cells);
      else yield* toRows(columns, number, cells);
    }
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('file_broken', { detail: error instanceof CsvError ? error.code : '' });
  }
}

/** What every row is known by. */
const needed = { roles: 'userSourcedId', enrollments: 'classSourcedId' } as const;

function readHeader(part: RosterPart, cells: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map(cells.map((name, at) => [name.trim(), at]));
  const known: readonly string[] = rosterHeaders[part];
  const key = part === 'roles' || part === 'enrollments' ? needed[part] : 'sourcedId';
  if (!columns.has(key)) throw new FileProblem('roster_column_missing', { name: `${part}.csv`, column: key });
  return new Map([...columns].filter(([name]) => known.includes(name)));
}

function* toRows(
  columns: ReadonlyMap<string, number>,
  number: number,
  cells: readonly string[],
): Generator<PartRow> {
  if (cells.length > importLimits.columns)
    throw new FileProblem('too_many_columns', { max: importLimits.columns });
  const get = (column: string): string => {
    const text = cells[columns.get(column) ?? -1] ?? '';
    // What no UTF-8 text has.
    if (text.includes('\ufffd')) throw new FileProblem('encoding_unknown');
    return text.trim().slice(0, importLimits.cellText);
  };
  if (gone.has(get('status').toLowerCase())) return;
  yield { number, get };
}
