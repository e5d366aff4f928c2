import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { administrationApp, listHeldNodes, type ResourceRow } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import type { ParsedPayloadOf, PermissionApp, rolesPermissions } from '#shared/contracts';
import type { RolesDeps } from './roles-deps.ts';

interface AppNames {
  readonly name: string;
  readonly englishName: string;
}

/** An app without a tile. */
const administrationNames: AppNames = { name: '管理', englishName: 'Administration' };

/** Lists what a role can grant, and what of it the caller holds. Two statements. @throws DomainError `not_found` */
export async function listPermissions(
  { db }: Pick<RolesDeps, 'db'>,
  principal: Principal,
  { unitId }: ParsedPayloadOf<typeof rolesPermissions>,
): Promise<PermissionApp[]> {
  await requireUnit(db, principal, unitId);
  const names = await listAppNames(db);
  const apps = await listHeldNodes(db, principal);
  return [...apps].map(([appCode, rows]) => ({
    appCode,
    ...(names.get(appCode) ?? { name: appCode, englishName: appCode }),
    nodes: inTreeOrder(rows).map((row) => ({
      code: row.code,
      parentCode: row.parent_code,
      name: row.name,
      englishName: row.english_name ?? row.name,
      isHeld: row.granted_by !== null,
    })),
  }));
}

async function listAppNames(db: Kysely<Tables>): Promise<ReadonlyMap<string, AppNames>> {
  // What a unit added has no permissions, and no other unit reads its name.
  const rows = await db
    .selectFrom('desktop_app')
    .select(['code', 'name', 'english_name'])
    .where('owner_unit_id', 'is', null)
    .execute();
  return new Map([
    [administrationApp, administrationNames],
    ...rows.map((row) => [row.code, { name: row.name, englishName: row.english_name ?? row.name }] as const),
  ]);
}

/** Each node behind its parent. What hangs in the air is left out, as in the menu. */
function inTreeOrder(rows: readonly ResourceRow[]): ResourceRow[] {
  const byParent = Map.groupBy(rows, ({ parent_code }) => parent_code);
  const below = (parent: string | null): ResourceRow[] =>
    (byParent.get(parent) ?? []).flatMap((row) => [row, ...below(row.code)]);
  return below(null);
}
