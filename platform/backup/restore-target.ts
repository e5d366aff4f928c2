import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseOptions } from '#platform/database';
import { keepFolderPrivate, unfinishedRestoreFile } from '#shared/data-folder';
import { BackupError } from './backup-error.ts';
import { clearPostgres, endPostgresRestore, requireEmptyPostgres } from './database/restore-postgres.ts';
import type { Manifest } from './manifest.ts';
import { keptEntries } from './part-names.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** The mark before it has its name. */
const restoreDraft = '.unfinished-restore';
/** What may lie in an empty data folder: what file systems make, and what the command itself makes first. */
const ignored = new Set(['lost+found', 'portal.lock', 'portal.lock-journal', restoreDraft]);
const sqliteFiles = ['platform.db', 'platform.db-wal', 'platform.db-shm'];
/** What a restore writes into a data folder. */
const restoredEntries: readonly string[] = [...keptEntries, ...sqliteFiles];

/** Where a backup goes. */
export interface RestoreTarget {
  dataFolder: string;
  database: DatabaseOptions;
}

/** What a restore finds. */
export interface TargetState {
  /** Of which backup all parts are there already, so that only the marks are left: what its manifest has as `createdAt`. */
  placed: string | undefined;
}

/**
 * A restore replaces nothing: the target has to be empty, or hold what a restore before has left half done.
 * @throws BackupError
 */
export async function inspectTarget({ dataFolder, database }: RestoreTarget): Promise<TargetState> {
  const names = (await readdir(dataFolder).catch(noneWhereMissing)).filter((name) => !ignored.has(name));
  const isUnfinished = names.includes(unfinishedRestoreFile);
  const stranger = names.find(
    (name) => name !== unfinishedRestoreFile && !(isUnfinished && restoredEntries.includes(name)),
  );
  if (stranger !== undefined)
    throw new BackupError(`${dataFolder} is not empty, it has ${stranger}: restore into an empty DATA_DIR`);
  const text = isUnfinished ? await readFile(join(dataFolder, unfinishedRestoreFile), 'utf8') : '';
  const [, placed] = /^placed (\S+)/.exec(text) ?? [];
  if (placed === undefined && database.engine === 'postgres') await requireEmptyPostgres(database);
  return { placed };
}

/** From here on no portal starts on the target. What a restore before has left there goes. */
export async function beginRestore(
  { dataFolder, database }: RestoreTarget,
  manifest: Manifest,
): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  keepFolderPrivate(dataFolder);
  await writeMark(dataFolder, `begun ${manifest.createdAt}\n`);
  for (const name of restoredEntries) await rm(join(dataFolder, name), { recursive: true, force: true });
  if (database.engine === 'postgres') await clearPostgres(database, manifest);
}

/** The target is a portal now. Who is killed in here ends the rest with a second try. */
export async function endRestore({ dataFolder, database }: RestoreTarget, manifest: Manifest): Promise<void> {
  await writeMark(dataFolder, `placed ${manifest.createdAt}\n`);
  if (database.engine === 'postgres') await endPostgresRestore(database);
  await rm(join(dataFolder, unfinishedRestoreFile));
  await syncToDisk(dataFolder);
}

/** Seen whole or not at all. */
async function writeMark(dataFolder: string, text: string): Promise<void> {
  const draft = join(dataFolder, restoreDraft);
  await writeFile(draft, text, { mode: 0o600 });
  await syncToDisk(draft);
  await rename(draft, join(dataFolder, unfinishedRestoreFile));
  await syncToDisk(dataFolder);
}

function noneWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw new BackupError(`DATA_DIR cannot be used: ${error.message}`, { cause: error });
}
