import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type PortalDatabase, prepareQuery, type Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { SessionUser } from '#shared/contracts';
import { findMissingStep, secondStepColumns } from './missing-step.ts';
import { isPasswordPending, passwordColumns } from './pending-password.ts';

interface AccessCheck {
  hash: string;
  now: number;
}

const selectPrincipal = prepareQuery((db, { hash, now }: AccessCheck) =>
  selectLivingSession(db, hash, now)
    .leftJoin('user_role', 'user_role.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'app_user.login_name',
      'app_user.user_type',
      'unit.id as unit_id',
      'unit.unit_type',
      'auth_session.id as session_id',
      'auth_session.amr',
      ...passwordColumns,
      ...secondStepColumns(db),
      'user_role.role_code',
    ]),
);

export async function findPrincipal(
  db: Kysely<Tables>,
  accessHash: string,
  now: number,
): Promise<Principal | undefined> {
  const rows = await selectPrincipal(db, { hash: accessHash, now });
  const [first] = rows;
  if (!first) return undefined;
  return {
    userId: first.id,
    loginName: first.login_name,
    userType: first.user_type,
    unitId: first.unit_id,
    unitType: first.unit_type,
    roles: rows.flatMap(({ role_code }) => role_code ?? []),
    sessionId: first.session_id,
    amr: first.amr.split(' '),
    mustChangePassword: isPasswordPending(first),
    secondStep: findMissingStep(first),
  };
}

const selectSessionUser = prepareQuery((db, { hash, now }: AccessCheck) =>
  selectLivingSession(db, hash, now).select([
    'app_user.id',
    'app_user.user_type',
    'app_user.real_name',
    'app_user.login_name',
    'app_user.avatar',
    'app_user.sex',
    'app_user.user_status',
    'app_user.superman',
    'app_user.language',
    ...passwordColumns,
    ...secondStepColumns(db),
    'auth_session.amr',
    'unit.id as unit_id',
    'unit.unit_type',
    'unit.name',
    'unit.en_name',
    'unit.status',
    'unit.campus_units',
    'unit.deploy_path',
    'unit.is_oam',
  ]),
);

/** What `me` answers, without the apps that the unit keeps from the user; the access token stays on the server. */
export async function findSessionUser(
  db: Kysely<Tables>,
  accessHash: string,
  now: number,
): Promise<Omit<SessionUser, 'closedApps'> | undefined> {
  const [row] = await selectSessionUser(db, { hash: accessHash, now });
  if (!row) return undefined;
  return {
    userId: row.id,
    userType: row.user_type,
    unitId: row.unit_id,
    unitType: row.unit_type,
    realName: row.real_name,
    loginName: row.login_name,
    avatar: row.avatar,
    sex: row.sex,
    unitName: row.name,
    unitEnName: row.en_name,
    unitStatus: row.status,
    userStatus: row.user_status,
    superman: row.superman === 1,
    accessToken: '',
    campusUnits: row.campus_units,
    deployPath: row.deploy_path,
    isOAM: row.is_oam === 1,
    language: row.language,
    mustChangePassword: isPasswordPending(row),
    secondStep: findMissingStep(row),
  };
}

const selectCredentials = prepareQuery((db, { loginName }: { loginName: string }) =>
  db
    .selectFrom('app_user')
    .leftJoin('directory_account', 'directory_account.user_id', 'app_user.id')
    .select(['id', 'login_name', 'password_hash', 'user_status', 'unit_id', 'external_id'])
    // Set where the directory of the school keeps the password.
    .select('directory_account.user_id as kept_user_id')
    .where(sql`lower(login_name)`, '=', sql`lower(${loginName})`),
);

/** The user of a login name, whatever its case. */
export async function findCredentials(db: Kysely<Tables>, loginName: string) {
  return (await selectCredentials(db, { loginName }))[0];
}

const selectLoginSubject = prepareQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('app_user')
    .innerJoin('unit', 'unit.id', 'app_user.unit_id')
    .select(['app_user.id', 'app_user.user_type', 'unit.id as unit_id', 'unit.unit_type'])
    .where('app_user.id', '=', userId),
);

export async function findLoginSubject(db: Kysely<Tables>, userId: string) {
  return (await selectLoginSubject(db, { userId }))[0];
}

const selectKept = { sqlite: prepareKept(false), postgres: prepareKept(true) };

/**
 * Whether the password that was just verified is still the user's. It locks the row. So a reset or a disabling at the
 * same moment either is seen here or ends the new session.
 */
export async function hasKeptPassword(
  { engine }: Pick<PortalDatabase, 'engine'>,
  trx: Kysely<Tables>,
  userId: string,
  passwordHash: string | null,
): Promise<boolean> {
  if (passwordHash === null) return isEnabledAndKeptElsewhere(engine, trx, userId);
  return (await selectKept[engine](trx, { userId, hash: passwordHash })).length > 0;
}

/** Whether the directory of the school keeps the password of a user. */
export async function isKeptElsewhere(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await selectKeptElsewhere(db, { userId })).length > 0;
}

const selectKeptElsewhere = prepareQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('directory_account').select('user_id').where('user_id', '=', userId),
);

async function isEnabledAndKeptElsewhere(
  engine: PortalDatabase['engine'],
  trx: Kysely<Tables>,
  userId: string,
): Promise<boolean> {
  const enabled = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('user_status', '=', 'enabled')
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  return enabled !== undefined && (await isKeptElsewhere(trx, userId));
}

/** Stores a hash with today's parameters, unless the password was changed meanwhile. */
export async function upgradePasswordHash(
  db: Kysely<Tables>,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute();
}

/** Session and user behind an access token that counts right now: one query, so that every revocation counts at once. */
function selectLivingSession(db: Kysely<Tables>, accessHash: string, now: number) {
  return db
    .selectFrom('access_token')
    .innerJoin('auth_session', 'auth_session.id', 'access_token.session_id')
    .innerJoin('app_user', 'app_user.id', 'auth_session.user_id')
    .innerJoin('unit', 'unit.id', 'app_user.unit_id')
    .leftJoin('second_step', 'second_step.user_id', 'app_user.id')
    .where('access_token.hash', '=', accessHash)
    .where('access_token.expires_at', '>', now)
    .where('auth_session.revoked_at', 'is', null)
    .where('auth_session.expires_at', '>', now)
    .where('app_user.user_status', '=', 'enabled');
}

function prepareKept(locks: boolean) {
  return prepareQuery((db, { userId, hash }: { userId: string; hash: string }) =>
    db
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .where('password_hash', '=', hash)
      .where('user_status', '=', 'enabled')
      .$if(locks, (query) => query.forShare()),
  );
}
