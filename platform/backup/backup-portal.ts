import { rmSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseOptions } from '#platform/database';
import { type ArchiveWriter, createArchive } from './archive/write-archive.ts';
import { BackupError } from './backup-error.ts';
import type { OnStep } from './backup-step.ts';
import { collectFiles } from './collect-files.ts';
import { openDataFile } from './data-files.ts';
import { copyDatabase } from './database/copy-database.ts';
import type { DatabaseCopy } from './database/database-copy.ts';
import { createKeyFingerprints } from './key-fingerprints.ts';
import { createManifest, type Manifest } from './manifest.ts';
import { partNames } from './part-names.ts';
import { syncToDisk } from './sync-to-disk.ts';

export interface BackupOptions {
  /** Path of the archive, which must not exist; its folder must. */
  target: string;
  /** `DATA_DIR` of the portal. */
  dataFolder: string;
  database: DatabaseOptions;
  /** Where uploaded files are when they are not in the data folder. */
  s3: { endpoint: string; bucket: string } | undefined;
  /** What seals signing keys and faces, newest first; asked once the database is found. Their fingerprints go into the manifest, they themselves do not. */
  readKeySecrets: () => readonly string[];
  /** Version of the portal. */
  version: string;
  /** Default: nobody is told. */
  onStep?: OnStep;
  /** Ends the backup at once; nothing of it is left. */
  signal?: AbortSignal | undefined;
}

export interface BackupResult {
  manifest: Manifest;
  /** Bytes of the archive. */
  size: number;
  /** Contents in the bucket that the database names. */
  outsideKeys: number;
  /** Keys of contents that rows of the database name and the file store has lost. */
  lostKeys: readonly string[];
}

/**
 * Writes an archive of a portal that may run meanwhile. It has its name only when it is whole and on the disk.
 * @throws BackupError in one line; Error of the file system
 */
export async function backupPortal(options: BackupOptions): Promise<BackupResult> {
  const { target, signal } = options;
  if (await stat(target).catch(() => undefined)) throw new BackupError(`${target} is there already`);
  const folder = await mkdtemp(join(dirname(target), '.portal-backup-')).catch(refuseFolder);
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  signal?.addEventListener('abort', clear, { once: true });
  try {
    const draft = join(folder, 'archive.tar');
    const archive = await createArchive(draft);
    const result = await writeArchive(options, folder, archive).finally(archive.close);
    const { size } = await stat(draft);
    await rename(draft, target);
    await syncToDisk(dirname(target));
    return { ...result, size };
  } finally {
    signal?.removeEventListener('abort', clear);
    await rm(folder, { recursive: true, force: true });
  }
}

function refuseFolder(error: NodeJS.ErrnoException): never {
  throw new BackupError(`The backup cannot be written there: ${error.message}`, { cause: error });
}

/**
 * The database first, then the files: a content is written before the row that names it, so each row of the copy finds its
 * content. Contents that went in between make `collectFiles` copy the database once more, and the last copy goes in.
 */
async function writeArchive(
  options: BackupOptions,
  folder: string,
  archive: ArchiveWriter,
): Promise<Omit<BackupResult, 'size'>> {
  const { dataFolder, database, s3, signal, onStep = () => undefined } = options;
  const copy = async (): Promise<DatabaseCopy> => {
    const copied = await copyDatabase(database, folder, signal);
    onStep({ step: 'database-copied' });
    return copied;
  };
  const first = await copy();
  const manifest = describeBackup(options, first);
  await archive.addText(partNames.manifest, `${JSON.stringify(manifest, undefined, 2)}\n`);
  const collected = await collectFiles({
    archive,
    dataFolder,
    first,
    copy,
    isInBucket: s3 !== undefined,
    onStep,
  });
  const { last, outsideKeys, lostKeys } = collected;
  if (last.migrations.join() !== manifest.migrations.join())
    throw new BackupError('The portal was upgraded during the backup: start it again');
  if (outsideKeys.length > 0)
    await archive.addText(partNames.outsideKeys, outsideKeys.map((key) => `${key}\n`).join(''));
  await addCopy(archive, last.file, database.engine, onStep);
  await archive.finish();
  return { manifest, outsideKeys: outsideKeys.length, lostKeys };
}

function describeBackup(
  { database: { engine }, s3, readKeySecrets, version }: BackupOptions,
  { migrations, postgres }: DatabaseCopy,
): Manifest {
  return createManifest({
    portal: version,
    createdAt: new Date().toISOString(),
    engine,
    ...postgres,
    migrations: [...migrations],
    files: s3 ? { store: 's3', endpoint: s3.endpoint, bucket: s3.bucket } : { store: 'folder' },
    keyFingerprints: createKeyFingerprints(readKeySecrets()),
  });
}

async function addCopy(
  archive: ArchiveWriter,
  path: string,
  engine: Manifest['engine'],
  onStep: OnStep,
): Promise<void> {
  const file = await openDataFile(path);
  if (!file) throw new BackupError('The copy of the database went away during the backup');
  try {
    await archive.add(partNames[engine], file.size, file.read());
    onStep({ step: 'part', name: partNames[engine], bytes: file.size });
  } finally {
    await file.close();
  }
}
