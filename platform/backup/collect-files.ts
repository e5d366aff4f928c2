import { join } from 'node:path';
import type { ArchiveWriter } from './archive/write-archive.ts';
import { BackupError } from './backup-error.ts';
import type { OnStep } from './backup-step.ts';
import { listDataFiles, openDataFile } from './data-files.ts';
import type { DatabaseCopy } from './database/database-copy.ts';
import { toBlobPartName, toPartName } from './part-names.ts';

/** Each further round takes moments only, as what was taken once is not taken again. */
const maxRounds = 5;

export interface CollectOptions {
  archive: ArchiveWriter;
  dataFolder: string;
  /** The copy that was made before. */
  first: DatabaseCopy;
  /** Makes another one, which replaces it. */
  copy: () => Promise<DatabaseCopy>;
  /** Whether uploaded files are kept outside the data folder. */
  isInBucket: boolean;
  onStep: OnStep;
}

export interface CollectedFiles {
  /** The copy whose rows find their contents in the archive. */
  last: DatabaseCopy;
  /** Keys of contents that are in the bucket. */
  outsideKeys: readonly string[];
  /** Keys that two copies named while nobody had their contents: the store is damaged. */
  lostKeys: readonly string[];
}

/**
 * Takes the files of the data folder. A user or the sweep may remove a content after the database was copied and before it is
 * taken; then the database is copied once more, which does not name it any more.
 * @throws BackupError where contents go faster than they are taken
 */
export async function collectFiles(options: CollectOptions): Promise<CollectedFiles> {
  const { archive, isInBucket, copy } = options;
  let last = options.first;
  let before: ReadonlySet<string> | undefined;
  for (let round = 1; round <= maxRounds; round += 1) {
    await takeFiles(options);
    const absent = [...last.keys].filter((key) => !archive.has(toBlobPartName(key)));
    if (isInBucket) return { last, outsideKeys: absent, lostKeys: [] };
    if (absent.every((key) => before?.has(key))) return { last, outsideKeys: [], lostKeys: absent };
    before = new Set([...(before ?? []), ...absent]);
    last = await copy();
  }
  throw new BackupError('Files were deleted faster than they were copied: try again when less is going on');
}

async function takeFiles({ archive, dataFolder, onStep }: CollectOptions): Promise<void> {
  for await (const path of listDataFiles(dataFolder)) {
    const name = toPartName(path);
    if (archive.has(name)) continue;
    const file = await openDataFile(join(dataFolder, path));
    if (!file) continue;
    try {
      await archive.add(name, file.size, file.read());
      onStep({ step: 'part', name, bytes: file.size });
    } finally {
      await file.close();
    }
  }
}
