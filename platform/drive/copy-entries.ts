import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { copyFiles } from '#platform/storage';
import { type DriveOutcome, type driveCopy, isDomainError, type ParsedPayloadOf } from '#shared/contracts';
import { findReach, type KnownEntry, type Reach } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import type { DriveDeps } from './drive-deps.ts';
import { insertEntries, type NewEntry, requireRoom } from './entry-rows.ts';
import { createNamer, type TakeName } from './free-names.ts';
import { driveLimits } from './limits.ts';
import { type Place, requirePlace } from './place.ts';
import { createRefusal, refusalTexts } from './refusals.ts';
import { selectVisible, toOutcome } from './selection.ts';
import { listTree, measureTrees, type TreeSize } from './tree.ts';

type CopyDeps = Pick<DriveDeps, 'database' | 'clock' | 'quotas'>;

interface CopyJob extends Pick<CopyDeps, 'quotas'> {
  trx: Kysely<Tables>;
  principal: Principal;
  reach: Reach;
  place: Place;
  takeName: TakeName;
}

/**
 * Copies entries with all below them; what is shared of them is not shared of their copies, and only the newest versions are copied.
 * @throws DomainError `not_found`, `forbidden` for the place; `invalid_input` for more than 5,000 entries
 */
export async function copyEntries(
  { database, clock, quotas }: CopyDeps,
  principal: Principal,
  { entryIds, ...where }: ParsedPayloadOf<typeof driveCopy>,
): Promise<DriveOutcome> {
  const reach = await findReach(database.db, principal, clock());
  return changeSpaces(database, [where.spaceId], async (trx) => {
    const place = await requirePlace(trx, reach, where, 'edit');
    const selection = await selectVisible(trx, reach, entryIds);
    const ids = selection.entries.map(({ id }) => id);
    const sizes = await measureTrees(trx, reach.unitId, ids);
    const total = [...sizes.values()].reduce((sum, { entries }) => sum + entries, 0);
    if (total > driveLimits.copied) throw createRefusal(refusalTexts.tooManyToCopy);
    const { spaceId, parentId } = place;
    const wanted = selection.entries.map(({ name, isFolder }) => ({ spaceId, parentId, name, isFolder }));
    const job: CopyJob = { trx, principal, reach, place, quotas, takeName: await createNamer(trx, wanted) };
    const copied: KnownEntry[] = [];
    const refused = [...selection.refused];
    for (const entry of selection.entries) {
      const message = await findRefusal(trx, () => copyTree(job, entry, sizes.get(entry.id)));
      if (message === undefined) copied.push(entry);
      else refused.push({ entryId: entry.id, name: entry.name, message });
    }
    return toOutcome({ ...selection, entries: copied, refused });
  });
}

/** Whole or not at all. @returns why not */
async function findRefusal(trx: Kysely<Tables>, work: () => Promise<void>): Promise<string | undefined> {
  await sql`savepoint of_one`.execute(trx);
  try {
    await work();
    await sql`release savepoint of_one`.execute(trx);
    return undefined;
  } catch (error) {
    if (!isDomainError(error) || error.code === 'store_unavailable') throw error;
    await sql`rollback to savepoint of_one`.execute(trx);
    return error.message;
  }
}

async function copyTree(job: CopyJob, entry: KnownEntry, size: TreeSize | undefined): Promise<void> {
  const { trx, principal, reach, place, quotas, takeName } = job;
  const { spaceId, parentId, above } = place;
  await requireRoom(trx, place, { entries: size?.entries ?? 1, height: size?.height ?? 0 });
  const tree = await listTree(trx, reach.unitId, entry.id);
  const fileIds = tree.flatMap(({ fileId }) => fileId ?? []);
  const files = await copyFiles(trx, { quotas, owner: principal, fileIds, now: reach.now });
  const { name: asked, isFolder } = entry;
  const name = await takeName({ spaceId, parentId, name: asked, isFolder });
  const ids = new Map<string, string>(tree.map(({ id }) => [id, randomUUID()]));
  const copies = tree.map((source): NewEntry => {
    const isTop = source.id === entry.id;
    return {
      id: ids.get(source.id) ?? randomUUID(),
      spaceId,
      parentId: isTop ? parentId : (ids.get(source.parentId) ?? parentId),
      name: isTop ? name : source.name,
      file: source.fileId === null ? undefined : files.get(source.fileId),
    };
  });
  await insertEntries(trx, reach, copies);
  const detail = above.at(-1)?.name ?? '';
  await noteActivity(
    trx,
    reach,
    'copy',
    copies.slice(0, 1).map((copy) => ({ ...copy, detail })),
  );
}
