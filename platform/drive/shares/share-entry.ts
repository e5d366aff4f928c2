import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import {
  DomainError,
  type DriveEvent,
  type DriveShare,
  type DriveTarget,
  type driveShare,
  isDomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { findReach, type KnownEntry, type Reach, requireAccess } from '../access.ts';
import { noteActivity } from '../activity.ts';
import type { DriveDeps } from '../drive-deps.ts';
import { findShare, listShares, upsertShares } from './share-rows.ts';
import { requireTargets } from './share-targets.ts';

type ShareDeps = Pick<DriveDeps, 'database' | 'clock' | 'writeAudit'>;

export interface Caller {
  principal: Principal;
  request: RequestDetails;
}

const ended = '结束时间必须晚于现在|||The end has to be later than now';

/**
 * Shares an entry, or changes its shares. Who may edit it and holds the code may, with people, classes and the school of the unit.
 * @throws DomainError `not_found`, `forbidden`; `invalid_input` at `until` or `targets`
 */
export async function shareEntry(
  { database: { db }, clock, writeAudit }: ShareDeps,
  { principal, request }: Caller,
  { entryId, targets: chosen, role, until }: ParsedPayloadOf<typeof driveShare>,
): Promise<DriveShare[]> {
  const now = clock();
  const reach = await findReach(db, principal, now);
  const entry = await requireAccess(db, reach, entryId, 'edit');
  if (until !== null && until <= now)
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'until', message: ended }] });
  const targets = await requireTargets(db, reach, chosen);
  const { userId: sharedBy, unitId } = reach;
  return db.transaction().execute(async (trx) => {
    await upsertShares(trx, { entryId, unitId, targets, role, until, sharedBy }, now);
    await noteShares(trx, reach, entry, 'share', targets);
    const whom = targets.map(({ kind, targetId }) => `${kind} ${targetId}`).join(', ');
    const detail = `${entryId} ${role}${until === null ? '' : ` ${new Date(until).toISOString()}`}: ${whom}`;
    const { userId, loginName } = principal;
    await writeAudit(trx, { event: 'drive_shared', userId, loginName, detail }, request);
    return listShares(trx, { unitId, entryId }, now);
  });
}

/**
 * Ends a share at once. Who may edit the entry may, also without the code to share. A share that is not there, or that the user
 * does not see, has ended for her already.
 * @returns the shares that are left
 * @throws DomainError `forbidden` for who may view the entry only
 */
export async function unshareEntry(
  { database: { db }, clock, writeAudit }: ShareDeps,
  { principal, request }: Caller,
  shareId: string,
): Promise<DriveShare[]> {
  const now = clock();
  const { unitId, userId, loginName } = principal;
  const share = await findShare(db, unitId, shareId);
  if (!share) return [];
  const { entryId, target } = share;
  const reach = await findReach(db, principal, now);
  const entry = await findEditable(db, reach, entryId);
  if (!entry) return [];
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('drive_share')
      .where('id', '=', shareId)
      .where('unit_id', '=', unitId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) {
      await noteShares(trx, reach, entry, 'unshare', [target]);
      const detail = `${entryId}: ${target.kind} ${target.targetId}`;
      await writeAudit(trx, { event: 'drive_unshared', userId, loginName, detail }, request);
    }
    return listShares(trx, { unitId, entryId }, now);
  });
}

async function findEditable(
  db: Kysely<Tables>,
  reach: Reach,
  entryId: string,
): Promise<KnownEntry | undefined> {
  try {
    return await requireAccess(db, reach, entryId, 'edit');
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The activity of the entry says with whom; the school has no name there, as in the calls. */
async function noteShares(
  trx: Kysely<Tables>,
  reach: Reach,
  { id, spaceId, name }: KnownEntry,
  event: DriveEvent,
  targets: readonly DriveTarget[],
): Promise<void> {
  const lines = targets.map((target) => ({ id, spaceId, name, detail: target.name }));
  await noteActivity(trx, reach, event, lines);
}
