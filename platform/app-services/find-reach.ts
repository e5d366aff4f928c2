import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { isArea, unitTypeCodes } from '#shared/contracts';

type Keeper = Pick<Principal, 'unitId' | 'unitType'>;

/** The services that a caller may change who may change any: those of every app, or those of one unit. */
export type Reach = { readonly isAll: true } | { readonly isAll: false; readonly unitId: string };

/**
 * Administrators of the bureau keep the services of all apps, as they release to all units. Where there is no bureau, those of any
 * unit do. Else an administrator keeps those of her unit.
 */
export async function findReach(db: Kysely<Tables>, keeper: Keeper): Promise<Reach> {
  if (isArea(keeper) || !(await hasBureau(db))) return { isAll: true };
  return { isAll: false, unitId: keeper.unitId };
}

async function hasBureau(db: Kysely<Tables>): Promise<boolean> {
  const bureau = await db
    .selectFrom('unit')
    .select('id')
    .where('unit_type', '=', unitTypeCodes.area)
    .limit(1)
    .executeTakeFirst();
  return bureau !== undefined;
}
