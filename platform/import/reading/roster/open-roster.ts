import type { ImportField } from '#shared/contracts';
import { FileProblem } from '../file-problem.ts';
import type { OpenTable } from '../open-table.ts';
import type { TableRow } from '../table-row.ts';
import { openArchive } from '../xlsx/open-archive.ts';
import { checkManifest } from './check-manifest.ts';
import { listRosterRows } from './list-rows.ts';
import type { RosterValues } from './roster-values.ts';

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');

/** The columns, as the words of headers know them. */
const fields = [
  ...([
    'part',
    'source',
    'externalId',
    'loginName',
    'realName',
    'userType',
    'sex',
    'phone',
    'email',
  ] as const),
  ...([
    'gradeName',
    'className',
    'unitName',
    'subject',
    'isHead',
    'parentExternalId',
    'childExternalId',
  ] as const),
] as const satisfies readonly ImportField[];

/**
 * Opens a set of files of OneRoster 1.2 as one table: classes first, then people, teaching and family links. Each row says in `source` where it
 * stands. The first row names the columns.
 * @throws FileProblem
 */
export async function openRoster(content: Buffer): Promise<OpenTable> {
  if (!content.subarray(0, zipStart.length).equals(zipStart)) throw new FileProblem('roster_unknown');
  const archive = await openArchive(content);
  await checkManifest(archive);
  return { encoding: null, rows: toTable(listRosterRows(archive)) };
}

async function* toTable(rows: AsyncIterable<RosterValues>): AsyncGenerator<TableRow> {
  let number = 1;
  yield { number, cells: [...fields] };
  for await (const values of rows) {
    number += 1;
    yield { number, cells: fields.map((field) => values[field] ?? '') };
  }
}
