import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrationNames } from '#platform/database';
import type { BlobStore } from '#platform/storage';
import { readArchive } from './archive/read-archive.ts';
import { type VerifiedArchive, verifyArchive } from './archive/verify-archive.ts';
import { BackupError } from './backup-error.ts';
import type { OnStep } from './backup-step.ts';
import { requireRestoreTool, restorePostgres } from './database/restore-postgres.ts';
import { createKeyFingerprints } from './key-fingerprints.ts';
import type { Manifest } from './manifest.ts';
import { findDataPath, partNames } from './part-names.ts';
import { beginRestore, endRestore, inspectTarget, type RestoreTarget } from './restore-target.ts';
import { syncToDisk } from './sync-to-disk.ts';

export interface RestoreOptions extends RestoreTarget {
  archive: string;
  /** The bucket that the portal here uses; undefined: its data folder. */
  bucket: { name: string; blobs: Pick<BlobStore, 'list'> } | undefined;
  /** What seals keys here once the data folder is restored, newest first. */
  readKeySecrets: () => readonly string[];
  /** Default: nobody is told. */
  onStep?: OnStep;
}

export interface RestoreResult {
  manifest: Manifest;
  /** Parts that were restored. */
  parts: number;
  /** Contents that the database names and that the bucket does not have. */
  lostKeys: readonly string[];
  /** Whether a secret here opens what the backup has sealed; else signing keys and faces are lost. */
  opensKeys: boolean;
}

/**
 * Restores a backup into an empty data folder and an empty database. Every hash is compared before anything is written. Until
 * the end the target says that it is half restored: no portal starts on it, and a second try begins anew.
 * @throws BackupError in one line; Error of the file system
 */
export async function restorePortal(options: RestoreOptions): Promise<RestoreResult> {
  const { archive, onStep = () => undefined } = options;
  const { placed } = await inspectTarget(options);
  const verified = await verifyArchive(archive, (manifest) => requireFitting(manifest, options));
  const { manifest, checksums, outsideKeys } = verified;
  onStep({ step: 'verified', parts: checksums.size });
  if (manifest.engine === 'postgres') await requireRestoreTool(manifest);
  const lostKeys = await findLostKeys(options.bucket, outsideKeys);
  if (placed === undefined) {
    await beginRestore(options, manifest);
    onStep({ step: 'begun' });
    await placeParts(options, verified, onStep);
    onStep({ step: 'placed' });
  } else requireSameBackup(placed, manifest);
  await endRestore(options, manifest);
  const secrets = new Set(createKeyFingerprints(options.readKeySecrets()));
  const opensKeys = manifest.keyFingerprints.some((fingerprint) => secrets.has(fingerprint));
  return { manifest, parts: checksums.size, lostKeys, opensKeys };
}

/** A restore that was ended in its last moment. */
function requireSameBackup(placed: string, { createdAt }: Manifest): void {
  if (placed === createdAt) return;
  throw new BackupError(
    `The backup of ${placed} is there but for its last step: restore that one again, or empty the target`,
  );
}

function requireFitting(manifest: Manifest, { database, bucket }: RestoreOptions): void {
  const { engine, files, portal } = manifest;
  const unknown = manifest.migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new BackupError(
      `The backup is of a newer portal, ${portal}: it has the migration ${unknown}. Install that version first`,
    );
  if (engine !== database.engine)
    throw new BackupError(
      engine === 'sqlite'
        ? 'The backup is of SQLite: restore it without DATABASE_URL'
        : 'The backup is of PostgreSQL: set DATABASE_URL to an empty database',
    );
  if (files.store === 's3' && !bucket)
    throw new BackupError(
      `The files of the backup are in the bucket ${files.bucket}: set the S3_ variables for it`,
    );
  if (files.store === 'folder' && bucket)
    throw new BackupError(
      'The files of the backup belong into DATA_DIR: restore it without the S3_ variables',
    );
}

async function findLostKeys(
  bucket: RestoreOptions['bucket'],
  keys: readonly string[],
): Promise<readonly string[]> {
  if (!bucket || keys.length === 0) return [];
  const lost = new Set(keys);
  for await (const { key } of bucket.blobs.list('')) lost.delete(key);
  return [...lost];
}

async function placeParts(
  { archive, dataFolder, database }: RestoreOptions,
  { manifest, checksums }: VerifiedArchive,
  onStep: OnStep,
): Promise<void> {
  const folders = new Set([dataFolder]);
  const toFile = async (path: string, body: AsyncIterable<Uint8Array>): Promise<void> => {
    for (const folder of await writeFile(path, body)) folders.add(folder);
  };
  for await (const { name, body } of readArchive(archive)) {
    const counted = createCountedBody(name, body, checksums.get(name));
    const path = name === partNames.sqlite ? 'platform.db' : findDataPath(name);
    if (path !== undefined) await toFile(join(dataFolder, path), counted.pieces);
    else if (name === partNames.postgres && database.engine === 'postgres')
      await restorePostgres(database, manifest, counted.pieces);
    else for await (const _ of body);
    if (path !== undefined || name === partNames.postgres)
      onStep({ step: 'part', name, bytes: counted.bytes() });
  }
  for (const folder of folders) await syncToDisk(folder);
}

/** The archive may have changed since it was verified. */
function createCountedBody(name: string, body: AsyncIterable<Uint8Array>, expected: string | undefined) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const piece of body) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
    if (hash.digest('hex') !== expected)
      throw new BackupError(`The backup changed while it was restored: ${name} is not what it was`);
  }
  return { pieces: read(), bytes: () => bytes };
}

/** @returns the folders whose names changed */
async function writeFile(path: string, body: AsyncIterable<Uint8Array>): Promise<string[]> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
  const changed = [folder];
  for (let at = folder; made !== undefined && at.length >= made.length; at = dirname(at))
    changed.push(dirname(at));
  return changed;
}
