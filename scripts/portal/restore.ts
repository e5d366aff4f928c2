import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type RestoreResult, restorePortal } from '#platform/backup';
import { createS3BlobStore } from '#platform/storage';
import { lockFolder } from '../../bff/folder-lock.ts';
import { createProgress } from './create-progress.ts';
import { findKeySecrets, readPortalEnvironment, requireOwnPlatform } from './read-portal-environment.ts';

const usage = 'Usage: npm run portal -- restore <file>';

/**
 * `restore`: a portal out of a backup, into an empty DATA_DIR and, with DATABASE_URL, an empty database.
 * @throws Error in one line
 */
export async function runRestore([file, ...more]: readonly string[]): Promise<string> {
  if (!file || more.length > 0) throw new Error(usage);
  const environment = readPortalEnvironment();
  requireOwnPlatform(environment);
  const { dataFolder, database, s3 } = environment.platform;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataFolder);
  try {
    const result = await restorePortal({
      archive: path.resolve(file),
      dataFolder,
      database,
      bucket: s3 && { name: s3.bucket, blobs: createS3BlobStore(s3) },
      readKeySecrets: () => findKeySecrets(environment),
      onStep: createProgress('Comparing all hashes of the backup …'),
    });
    return describeRestore(result).join('\n');
  } finally {
    unlock();
  }
}

function describeRestore({ manifest, parts, lostKeys, opensKeys }: RestoreResult): string[] {
  const { portal, createdAt } = manifest;
  const notes = [
    lostKeys.length > 0 && `${lostKeys.length} files are not in the bucket any more.`,
    !opensKeys &&
      'No key of this environment opens what the backup has sealed: set SESSION_KEYS and KEY_SECRETS as they were, before the first start.',
  ];
  return [
    `Restored ${parts} parts of the backup of ${createdAt}, portal ${portal}`,
    'Start the portal: it brings the database up to date. Everybody signs in anew.',
    ...notes.filter((note) => note !== false),
  ];
}
