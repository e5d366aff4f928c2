import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { selectGiven, selectGrantsOf } from '#platform/grants';
import type { NodeRow } from './stored-menu.ts';
import { type DecidedUser, decisionColumns } from './unit-decision.ts';
import { whereReleased } from './where-released.ts';

/** Every app of the catalogue in the order of a unit, with what the unit and a user chose. */
export function buildAppsQuery(
  db: Kysely<Tables>,
  { unitId, userId, userType }: DecidedUser & { unitId: string },
) {
  return db
    .selectFrom('desktop_app as app')
    .innerJoin('desktop_group as g', 'g.code', 'app.group_code')
    .leftJoin('unit_app_group as own_group', (join) =>
      join.onRef('own_group.group_code', '=', 'g.code').on('own_group.unit_id', '=', unitId),
    )
    .leftJoin('unit_app as own', (join) =>
      join.onRef('own.app_code', '=', 'app.code').on('own.unit_id', '=', unitId),
    )
    .leftJoin('desktop_choice as choice', (join) =>
      join.onRef('choice.app_code', '=', 'app.code').on('choice.user_id', '=', userId),
    )
    .leftJoin('desktop_unread as unread', (join) =>
      join.onRef('unread.app_code', '=', 'app.code').on('unread.user_id', '=', userId),
    )
    .leftJoin('oauth_client as client', 'client.id', 'app.client_id')
    .leftJoin('client_unit', (join) =>
      join.onRef('client_unit.client_id', '=', 'client.id').on('client_unit.unit_id', '=', unitId),
    )
    .selectAll('app')
    .select([
      'g.name as group_name',
      'g.english_name as group_english_name',
      'own.is_locked',
      'choice.position as chosen_position',
      'choice.hidden',
      'unread.num as unread',
      'client.initiate_login_uri',
      'client.status as client_status',
      'client.default_unit_state as client_default',
      'client_unit.state as client_state',
    ])
    .select(decisionColumns({ userId, userType }))
    .where(whereReleased(unitId))
    .where((eb) => eb.or([eb('app.owner_unit_id', 'is', null), eb('app.owner_unit_id', '=', unitId)]))
    .orderBy((eb) => eb.fn.coalesce('own_group.position', 'g.position'))
    .orderBy('g.position')
    .orderBy((eb) => eb.fn.coalesce('own.position', 'app.position'))
    .orderBy('app.position');
}

/** The apps that a unit does not open for everybody, with what concerns a user. */
export function buildClosedQuery(
  db: Kysely<Tables>,
  { unitId, userId, userType }: DecidedUser & { unitId: string },
) {
  return db
    .selectFrom('unit_app as own')
    .innerJoin('desktop_app as app', 'app.code', 'own.app_code')
    .select(['app.code', 'app.deploy_path'])
    .select(decisionColumns({ userId, userType }))
    .where('own.unit_id', '=', unitId)
    .where((eb) => eb.or([eb('own.is_open', '=', sql.lit(0)), eb('own.is_for_everybody', '=', sql.lit(0))]))
    .orderBy('app.code');
}

/**
 * The nodes of an app, and behind them what a user holds in any app (`granted_code`), each with the decision of her unit. It begins with the
 * user, so that there is a row for that decision where an app has no node.
 */
export function buildResourcesQuery(
  db: Kysely<Tables>,
  { appCode, userId, userType }: DecidedUser & { appCode: string },
) {
  const menu = selectNodes(db)
    .where('node.app_code', '=', appCode)
    .unionAll(asNodes(db, selectGrantsOf(db, userId)));
  return db
    .selectFrom('app_user as holder')
    .leftJoin('unit_app as own', (join) =>
      join.onRef('own.unit_id', '=', 'holder.unit_id').on('own.app_code', '=', appCode),
    )
    .leftJoin(menu.as('menu'), (join) => join.onTrue())
    .select(menuColumns)
    .select(decisionColumns({ userId, userType }))
    .where('holder.id', '=', userId)
    .orderBy('menu.position')
    .orderBy('menu.code');
}

/** The same of all apps, without decisions of a unit, and without what a head teacher holds of her own classes alone. */
export function buildAllResourcesQuery(db: Kysely<Tables>, { userId }: { userId: string }) {
  return selectNodes(db)
    .unionAll(asNodes(db, selectGiven(db, userId)))
    .orderBy('position')
    .orderBy('code');
}

const menuColumns = [
  'menu.app_code',
  'menu.code',
  'menu.parent_code',
  'menu.name',
  'menu.english_name',
  'menu.resource_type',
  'menu.menu_route',
  'menu.granted_code',
] as const;

function selectNodes(db: Kysely<Tables>) {
  return db
    .selectFrom('resource_node as node')
    .select([
      'node.app_code',
      'node.code',
      'node.parent_code',
      'node.name',
      'node.english_name',
      'node.resource_type',
      'node.menu_route',
      'node.position',
      sql<string | null>`null`.as('granted_code'),
    ]);
}

/** Grants in the columns of the nodes. */
function asNodes(db: Kysely<Tables>, grants: ReturnType<typeof selectGrantsOf>) {
  return db
    .selectFrom(grants.as('held'))
    .select([
      'held.app_code',
      sql<string>`''`.as('code'),
      sql<string | null>`null`.as('parent_code'),
      sql<string>`''`.as('name'),
      sql<string | null>`null`.as('english_name'),
      sql<NodeRow['resource_type']>`1`.as('resource_type'),
      sql<string | null>`null`.as('menu_route'),
      sql<number>`0`.as('position'),
      sql<string | null>`held.node_code`.as('granted_code'),
    ]);
}
