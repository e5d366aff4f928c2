import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { isAllowed, whereReleased } from '#platform/desktop';
import { DomainError, type UnitType, type UserType, userTypes } from '#shared/contracts';

export interface CatalogueUnit {
  readonly unitId: string;
  readonly unitType: UnitType;
}

/** An app that the catalogue offers a unit, with the row of the unit. */
export type CatalogueApp = Awaited<ReturnType<typeof selectCatalogue>>[number] & {
  readonly allowedUserTypes: readonly UserType[];
};

/** The apps that the catalogue offers a unit, in the unit's order. */
export async function listCatalogue(
  db: Kysely<Tables>,
  { unitId, withoutApps = [] }: { unitId: string; withoutApps?: readonly string[] | undefined },
): Promise<CatalogueApp[]> {
  const unit = await getUnit(db, unitId);
  const rows = await selectCatalogue(db, unitId);
  return rows
    .filter(({ code }) => !withoutApps.includes(code))
    .map((row) => ({
      ...row,
      allowedUserTypes: userTypes.filter((userType) => isAllowed(row, { ...unit, userType })),
    }))
    .filter(({ allowedUserTypes }) => allowedUserTypes.length > 0);
}

/** @throws DomainError `not_found` for an app that the catalogue does not offer the unit */
export async function getCatalogueApp(
  db: Kysely<Tables>,
  unit: { unitId: string; withoutApps?: readonly string[] | undefined },
  code: string,
): Promise<CatalogueApp> {
  const app = (await listCatalogue(db, unit)).find((one) => one.code === code);
  if (!app) throw new DomainError('not_found');
  return app;
}

async function getUnit(db: Kysely<Tables>, unitId: string): Promise<CatalogueUnit> {
  const row = await db.selectFrom('unit').select('unit_type').where('id', '=', unitId).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return { unitId, unitType: row.unit_type };
}

function selectCatalogue(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('desktop_app as app')
    .innerJoin('desktop_group as g', 'g.code', 'app.group_code')
    .leftJoin('unit_app_group as own_group', (join) =>
      join.onRef('own_group.group_code', '=', 'g.code').on('own_group.unit_id', '=', unitId),
    )
    .leftJoin('unit_app as own', (join) =>
      join.onRef('own.app_code', '=', 'app.code').on('own.unit_id', '=', unitId),
    )
    .select(['app.code', 'app.group_code', 'app.name', 'app.english_name', 'app.img_path', 'app.server_id'])
    .select(['app.update_status', 'app.audience', 'app.limit_user_type', 'app.front_user_type'])
    .select(['app.only_unit_type', 'app.only_unit_id', 'app.owner_unit_id', 'app.kind'])
    .select(['g.name as group_name', 'g.english_name as group_english_name'])
    .select(['own.is_open', 'own.is_locked', 'own.is_for_everybody', 'own.revision'])
    .where(whereReleased(unitId))
    .where((eb) => eb.or([eb('app.owner_unit_id', 'is', null), eb('app.owner_unit_id', '=', unitId)]))
    .orderBy((eb) => eb.fn.coalesce('own_group.position', 'g.position'))
    .orderBy('g.position')
    .orderBy((eb) => eb.fn.coalesce('own.position', 'app.position'))
    .orderBy('app.position')
    .execute();
}
