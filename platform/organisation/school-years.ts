import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { organisationYears, ParsedPayloadOf, SchoolYear } from '#shared/contracts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { requireUnit } from './require-unit.ts';

/** The school years of a unit, the latest first. @throws DomainError `not_found` */
export async function listYears(
  { db }: Pick<OrganisationDeps, 'db'>,
  principal: Principal,
  { unitId: wanted }: ParsedPayloadOf<typeof organisationYears>,
): Promise<SchoolYear[]> {
  return readYears(db, await requireUnit(db, principal, wanted));
}

export async function readYears(db: Kysely<Tables>, unitId: string): Promise<SchoolYear[]> {
  const rows = await db
    .selectFrom('school_year')
    .selectAll()
    .where('unit_id', '=', unitId)
    .orderBy('begins_on', 'desc')
    .execute();
  return rows.map(toYear);
}

/** Id of the current school year; undefined before there is one. */
export async function findCurrentYear(db: Kysely<Tables>, unitId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('school_year')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('is_current', '=', 1)
    .executeTakeFirst();
  return row?.id;
}

function toYear(row: Selectable<Tables['school_year']>): SchoolYear {
  return {
    yearId: row.id,
    name: row.name,
    beginsOn: row.begins_on,
    endsOn: row.ends_on,
    isCurrent: row.is_current === 1,
    revision: row.revision,
  };
}
