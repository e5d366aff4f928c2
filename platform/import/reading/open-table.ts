import type { ImportEncoding } from '#shared/contracts';
import { FileProblem } from './file-problem.ts';
import type { TableRow } from './table-row.ts';
import { findEncoding } from './text/find-encoding.ts';
import { readText } from './text/read-text.ts';
import { openWorkbook } from './xlsx/open-workbook.ts';

/** A file, opened: its rows come one after the other. */
export interface OpenTable {
  /** Null for a workbook. */
  readonly encoding: ImportEncoding | null;
  readonly rows: AsyncIterable<TableRow>;
}

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
/** Compound files of Windows: workbooks up to 2003, and newer ones with a password. */
const compoundStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/** Opens a workbook or a text by what its bytes are; the name of a file says nothing. @throws FileProblem */
export async function openTable(content: Buffer, encoding?: ImportEncoding): Promise<OpenTable> {
  if (content.length === 0) throw new FileProblem('file_empty');
  if (content.subarray(0, compoundStart.length).equals(compoundStart))
    throw new FileProblem(content.includes(encryptedPart) ? 'file_protected' : 'file_old');
  if (content.subarray(0, zipStart.length).equals(zipStart))
    return { encoding: null, rows: await openWorkbook(content) };
  const found = encoding ?? findEncoding(content);
  return { encoding: found, rows: readText(content, found) };
}
