import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Reach } from './access.ts';
import { nameColumnsOf } from './entry-names.ts';
import { driveLimits, inChunks } from './limits.ts';
import type { Place } from './place.ts';
import { createRefusal, refusalTexts } from './refusals.ts';

/** What a file is kept as. */
export interface EntryFile {
  id: string;
  /** Bytes. */
  size: number;
  mediaType: string;
}

export interface NewEntry extends Pick<Place, 'spaceId' | 'parentId'> {
  id: string;
  name: string;
  /** Left out of a folder. */
  file?: EntryFile | undefined;
}

export function createEntry(
  { spaceId, parentId }: Pick<Place, 'spaceId' | 'parentId'>,
  name: string,
  file?: EntryFile,
): NewEntry {
  return { id: randomUUID(), spaceId, parentId, name, file };
}

/** Writes new entries, and the first version of each file. Their names are free. */
export async function insertEntries(
  trx: Kysely<Tables>,
  reach: Reach,
  entries: readonly NewEntry[],
): Promise<void> {
  for (const some of inChunks(entries))
    await trx
      .insertInto('drive_entry')
      .values(some.map((entry) => rowOf(reach, entry)))
      .execute();
  const versions = entries.flatMap(({ id, file }) =>
    file
      ? [
          {
            entry_id: id,
            version: 1,
            file_id: file.id,
            size: file.size,
            made_by: reach.userId,
            made_at: reach.now,
          },
        ]
      : [],
  );
  for (const some of inChunks(versions)) await trx.insertInto('drive_version').values(some).execute();
}

/** @throws DomainError where folders would be too deep, or the space would hold too much */
export async function requireRoom(
  trx: Kysely<Tables>,
  { spaceId, above }: Place,
  { entries, height = 1 }: { entries: number; height?: number },
): Promise<void> {
  if (above.length + height > driveLimits.depth) throw createRefusal(refusalTexts.tooDeep);
  if (entries > (await countFree(trx, spaceId))) throw createRefusal(refusalTexts.tooMany);
}

/** How many entries a space takes. */
export async function countFree(trx: Kysely<Tables>, spaceId: string): Promise<number> {
  const { total } = await trx
    .selectFrom('drive_entry')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('space_id', '=', spaceId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return driveLimits.entriesOfSpace - Number(total);
}

function rowOf(
  { unitId, userId, now }: Reach,
  { id, spaceId, parentId, name, file }: NewEntry,
): Insertable<Tables['drive_entry']> {
  return {
    id,
    unit_id: unitId,
    space_id: spaceId,
    parent_id: parentId,
    is_folder: file ? 0 : 1,
    ...nameColumnsOf(name),
    file_id: file?.id ?? null,
    size: file?.size ?? 0,
    media_type: file?.mediaType ?? '',
    version: file ? 1 : 0,
    created_by: userId,
    created_at: now,
    changed_by: userId,
    changed_at: now,
    revision: 1,
    removed_at: null,
    removed_by: null,
    removed_with: null,
  };
}
