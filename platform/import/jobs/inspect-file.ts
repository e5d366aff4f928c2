import type { ImportEncoding, ImportFileProblem, ImportKind } from '#shared/contracts';
import { headRows } from '../limits.ts';
import { describeColumns, type FoundHeader, findHeader } from '../meaning/find-header.ts';
import { fileProblem } from '../meaning/problems.ts';
import { FileProblem } from '../reading/file-problem.ts';
import { readTable } from '../reading/read-table.ts';
import type { TableRow } from '../reading/table-row.ts';

export interface Inspection extends FoundHeader {
  readonly encoding: ImportEncoding | null;
  readonly problems: ImportFileProblem[];
  readonly isReadable: boolean;
}

export interface InspectOptions {
  readonly kind: ImportKind;
  readonly encoding?: ImportEncoding | undefined;
  /** Default: the one that is found. */
  readonly headerRow?: number | undefined;
}

/** Reads the first rows of a file and finds out what its columns are. What cannot be read is no error, but the finding. */
export async function inspectFile(
  readContent: () => Promise<Uint8Array>,
  { kind, encoding: wanted, headerRow }: InspectOptions,
): Promise<Inspection> {
  const none = { headerRow: 0, columns: [], mapping: [] };
  try {
    const { head, encoding } = await readHead(await readContent(), wanted, kind);
    const found = findHeader(kind, head);
    const isOther = headerRow !== undefined && headerRow !== found.headerRow;
    const header = isOther ? { headerRow, columns: describeColumns(head, headerRow), mapping: [] } : found;
    const problems = header.headerRow === 0 ? [fileProblem('no_header')] : [];
    return { ...header, encoding, problems, isReadable: true };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ...none, encoding: null, problems: [fileProblem(error.code, error.params)], isReadable: false };
  }
}

async function readHead(content: Uint8Array, wanted: ImportEncoding | undefined, kind: ImportKind) {
  const isRoster = kind === 'roster';
  let encoding: ImportEncoding | null = null;
  const onOpened = (found: ImportEncoding | null): void => {
    encoding = found;
  };
  let head: readonly TableRow[] = [];
  for await (const rows of readTable(content, { encoding: wanted, isRoster, batch: headRows, onOpened })) {
    head = rows;
    break;
  }
  return { head, encoding: encoding as ImportEncoding | null };
}
