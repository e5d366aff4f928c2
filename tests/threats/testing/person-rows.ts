import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';

/** All that is kept of somebody and that a change by others would touch, as text, one a row. */
export interface PersonRows {
  /** Her own row, her sessions that live, the devices that know her, and her second step. */
  readonly account: readonly string[];
  /** Her roles and grants. */
  readonly rights: readonly string[];
}

export async function readPersonRows(db: Kysely<Tables>, userId: string): Promise<PersonRows> {
  const of = (table: 'user_role' | 'resource_grant' | 'second_step' | 'remembered_device') =>
    db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  const [account, sessions, devices, steps, roles, grants] = await Promise.all([
    db.selectFrom('app_user').selectAll().where('id', '=', userId).execute(),
    db
      .selectFrom('auth_session')
      .select('id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute(),
    of('remembered_device'),
    of('second_step'),
    of('user_role'),
    of('resource_grant'),
  ]);
  const own = await db
    .selectFrom('user_role as held')
    .innerJoin('app_user as person', 'person.id', 'held.user_id')
    .innerJoin('unit_role as role', (join) =>
      join.onRef('role.code', '=', 'held.role_code').onRef('role.unit_id', '=', 'person.unit_id'),
    )
    .innerJoin('role_grant as given', 'given.role_id', 'role.id')
    .select(['given.app_code', 'given.node_code'])
    .where('person.id', '=', userId)
    .execute();
  return {
    account: [...account, ...sessions, ...devices, ...steps].map((row) => JSON.stringify(row)),
    rights: [
      ...roles.map(({ role_code }) => role_code),
      ...[...grants, ...own].map(({ app_code, node_code }) => `${app_code}:${node_code}`),
    ],
  };
}

/** The rights by which a unit is kept, as one reads them off the rows: those of an administrator or a teacher. */
export function keepingRightsOf({ account: [row = '{}'], rights }: PersonRows): ReadonlySet<string> {
  const { user_type: userType } = JSON.parse(row) as { user_type?: number };
  const isAdministrator = userType === userTypeCodes.administrator;
  if (!isAdministrator && userType !== userTypeCodes.teacher) return new Set();
  const isOfPortal = (right: string) => right.startsWith('XX_');
  return new Set(
    rights.filter((right) => /^(?:base|admin):/.test(right) || (isAdministrator && isOfPortal(right))),
  );
}
