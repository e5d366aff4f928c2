import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RoleGrant } from '#shared/contracts';

/** Permissions that are written as `app:node`. */
export function grantsOf(...codes: string[]): RoleGrant[] {
  return codes.map((code) => {
    const [appCode = '', nodeCode = ''] = code.split(':');
    return { appCode, nodeCode };
  });
}

/** Gives a person permissions of her own. */
export async function grantDirectly(db: Kysely<Tables>, userId: string, ...codes: string[]): Promise<void> {
  const rows = grantsOf(...codes).map(({ appCode, nodeCode }) => ({
    user_id: userId,
    app_code: appCode,
    node_code: nodeCode,
  }));
  await db.insertInto('resource_grant').values(rows).execute();
}

/** Takes all roles from a person, so that these permissions are added to what is granted to her alone. */
export async function limitTo(db: Kysely<Tables>, userId: string, ...codes: string[]): Promise<void> {
  await db.deleteFrom('user_role').where('user_id', '=', userId).execute();
  await grantDirectly(db, userId, ...codes);
}
