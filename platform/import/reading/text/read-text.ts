import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ImportEncoding } from '#shared/contracts';
import { importLimits } from '../../limits.ts';
import { FileProblem } from '../file-problem.ts';
import type { CellMark, TableRow } from '../table-row.ts';
import { findDelimiter } from './find-delimiter.ts';

const pieceLength = 256 * 1024;
/** Bytes of one row: an opening quote without its end would take the whole file for one. */
const maxRow = 1024 * 1024;
/** What Excel writes for a long number that somebody saved as CSV: most of its digits are lost. */
const shortened = /^\d(?:\.\d+)?E\+\d+$/i;
/** How programs make Excel keep zeros in front: `="007"`. The text counts, nothing is computed. */
const quotedFormula = /^="([^"]*)"$/;

/** The rows of a text with delimiters (RFC 4180, and what spreadsheets make of it). @throws FileProblem */
export async function* readText(content: Uint8Array, encoding: ImportEncoding): AsyncGenerator<TableRow> {
  const pieces = decode(content, encoding);
  const first = pieces.next();
  const head = first.done ? '' : first.value;
  const { delimiter, skipped } = findDelimiter(head);
  const source = Readable.from(join(head.slice(skipped), pieces));
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRow,
  });
  // What goes wrong with the source comes out of the parser.
  pipeline(source, parser, () => undefined);
  let number = skipped > 0 ? 1 : 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      yield toRow(number, cells);
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileProblem('file_broken') : error;
  }
}

function* join(head: string, rest: Iterable<string>): Generator<string> {
  if (head !== '') yield head;
  yield* rest;
}

/** @throws FileProblem `encoding_unknown` where the bytes are not of this encoding */
function* decode(content: Uint8Array, encoding: ImportEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < content.length; at += pieceLength) {
      const text = decoder.decode(content.subarray(at, at + pieceLength), { stream: true });
      if (text !== '') yield text;
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new FileProblem('encoding_unknown') : error;
  }
}

function toRow(number: number, given: readonly string[]): TableRow {
  let marks: Record<number, CellMark> | undefined;
  const cells = given.map((cell, column) => {
    const text = cell.trim().slice(0, importLimits.cellText);
    if (shortened.test(text)) {
      marks ??= {};
      marks[column] = 'digits_lost';
    }
    return quotedFormula.exec(text)?.[1] ?? text;
  });
  return marks ? { number, cells, marks } : { number, cells };
}
