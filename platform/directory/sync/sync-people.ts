import { runExclusively } from '#platform/database';
import type { Directory } from '../open-directory.ts';
import { comparePeople, type Differences } from './compare-people.ts';
import { listPortalPeople } from './portal-people.ts';
import { withoutTakenNames } from './without-taken-names.ts';
import { type WriteDeps, writeDifferences } from './write-differences.ts';

export interface SyncDeps extends WriteDeps {
  readonly directory: Directory;
}

export interface SyncOrder {
  /** Compares and writes nothing. Default false. */
  readonly isPreview?: boolean;
  /** Disables people however many there are. Default false. */
  readonly isForced?: boolean;
}

export type SyncResult = {
  /** `stopped`: too many would be disabled; `busy`: another process compares. */
  readonly state: 'done' | 'preview' | 'stopped' | 'busy';
  readonly differences: Differences | undefined;
};

/** Of those whom the directory had, so many may be gone at once; more is a mistake of somebody, such as a wrong filter. */
const goneShare = 1 / 3;

/**
 * Makes the people of the unit those of the directory. Nobody is deleted.
 * @throws DirectoryAway, or Error where there is no such unit; nothing is written then
 */
export async function syncPeople(deps: SyncDeps, order: SyncOrder = {}): Promise<SyncResult> {
  let result: SyncResult = { state: 'busy', differences: undefined };
  await runExclusively(deps.database, 'sync-directory', async () => {
    result = await syncAlone(deps, order);
  });
  return result;
}

async function syncAlone(deps: SyncDeps, { isPreview, isForced }: SyncOrder): Promise<SyncResult> {
  const { database, clock, directory } = deps;
  const { db } = database;
  const { unitId } = directory.settings;
  const unit = db.selectFrom('unit').select('id').where('id', '=', unitId);
  if (!(await unit.executeTakeFirst())) throw new Error('LDAP_UNIT names no unit of this portal');
  const entries = await directory.listPeople();
  const people = await listPortalPeople(db, unitId);
  const differences = await withoutTakenNames(db, comparePeople(entries, people));
  const isTooMany = differences.gone.length > differences.known * goneShare;
  if (isTooMany && !isForced) return { state: 'stopped', differences };
  if (isPreview) return { state: 'preview', differences };
  await writeDifferences(deps, unitId, differences);
  const row = { synced_at: clock() };
  await db
    .insertInto('directory_sync')
    .values({ unit_id: unitId, ...row })
    .onConflict((conflict) => conflict.column('unit_id').doUpdateSet(row))
    .execute();
  return { state: 'done', differences };
}
