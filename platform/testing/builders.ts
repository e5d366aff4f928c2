import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { AppUserTable, Tables, UnitTable } from '#platform/database';
import { fullRoleCode } from '#shared/contracts';

/** A school unit with an id of its own. */
export function buildUnit(overrides: Partial<Insertable<UnitTable>> = {}): Insertable<UnitTable> {
  return {
    id: `U-${randomUUID()}`,
    name: '测试小学',
    en_name: 'Test School',
    unit_type: 2,
    status: 'enabled',
    deploy_path: 'pages',
    is_oam: 0,
    campus_units: null,
    allow_url_credentials: 0,
    footer: null,
    link: null,
    decoration_set: null,
    message_config: null,
    default_theme: null,
    ...overrides,
  };
}

type UserOverrides = Partial<Insertable<AppUserTable>> & Pick<Insertable<AppUserTable>, 'unit_id'>;

/** A teacher without a password, with an id and a login name of its own; every column is there. */
export function buildUser(overrides: UserOverrides): Insertable<AppUserTable> {
  const id = randomUUID();
  return {
    id,
    login_name: `user-${id}`,
    real_name: '王老师',
    name_readings: '',
    user_type: 2,
    sex: '',
    phone: '',
    email: '',
    grade_name: '',
    class_name: '',
    avatar: null,
    user_status: 'enabled',
    superman: 0,
    password_hash: null,
    revision: 1,
    created_at: 0,
    updated_at: 0,
    ...overrides,
  };
}

/** Inserts a unit and one user of it. */
export async function insertUnitWithUser(
  db: Kysely<Tables>,
  user: Partial<Insertable<AppUserTable>> = {},
  unit: Partial<Insertable<UnitTable>> = {},
): Promise<{ unit: Insertable<UnitTable>; user: Insertable<AppUserTable> }> {
  const builtUnit = buildUnit(unit);
  const builtUser = buildUser({ ...user, unit_id: builtUnit.id });
  await db.insertInto('unit').values(builtUnit).execute();
  await db.insertInto('app_user').values(builtUser).execute();
  return { unit: builtUnit, user: builtUser };
}

/** Gives an administrator the role by which she holds everything. */
export async function makeFullAdministrator(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.insertInto('user_role').values({ user_id: userId, role_code: fullRoleCode }).execute();
}
