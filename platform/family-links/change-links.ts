import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireUnit, writeLine } from '#platform/organisation';
import {
  DomainError,
  type familyLinksAdd,
  type ParsedPayloadOf,
  type UserType,
  userTypeCodes,
} from '#shared/contracts';
import type { Caller, FamilyLinksDeps } from './family-links-deps.ts';
import { linkChild, unlinkChild } from './link-child.ts';

type Link = ParsedPayloadOf<typeof familyLinksAdd>;

/** Links a parent and a pupil of one unit. @throws DomainError `forbidden`, `not_found`, `conflict` where they are linked */
export async function addLink(
  deps: FamilyLinksDeps,
  caller: Caller,
  { unitId: wanted, parentId, childId }: Link,
): Promise<null> {
  const { db, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  await db.transaction().execute(async (trx) => {
    await requirePerson(trx, unitId, parentId, userTypeCodes.parent);
    await requirePerson(trx, unitId, childId, userTypeCodes.student);
    await linkChild(trx, parentId, childId);
    await writeLine(deps, trx, caller, { event: 'family_link_added', unitId, parentId, childId });
  });
  await announce([parentId]);
  return null;
}

/** Ends a link of a pupil of the unit, whatever unit the parent is of. @throws DomainError `forbidden`, `not_found` */
export async function removeLink(
  deps: FamilyLinksDeps,
  caller: Caller,
  { unitId: wanted, parentId, childId }: Link,
): Promise<null> {
  const { db, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  await db.transaction().execute(async (trx) => {
    await requirePerson(trx, unitId, childId, userTypeCodes.student);
    if (!(await unlinkChild(trx, parentId, childId))) throw new DomainError('not_found');
    await writeLine(deps, trx, caller, { event: 'family_link_removed', unitId, parentId, childId });
  });
  await announce([parentId]);
  return null;
}

async function requirePerson(
  trx: Kysely<Tables>,
  unitId: string,
  userId: string,
  userType: UserType,
): Promise<void> {
  const row = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('unit_id', '=', unitId)
    .where('user_type', '=', userType)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
}
