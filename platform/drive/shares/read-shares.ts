import type { Principal } from '#platform/http';
import type { DriveShare, DriveTarget } from '#shared/contracts';
import { findReach, requireAccess } from '../access.ts';
import type { DriveDeps } from '../drive-deps.ts';
import { listShares } from './share-rows.ts';
import { listTargets } from './share-targets.ts';

type ReadDeps = Pick<DriveDeps, 'database' | 'clock'>;

/** With whom an entry is shared is for those who may change that. @throws DomainError `not_found`, `forbidden` */
export async function readShares(
  { database: { db }, clock }: ReadDeps,
  principal: Principal,
  entryId: string,
): Promise<DriveShare[]> {
  const now = clock();
  const reach = await findReach(db, principal, now);
  await requireAccess(db, reach, entryId, 'edit');
  return listShares(db, { unitId: reach.unitId, entryId }, now);
}

/** @throws DomainError `forbidden` */
export async function findTargets(
  { database: { db }, clock }: ReadDeps,
  principal: Principal,
  keyword: string,
): Promise<DriveTarget[]> {
  return listTargets(db, await findReach(db, principal, clock()), keyword);
}
