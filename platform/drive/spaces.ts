import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { DriveSpace, DriveSpaceKind } from '#shared/contracts';
import { findSpaceRole, type Reach } from './access.ts';
import { lockSpace } from './change-spaces.ts';

interface WantedSpace {
  kind: DriveSpaceKind;
  ownerKey: string;
}

/**
 * The spaces that a user belongs to: her own, those of her classes in their order, that of the school. One that nobody has written to
 * has no row yet; its id is known nevertheless, so that to look at it writes nothing.
 */
export async function listSpaces(db: Kysely<Tables>, reach: Reach): Promise<DriveSpace[]> {
  const wanted = wantedBy(reach);
  const known = await findSpaces(db, reach, wanted);
  return wanted.flatMap((space): DriveSpace[] => {
    const role = findSpaceRole(reach, space.kind, space.ownerKey);
    if (!role) return [];
    const [gradeName = '', className = ''] =
      space.kind === 'class' ? (JSON.parse(space.ownerKey) as string[]) : [];
    const spaceId = known.get(keyOf(space)) ?? idOf(reach, space);
    return [{ spaceId, kind: space.kind, gradeName, className, role }];
  });
}

/** The user's own space. */
export async function getOwnSpace(db: Kysely<Tables>, reach: Reach): Promise<string> {
  const own: WantedSpace = { kind: 'mine', ownerKey: reach.userId };
  return (await findSpaces(db, reach, [own])).get(keyOf(own)) ?? idOf(reach, own);
}

/** Whose a space of the unit is; undefined where there is none. */
export async function findSpace(
  db: Kysely<Tables>,
  reach: Reach,
  spaceId: string,
): Promise<(WantedSpace & { isMade: boolean }) | undefined> {
  const row = await db
    .selectFrom('drive_space')
    .select(['kind', 'owner_key as ownerKey'])
    .where('id', '=', spaceId)
    .where('unit_id', '=', reach.unitId)
    .executeTakeFirst();
  if (row) return { ...row, isMade: true };
  const own = wantedBy(reach).find((space) => idOf(reach, space) === spaceId);
  return own && { ...own, isMade: false };
}

/** Makes a space as somebody first writes to it; who comes second at the same moment waits. */
export async function makeSpace(trx: Kysely<Tables>, reach: Reach, space: WantedSpace): Promise<void> {
  const { kind, ownerKey } = space;
  const id = idOf(reach, space);
  await trx
    .insertInto('drive_space')
    .values({ id, unit_id: reach.unitId, kind, owner_key: ownerKey })
    .onConflict((conflict) => conflict.columns(['unit_id', 'kind', 'owner_key']).doNothing())
    .execute();
  await lockSpace(trx, id);
}

/** Ids of the spaces of a user that exist. */
export async function listSpaceIds(db: Kysely<Tables>, reach: Reach): Promise<string[]> {
  return [...(await findSpaces(db, reach, wantedBy(reach))).values()];
}

function wantedBy({ userId, unitId, classKeys }: Reach): WantedSpace[] {
  return [
    { kind: 'mine', ownerKey: userId },
    ...classKeys.map((ownerKey): WantedSpace => ({ kind: 'class', ownerKey })),
    { kind: 'school', ownerKey: unitId },
  ];
}

async function findSpaces(
  db: Kysely<Tables>,
  { unitId }: Reach,
  wanted: readonly WantedSpace[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('drive_space')
    .select(['id', 'kind', 'owner_key as ownerKey'])
    .where('unit_id', '=', unitId)
    .where('kind', 'in', [...new Set(wanted.map(({ kind }) => kind))])
    .where(
      'owner_key',
      'in',
      wanted.map(({ ownerKey }) => ownerKey),
    )
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

function idOf({ unitId }: Reach, { kind, ownerKey }: WantedSpace): string {
  return spaceIdOf(unitId, kind, ownerKey);
}

/** The same for everybody, and no other unit has it. */
export function spaceIdOf(unitId: string, kind: DriveSpaceKind, ownerKey: string): string {
  return createHash('sha256')
    .update(JSON.stringify([unitId, kind, ownerKey]))
    .digest('base64url');
}

function keyOf({ kind, ownerKey }: WantedSpace): string {
  return `${kind} ${ownerKey}`;
}
