import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createAuditWriter } from '#platform/identity';
import { writeRoster } from '#platform/roster-export';
import { findUnit } from './find-unit.ts';
import { openPortalDatabase } from './open-portal-database.ts';

const usage = 'Usage: npm run portal -- roster export --unit <name or id> --file <file>';

/**
 * `roster export`: writes the people and classes of a unit as an archive of OneRoster 1.2 CSV, which its owner alone may read.
 * @throws Error where an argument is missing, or the file is there already
 */
export async function runRoster(args: readonly string[]): Promise<string> {
  const { unit, file } = readOptions(args);
  const { database } = await openPortalDatabase();
  try {
    const unitId = await findUnit(database.db, unit);
    const now = Date.now();
    await pipeline(
      await writeRoster(database.db, unitId, now),
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    );
    const line = { event: 'roster_exported', detail: JSON.stringify({ unitId }) } as const;
    const request = { id: randomUUID(), ip: '', userAgent: 'npm run portal' };
    await createAuditWriter(Date.now)(database.db, line, request);
    return `Wrote ${file}`;
  } finally {
    await database.close();
  }
}

function readOptions([command, ...args]: readonly string[]): { unit: string; file: string } {
  const text = { type: 'string' } as const;
  try {
    const { unit, file } = parseArgs({ args, options: { unit: text, file: text } }).values;
    if (command === 'export' && unit && file) return { unit, file };
  } catch {
    // Arguments that nobody knows are answered as missing ones.
  }
  throw new Error(usage);
}
