import { type Kysely, sql } from 'kysely';
import { prepareQuery, type Tables } from '#platform/database';
import { coverOf, type HeldGrant, selectGiven, selectGrantsOf } from '#platform/grants';
import type { Principal } from '#platform/http';
import {
  type Call,
  DomainError,
  isOpenTo,
  meetsNeeds,
  type Permission,
  permissions,
  permissionsOf,
  splitPermission,
  type UserType,
} from '#shared/contracts';
import { countsFor, isHeldByAll, shippedApps } from './shipped-menus.ts';
import { type DecidedUser, decisionColumns } from './unit-decision.ts';
import { isOpenByUnit } from './unit-rule.ts';

type Holder = Pick<Principal, 'userId' | 'userType'>;

const selectHeld = prepareQuery((db, user: DecidedUser) => buildHeldQuery(db, user, selectGrantsOf));

/**
 * The permissions that a user holds: by grants and roles, by her user type, and by what she is. Those of an app that her unit keeps from
 * her are none. One statement.
 */
export async function listPermissionsOf(
  db: Kysely<Tables>,
  { userId, userType }: Holder,
): Promise<ReadonlySet<Permission>> {
  return toPermissions(await selectHeld(db, { userId, userType: String(userType) }), userType);
}

/** Whether a user holds a permission. One statement. */
export async function holds(db: Kysely<Tables>, user: Holder, permission: Permission): Promise<boolean> {
  return (await listPermissionsOf(db, user)).has(permission);
}

/** Whether a user holds any of some permissions for all of her unit: what a head teacher holds of her classes alone does not count. */
export async function holdsOfUnit(
  db: Kysely<Tables>,
  { userId, userType }: Holder,
  anyOf: readonly Permission[],
): Promise<boolean> {
  const query = buildHeldQuery(db, { userId, userType: String(userType) }, selectGiven);
  const held = toPermissions(await query.execute(), userType);
  return anyOf.some((permission) => held.has(permission));
}

/**
 * Refuses a call that a user holds nothing for. A statement is sent only where the call asks for a permission.
 * @throws DomainError `forbidden`
 */
export async function checkNeeds(
  db: Kysely<Tables>,
  { needs }: Pick<Call, 'needs'>,
  user: Holder,
): Promise<void> {
  if (isOpenTo(user, needs)) return;
  const held = permissionsOf(needs).length > 0 ? await listPermissionsOf(db, user) : undefined;
  if (!meetsNeeds(needs, user, held)) throw new DomainError('forbidden');
}

interface HeldRow {
  readonly app_code: string;
  /** Null in a row that says something about the app. */
  readonly node_code: string | null;
  /** Null in a row that says that the database has nodes of the app. */
  readonly is_open: 0 | 1 | null;
  readonly is_for_everybody: 0 | 1 | null;
  readonly names_user_type: 0 | 1;
  readonly names_role: 0 | 1;
  readonly names_classes: 0 | 1;
  readonly names_own_class: 0 | 1;
}

function toPermissions(rows: readonly HeldRow[], userType: UserType): ReadonlySet<Permission> {
  const grants = rows.flatMap(({ app_code, node_code }): HeldGrant | [] =>
    node_code === null ? [] : { app_code, node_code },
  );
  const aboutApps = rows.filter(({ node_code }) => node_code === null);
  const codesOf = (some: readonly HeldRow[]) => new Set(some.map(({ app_code }) => app_code));
  const withNodes = codesOf(aboutApps.filter(({ is_open }) => is_open === null));
  const closed = codesOf(aboutApps.filter((row) => row.is_open !== null && !isOpenByUnit(row, userType)));
  const isHeld = (permission: Permission): boolean => {
    const { appCode, code } = splitPermission(permission);
    if (closed.has(appCode) || !countsFor(appCode, userType)) return false;
    return (
      coverOf(grants, appCode, code) !== null || isHeldByAll(appCode, userType, code, withNodes.has(appCode))
    );
  };
  return new Set(permissions.filter(isHeld));
}

/** Grants, then what the unit decided about the apps of the portal, then which of those have nodes in the database. */
function buildHeldQuery(db: Kysely<Tables>, user: DecidedUser, selectGrants: typeof selectGrantsOf) {
  const apps = sql.join(shippedApps.map((code) => sql.lit(code)));
  const nothing = sql<0 | 1 | null>`null`;
  const none = sql<0 | 1>`0`;
  const aboutNobody = [
    nothing.as('is_open'),
    nothing.as('is_for_everybody'),
    none.as('names_user_type'),
    none.as('names_role'),
    none.as('names_classes'),
    none.as('names_own_class'),
  ] as const;
  const noNode = sql<string | null>`null`.as('node_code');
  return db
    .selectFrom(selectGrants(db, user.userId).as('held'))
    .select(['held.app_code', sql<string | null>`held.node_code`.as('node_code'), ...aboutNobody])
    .unionAll(
      db
        .selectFrom('app_user as holder')
        .innerJoin('unit_app as own', 'own.unit_id', 'holder.unit_id')
        .select(['own.app_code', noNode, ...decisionColumns(user)])
        .where('holder.id', '=', user.userId)
        .where(sql<boolean>`own.app_code in (${apps})`),
    )
    .unionAll(
      db
        .selectFrom('resource_node as node')
        .select(['node.app_code', noNode, ...aboutNobody])
        .where(sql<boolean>`node.app_code in (${apps})`)
        .groupBy('node.app_code'),
    );
}
