import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { listOwnFiles, type OwnFiles } from '#platform/drive';
import type { BlobStore } from '#platform/storage';
import type { ZipItem } from '#platform/zip';
import { formatIndex, type ShownTable, styleSheet } from './format-index.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';
import { type Row, readRows, type Subject } from './read-rows.ts';

/** Rows of a table that the page shows; the others stand in its file. */
const shownRows = 50;

export interface ExportParts {
  readonly db: Kysely<Tables>;
  readonly blobs: Pick<BlobStore, 'read' | 'readInto'>;
  readonly subject: Subject & { readonly realName: string };
  readonly now: number;
}

/** The parts of an export one after the other: a file for each table that has rows, her files, and the page that shows it. */
export async function* writeParts({ db, blobs, subject, now }: ExportParts): AsyncGenerator<ZipItem> {
  const shown: ShownTable[] = [];
  for (const of of personalTables) {
    const rows = readRows(db, of, subject);
    const first = await rows.next();
    if (first.done) continue;
    const one: ShownTable = { of, path: pathOf(of), rows: [], count: 0 };
    yield textOf(one.path, writeJson(from(first.value, rows), one), now);
    shown.push(one);
  }
  const files = await listOwnFiles({ db, blobs }, subject);
  yield textOf('files.json', listingOf(files), now);
  yield* files.contents('files');
  yield textOf('style.css', [styleSheet], now);
  yield textOf('index.html', [formatIndex({ shown, subject, now, files })], now);
}

/** Two columns of one table may name a person. */
function pathOf({ table, column }: PersonalTable): string {
  const isTwice = personalTables.filter((other) => other.table === table).length > 1;
  return `data/${isTwice ? `${table}.${column}` : table}.json`;
}

async function* from(first: Row, rest: AsyncIterable<Row>): AsyncGenerator<Row> {
  yield first;
  yield* rest;
}

/** A list in JSON, row by row; notes what the page shows. */
async function* writeJson(rows: AsyncIterable<Row>, into: ShownTable): AsyncGenerator<string> {
  for await (const row of rows) {
    yield `${into.count === 0 ? '[' : ','}\n${JSON.stringify(row)}`;
    into.count += 1;
    if (into.count <= shownRows) into.rows.push(row);
  }
  yield '\n]\n';
}

async function* listingOf(files: OwnFiles): AsyncGenerator<string> {
  let isFirst = true;
  for await (const file of files.list()) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(file)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** A text that is made while it is sent. */
function textOf(path: string, text: Iterable<string> | AsyncIterable<string>, changedAt: number): ZipItem {
  const stream = Readable.from(text, { objectMode: false });
  return { path, changedAt, content: { stream, isStored: false } };
}
