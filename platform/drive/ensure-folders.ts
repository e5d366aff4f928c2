import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { AnswerOf, driveFolderEnsure, ParsedPayloadOf } from '#shared/contracts';
import { findReach, type Reach } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import type { DriveDeps } from './drive-deps.ts';
import { acceptEntryName, nameKeyOf } from './entry-names.ts';
import { countFree, createEntry, insertEntries, type NewEntry } from './entry-rows.ts';
import { driveLimits, inChunks } from './limits.ts';
import { type Place, requirePlace } from './place.ts';
import { createRefusal, refusalTexts } from './refusals.ts';

/** A folder that is wanted, once for all paths that lead through it. */
interface Step {
  key: string;
  /** Empty for one that stands in the place itself. */
  parentKey: string;
  name: string;
}

/**
 * Finds or creates folders, level by level: two statements a level, however many paths there are.
 * @throws DomainError `not_found`, `forbidden`; `invalid_input` for a name that cannot be one, or is that of a file
 */
export async function ensureFolders(
  { database, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
  { paths, ...where }: ParsedPayloadOf<typeof driveFolderEnsure>,
): Promise<AnswerOf<typeof driveFolderEnsure>> {
  const wanted = paths.map((path) => ({ path, steps: stepsOf(path) }));
  const reach = await findReach(database.db, principal, clock());
  return changeSpaces(database, [where.spaceId], async (trx) => {
    const place = await requirePlace(trx, reach, where, 'edit');
    const deepest = Math.max(0, ...wanted.map(({ steps }) => steps.length));
    if (place.above.length + deepest > driveLimits.depth) throw createRefusal(refusalTexts.tooDeep);
    const ids = new Map([['', place.parentId]]);
    let free = await countFree(trx, place.spaceId);
    for (let level = 0; level < deepest; level += 1) {
      const steps = new Map(wanted.flatMap(({ steps: all }) => all.slice(level, level + 1)).map(keyed));
      const created = await ensureLevel(trx, reach, place, [...steps.values()], ids);
      free -= created;
      if (free < 0) throw createRefusal(refusalTexts.tooMany);
    }
    return wanted.map(({ path, steps }) => ({
      path,
      entryId: ids.get(steps.at(-1)?.key ?? '') ?? place.parentId,
    }));
  });
}

function keyed(step: Step): [string, Step] {
  return [step.key, step];
}

function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  // A slash at an end, or two of them, name no folder.
  for (const part of path.split('/').filter((segment) => segment !== '')) {
    const parentKey = steps.at(-1)?.key ?? '';
    const name = acceptEntryName(part, { isFolder: true });
    steps.push({ key: `${parentKey}/${nameKeyOf(name)}`, parentKey, name });
  }
  if (steps.length === 0) acceptEntryName('', { isFolder: true });
  return steps;
}

/** @returns how many were created; their ids are added to `ids` */
async function ensureLevel(
  trx: Kysely<Tables>,
  reach: Reach,
  { spaceId }: Place,
  steps: readonly Step[],
  ids: Map<string, string>,
): Promise<number> {
  const wanted = steps.map((step) => ({ ...step, parentId: ids.get(step.parentKey) ?? '' }));
  const known = new Map<string, { id: string; is_folder: number }>();
  for (const some of inChunks(wanted)) {
    const rows = await trx
      .selectFrom('drive_entry')
      .select(['id', 'parent_id', 'name_key', 'is_folder'])
      .where('space_id', '=', spaceId)
      .where('parent_id', 'in', [...new Set(some.map(({ parentId }) => parentId))])
      .where('name_key', 'in', [...new Set(some.map(({ name }) => nameKeyOf(name)))])
      .where('removed_at', 'is', null)
      .execute();
    for (const row of rows) known.set(`${row.parent_id}/${row.name_key}`, row);
  }
  const created: NewEntry[] = [];
  for (const { key, parentId, name } of wanted) {
    const found = known.get(`${parentId}/${nameKeyOf(name)}`);
    if (found?.is_folder === 0) throw createRefusal(refusalTexts.takenByFile);
    if (found) ids.set(key, found.id);
    else {
      const folder = createEntry({ spaceId, parentId }, name);
      created.push(folder);
      ids.set(key, folder.id);
    }
  }
  await insertEntries(trx, reach, created);
  await noteActivity(trx, reach, 'add', created);
  return created.length;
}
