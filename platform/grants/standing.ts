import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  type Permission,
  permissions,
  splitPermission,
  themeRoleCode,
  userTypeCodes,
} from '#shared/contracts';
import { coverOf } from './cover-of.ts';
import {
  everyApp,
  type HeldGrant,
  isOf,
  selectGiven,
  selectOfPortalRole,
  type Users,
} from './effective-grants.ts';
import { keepingApps } from './keeps-unit.ts';

/** Permissions to keep a unit, and the role of the theme administrator, who decides more than they say. */
type Held = Permission | typeof themeRoleCode;

/** The rights by which somebody keeps her unit. */
export interface Standing {
  readonly realName: string;
  readonly isFull: boolean;
  readonly held: ReadonlySet<Held>;
}

const keeping = permissions.filter((permission) => keepingApps.includes(splitPermission(permission).appCode));
const staff = [userTypeCodes.teacher, userTypeCodes.administrator];
/** The role of the theme administrator, as if it were a grant. */
const asTheme: HeldGrant = { app_code: '', node_code: themeRoleCode };
export const nothing: Standing = { realName: '', isFull: false, held: new Set() };

/**
 * The rights of some people by their own accounts, by their ids; of who has none, nothing. One statement.
 * @param users ids, of which there are at most a few hundred, or a statement that selects them
 */
export async function readOwnStandings(
  db: Kysely<Tables>,
  users: Users,
): Promise<ReadonlyMap<string, Standing>> {
  if (isNobody(users)) return new Map();
  const given = selectGiven(db, users).unionAll(selectOfPortalRole(db, users, themeRoleCode, asTheme));
  const rows = await db
    .selectFrom(given.as('held'))
    .innerJoin('app_user as person', 'person.id', 'held.user_id')
    .select(['person.id', 'person.real_name', 'held.app_code', 'held.node_code'])
    .where('person.user_type', 'in', staff)
    .where('held.app_code', 'in', [asTheme.app_code, everyApp, ...keepingApps])
    .execute();
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, toStanding(own)] as const));
}

/**
 * The same, and of a parent also those of her account as a teacher, to which she switches. Two statements, and one more where there are
 * such accounts.
 */
export async function readStandings(
  db: Kysely<Tables>,
  users: Users,
): Promise<ReadonlyMap<string, Standing>> {
  if (isNobody(users)) return new Map();
  const standings = new Map(await readOwnStandings(db, users));
  const links = await listLinks(db, users);
  const others = await readOwnStandings(db, { in: links.map(({ other }) => other) });
  for (const { id, other, realName } of links) {
    const { isFull, held } = others.get(other) ?? nothing;
    const own = standings.get(id) ?? { ...nothing, realName };
    const all = { ...own, isFull: own.isFull || isFull, held: new Set([...own.held, ...held]) };
    if (all.isFull || all.held.size > 0) standings.set(id, all);
  }
  return standings;
}

/** Whether somebody holds all that another one holds. */
export function standsOver(one: Standing, other: Standing): boolean {
  return one.isFull || (!other.isFull && [...other.held].every((what) => one.held.has(what)));
}

function isNobody({ in: users }: Users): boolean {
  return Array.isArray(users) && users.length === 0;
}

interface StandingRow {
  readonly real_name: string;
  readonly app_code: string;
  readonly node_code: string;
}

function toStanding(rows: readonly StandingRow[]): Standing {
  return {
    realName: rows[0]?.real_name ?? '',
    isFull: rows.some(({ app_code }) => app_code === everyApp),
    held: new Set<Held>([
      ...keeping.filter((permission) => {
        const { appCode, code } = splitPermission(permission);
        return coverOf(rows, appCode, code) !== null;
      }),
      ...rows.flatMap(({ node_code }) => (node_code === themeRoleCode ? themeRoleCode : [])),
    ]),
  };
}

/** The accounts as teachers of those who are parents. Nobody switches to the account of an administrator. */
function listLinks(db: Kysely<Tables>, users: Users) {
  return db
    .selectFrom('parent_teacher_link as link')
    .innerJoin('app_user as person', 'person.id', 'link.parent_id')
    .select(['person.id', 'person.real_name as realName', 'link.teacher_id as other'])
    .where((eb) => isOf(eb.ref('link.parent_id'), users))
    .execute();
}
