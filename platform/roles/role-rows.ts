import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import {
  DomainError,
  fullRoleCode,
  isAdministrator,
  type Role,
  type RoleGrant,
  themeRoleCode,
} from '#shared/contracts';

type RoleRow = Pick<Selectable<Tables['unit_role']>, 'id' | 'code' | 'name' | 'en_name' | 'revision'>;

const columns = ['id', 'code', 'name', 'en_name', 'revision'] as const;

/** Every unit has these roles without rows. They grant no node; the portal asks for their codes. */
const portalRoles: readonly RoleRow[] = [
  { id: fullRoleCode, code: fullRoleCode, name: '全权管理员', en_name: 'Full administrators', revision: 0 },
  {
    id: themeRoleCode,
    code: themeRoleCode,
    name: '主题管理员',
    en_name: 'Theme administrators',
    revision: 0,
  },
];

/** The roles of a unit in the order of their codes, the portal's own first. Three statements. */
export async function listRoleRows(db: Kysely<Tables>, unitId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('unit_role')
    .select(columns)
    .where('unit_id', '=', unitId)
    .orderBy('code')
    .execute();
  return describeRoles(db, unitId, [...portalRoles, ...rows]);
}

/** A role of the unit. One of another unit does not exist here. @throws DomainError `not_found` */
export async function getRole(db: Kysely<Tables>, unitId: string, roleId: string): Promise<Role> {
  const row = findPortalRole(roleId) ?? (await findRow(db, unitId, roleId));
  const [role] = row ? await describeRoles(db, unitId, [row]) : [];
  if (!role) throw new DomainError('not_found');
  return role;
}

/** Ids of the people of a unit who have a role; where some are named, those of them. */
export async function listHolders(
  db: Kysely<Tables>,
  unitId: string,
  { code }: Pick<Role, 'code'>,
  among?: readonly string[],
): Promise<string[]> {
  const rows = await selectHolders(db, unitId, code)
    .select('person.id')
    .$if(among !== undefined, (query) => query.where('person.id', 'in', among ?? []))
    .execute();
  return rows.map(({ id }) => id);
}

/** The codes of roles of somebody in a unit. @throws DomainError `not_found` */
export async function listCodesOf(db: Kysely<Tables>, unitId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user as person')
    .leftJoin('user_role as held', 'held.user_id', 'person.id')
    .select('held.role_code')
    .where('person.id', '=', userId)
    .where('person.unit_id', '=', unitId)
    .execute();
  if (rows.length === 0) throw new DomainError('not_found');
  return rows.flatMap(({ role_code }) => role_code ?? []);
}

/** Says of roles of the portal whether somebody has them by whom they count: administrators alone. One statement. */
export async function hasPortalRole(
  db: Kysely<Tables>,
  principal: Principal,
): Promise<(role: Pick<Role, 'code'>) => boolean> {
  const held = await listCodesOf(db, principal.unitId, principal.userId);
  return ({ code }) => isAdministrator(principal) && held.includes(code);
}

/** People of the unit who have the role of a code. */
export function selectHolders(db: Kysely<Tables>, unitId: string, code: string) {
  return db
    .selectFrom('user_role as held')
    .innerJoin('app_user as person', 'person.id', 'held.user_id')
    .where('held.role_code', '=', code)
    .where('person.unit_id', '=', unitId);
}

function findPortalRole(roleId: string): RoleRow | undefined {
  return portalRoles.find(({ id }) => id === roleId);
}

function findRow(db: Kysely<Tables>, unitId: string, roleId: string): Promise<RoleRow | undefined> {
  return db
    .selectFrom('unit_role')
    .select(columns)
    .where('id', '=', roleId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
}

async function describeRoles(db: Kysely<Tables>, unitId: string, rows: readonly RoleRow[]): Promise<Role[]> {
  const codes = rows.map(({ code }) => code);
  const counts = await db
    .selectFrom('user_role as held')
    .innerJoin('app_user as person', 'person.id', 'held.user_id')
    .select(({ fn }) => ['held.role_code', fn.countAll<number>().as('people')])
    .where('held.role_code', 'in', codes)
    .where('person.unit_id', '=', unitId)
    .groupBy('held.role_code')
    .execute();
  const people = new Map(counts.map((row) => [row.role_code, Number(row.people)]));
  const grants = await listGrants(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    roleId: row.id,
    code: row.code,
    name: row.name,
    enName: row.en_name,
    isSystem: findPortalRole(row.id) !== undefined,
    revision: row.revision,
    people: people.get(row.code) ?? 0,
    grants: grants.get(row.id) ?? [],
  }));
}

async function listGrants(
  db: Kysely<Tables>,
  roleIds: readonly string[],
): Promise<ReadonlyMap<string, RoleGrant[]>> {
  const rows = await db
    .selectFrom('role_grant')
    .selectAll()
    .where('role_id', 'in', roleIds)
    .orderBy('app_code')
    .orderBy('node_code')
    .execute();
  const byRole = Map.groupBy(rows, ({ role_id }) => role_id);
  return new Map(
    [...byRole].map(([id, given]) => [
      id,
      given.map((row) => ({ appCode: row.app_code, nodeCode: row.node_code })),
    ]),
  );
}
