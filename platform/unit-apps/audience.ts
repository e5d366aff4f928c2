import type { Kysely } from 'kysely';
import type { Tables, UnitAppAudienceTable } from '#platform/database';
import type { UnitAppSettings } from '#shared/contracts';
import { isUserType } from '#shared/contracts';

export type Audience = Pick<UnitAppSettings, 'userTypes' | 'roles' | 'classIds'>;
type Line = Pick<UnitAppAudienceTable, 'kind' | 'value'>;

export const nobody: Audience = { userTypes: [], roles: [], classIds: [] };

/** Whom a unit names, by the code of the app. One statement. */
export async function listAudiences(
  db: Kysely<Tables>,
  unitId: string,
): Promise<ReadonlyMap<string, Audience>> {
  const rows = await db
    .selectFrom('unit_app_audience')
    .select(['app_code', 'kind', 'value'])
    .where('unit_id', '=', unitId)
    .orderBy('value')
    .execute();
  const byApp = Map.groupBy(rows, ({ app_code }) => app_code);
  return new Map([...byApp].map(([code, lines]) => [code, toAudience(lines)]));
}

/** Writes whom a unit names for an app, in place of what stood there. */
export async function replaceAudience(
  trx: Kysely<Tables>,
  { unitId, code }: { unitId: string; code: string },
  { userTypes, roles, classIds }: Audience,
): Promise<void> {
  await trx
    .deleteFrom('unit_app_audience')
    .where('unit_id', '=', unitId)
    .where('app_code', '=', code)
    .execute();
  const lines: Line[] = [
    ...userTypes.map((type): Line => ({ kind: 'user_type', value: String(type) })),
    ...roles.map((value): Line => ({ kind: 'role', value })),
    ...classIds.map((value): Line => ({ kind: 'class', value })),
  ];
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ unit_id: unitId, app_code: code, ...line }));
  await trx.insertInto('unit_app_audience').values(rows).execute();
}

function toAudience(lines: readonly Line[]): Audience {
  const valuesOf = (kind: Line['kind']) =>
    lines.filter((line) => line.kind === kind).map(({ value }) => value);
  return {
    userTypes: valuesOf('user_type').map(Number).filter(isUserType),
    roles: valuesOf('role'),
    classIds: valuesOf('class'),
  };
}
