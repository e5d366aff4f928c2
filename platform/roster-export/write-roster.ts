import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { isRosterPart, type RosterPart, rosterFiles, rosterHeaders } from '#platform/roster-format';
import { writeZip, type ZipItem } from '#platform/zip';
import type { PartCells } from './part-cells.ts';
import { rowsOfPart } from './part-rows.ts';
import { type ExportPlan, readPlan } from './read-plan.ts';

const pieceLength = 64 * 1024;

/** People, classes and teaching of a unit as an archive of OneRoster 1.2 CSV, written while it is sent. */
export async function writeRoster(db: Kysely<Tables>, unitId: string, now: number): Promise<Readable> {
  return writeZip(listFiles(db, await readPlan(db, unitId, now), now));
}

/** A file without rows is none. The manifest comes last, since it says which files there are. */
async function* listFiles(db: Kysely<Tables>, plan: ExportPlan, now: number): AsyncGenerator<ZipItem> {
  const written = new Set<string>();
  for (const part of Object.keys(rowsOfPart).filter(isRosterPart)) {
    const rows = toIterator(rowsOfPart[part](db, plan));
    const first = await rows.next();
    if (first.done) continue;
    written.add(part);
    const stream = Readable.from(toPieces(part, first.value, rows), { objectMode: false });
    yield { path: `${part}.csv`, changedAt: now, content: { stream, isStored: false } };
  }
  const manifest = Buffer.from(manifestLines(written).map(lineOf).join(''));
  const content = { stream: Readable.from([manifest]), size: manifest.length, isStored: false };
  yield { path: 'manifest.csv', changedAt: now, content };
}

async function* toIterator(rows: AsyncIterable<PartCells> | Iterable<PartCells>): AsyncGenerator<PartCells> {
  yield* rows;
}

async function* toPieces(
  part: RosterPart,
  first: PartCells,
  others: AsyncGenerator<PartCells>,
): AsyncGenerator<Buffer> {
  const columns: readonly string[] = rosterHeaders[part];
  const toLine = (cells: PartCells): string => lineOf(columns.map((column) => cells[column] ?? ''));
  let text = lineOf(columns) + toLine(first);
  for await (const cells of others) {
    text += toLine(cells);
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

function manifestLines(written: ReadonlySet<string>): string[][] {
  return [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...rosterFiles.map((name) => [`file.${name}`, written.has(name) ? 'bulk' : 'absent']),
    ['source.systemName', 'School portal'],
    ['source.systemCode', 'portal'],
  ];
}

/** RFC 4180. A cell is what it says: one that begins like a formula stays so, since systems read these files (ADR 132). */
function lineOf(cells: readonly string[]): string {
  const quoted = cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  return `${quoted.join(',')}\r\n`;
}
