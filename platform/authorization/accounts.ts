import type { Account, AccountClaims, FindAccount } from 'oidc-provider';
import { createClientStore, findClientBar } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';

/** The claims that each scope covers. */
export const claimsByScope = {
  openid: ['sub'],
  profile: ['name', 'preferred_username', 'picture', 'user_type'],
  unit: ['unit_id', 'unit_name', 'unit_name_en', 'unit_type', 'roles'],
} as const;

/**
 * Finds the user behind a token. It finds no disabled user, and none whose unit does not use the client (any more). So
 * both take effect for tokens at once.
 */
export function createFindAccount({ db }: Pick<PortalDatabase, 'db'>): FindAccount {
  return async (ctx, id, token): Promise<Account | undefined> => {
    const user = await findUser(db, id);
    if (!user) return undefined;
    const clientId = ctx.oidc.client?.clientId;
    // Without a token this is the authorization request, which shows the user why.
    if (token && clientId) {
      const client = await createClientStore(db).find(clientId);
      if (!client || (await findClientBar(db, client, { userId: user.id, unitId: user.unit_id })))
        return undefined;
    }
    const claims = async (_use: string, scope: string): Promise<AccountClaims> => ({
      sub: user.id,
      name: user.real_name,
      preferred_username: user.login_name,
      ...(user.avatar?.startsWith('https://') ? { picture: user.avatar } : {}),
      user_type: user.user_type,
      unit_id: user.unit_id,
      unit_name: user.unit_name,
      unit_name_en: user.unit_en_name,
      unit_type: user.unit_type,
      ...(scope.split(' ').includes('unit') ? { roles: await findRoles(db, id) } : {}),
    });
    return { accountId: user.id, claims };
  };
}

function findUser(db: PortalDatabase['db'], id: string) {
  return db
    .selectFrom('app_user')
    .innerJoin('unit', 'unit.id', 'app_user.unit_id')
    .select([
      'app_user.id',
      'app_user.login_name',
      'app_user.real_name',
      'app_user.avatar',
      'app_user.user_type',
      'unit.id as unit_id',
      'unit.name as unit_name',
      'unit.en_name as unit_en_name',
      'unit.unit_type',
    ])
    .where('app_user.id', '=', id)
    .where('app_user.user_status', '=', 'enabled')
    .executeTakeFirst();
}

async function findRoles(db: PortalDatabase['db'], userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_role')
    .select('role_code')
    .where('user_id', '=', userId)
    .orderBy('role_code')
    .execute();
  return rows.map(({ role_code }) => role_code);
}
