import { parse } from 'csv-parse/sync';
import { isRosterPart } from '#platform/roster-format';
import { importLimits } from '../../limits.ts';
import { FileProblem } from '../file-problem.ts';
import type { Archive } from '../xlsx/open-archive.ts';

const manifest = 'manifest.csv';

/**
 * A set of OneRoster 1.2 says so in its manifest, which stands beside the files. Each file that counts has all rows.
 * @throws FileProblem `roster_unknown`, `roster_version`, `roster_delta`, `roster_file_missing`, `file_too_large`
 */
export async function checkManifest(archive: Archive): Promise<void> {
  if (!archive.has(manifest)) throw new FileProblem('roster_unknown');
  const said = new Map(readLines(await archive.readText(manifest)));
  const version = said.get('oneroster.version') ?? '';
  if (version !== '1.2') throw new FileProblem('roster_version', { version: version.slice(0, 20) });
  let unpacked = 0;
  for (const [property, mode] of said) {
    const [, name = ''] = /^file\.(\w+)$/.exec(property) ?? [];
    if (!isRosterPart(name) || mode === 'absent') continue;
    const path = `${name}.csv`;
    if (mode !== 'bulk') throw new FileProblem('roster_delta', { name: path });
    if (!archive.has(path)) throw new FileProblem('roster_file_missing', { name: path });
    unpacked += archive.sizeOf(path);
  }
  for (const path of ['users.csv', 'roles.csv'])
    if (!archive.has(path)) throw new FileProblem('roster_file_missing', { name: path });
  if (unpacked > importLimits.unpacked)
    throw new FileProblem('file_too_large', { max: importLimits.unpacked });
}

function readLines(text: string): [string, string][] {
  try {
    const rows: string[][] = parse(text, { bom: true, relax_column_count: true });
    return rows.map(([name = '', value = '']) => [name.trim(), value.trim()]);
  } catch {
    throw new FileProblem('roster_unknown');
  }
}
