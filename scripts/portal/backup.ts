import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BackupResult, backupPortal } from '#platform/backup';
import { createProgress } from './create-progress.ts';
import { endOnInterrupt } from './end-on-interrupt.ts';
import { formatBytes } from './format-bytes.ts';
import {
  findKeySecrets,
  type PortalEnvironment,
  readPortalEnvironment,
  requireOwnPlatform,
} from './read-portal-environment.ts';

const usage = 'Usage: npm run portal -- backup <file or folder>';
/** Lost contents that are named; the number says the rest. */
const namedKeys = 5;

/**
 * `backup`: an archive of everything that the portal needs, while it runs or not. A folder gets a file with the time in its name.
 * @throws Error in one line, and then there is no archive
 */
export async function runBackup([place, ...more]: readonly string[]): Promise<string> {
  if (!place || more.length > 0) throw new Error(usage);
  const environment = readPortalEnvironment();
  requireOwnPlatform(environment);
  const { dataFolder, database, s3 } = environment.platform;
  const target = toFile(path.resolve(place));
  const result = await backupPortal({
    target,
    dataFolder,
    database,
    s3,
    readKeySecrets: () => findKeySecrets(environment),
    version: readVersion(),
    onStep: createProgress('Copying the database …'),
    signal: endOnInterrupt(),
  });
  return describeBackup(target, result, environment).join('\n');
}

function toFile(place: string): string {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  const instant = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return isFolder ? path.join(place, `portal-${instant}Z.tar`) : place;
}

function readVersion(): string {
  const file = path.join(import.meta.dirname, '..', '..', 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

function describeBackup(
  target: string,
  { manifest, size, outsideKeys, lostKeys }: BackupResult,
  { bff }: PortalEnvironment,
): string[] {
  const { files, portal, migrations } = manifest;
  const notes = [
    files.store === 's3' &&
      `${outsideKeys} files stay in the bucket ${files.bucket}, which needs a backup of its own.`,
    (bff.sessionKeys.length > 0 || bff.keySecrets.length > 0) &&
      'SESSION_KEYS and KEY_SECRETS come from the environment and are not in it: keep them by themselves.',
    lostKeys.length > 0 &&
      `${lostKeys.length} files were lost before: ${lostKeys.slice(0, namedKeys).join(', ')}. The log of the portal has blob_damaged.`,
  ];
  return [
    `Backup   ${target} (${formatBytes(size)})`,
    `Portal   ${portal}, ${manifest.engine}, ${migrations.at(-1)}`,
    'Sessions are not in it: after a restore everybody signs in anew.',
    ...notes.filter((note) => note !== false),
  ];
}
