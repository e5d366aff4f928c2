import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { keepingApps } from '#platform/grants';
import { fullRoleCode, themeRoleCode } from '#shared/contracts';

/**
 * Takes from somebody who is an administrator no more all that she kept the unit by: her own grants, the roles of the portal, and the roles
 * of the unit that grant a part of it. Who makes her one again decides anew.
 */
export async function endKeeping(trx: Kysely<Tables>, unitId: string, userId: string): Promise<void> {
  await trx
    .deleteFrom('resource_grant')
    .where('user_id', '=', userId)
    .where('app_code', 'in', keepingApps)
    .execute();
  await trx
    .deleteFrom('user_role')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('role_code', 'in', [fullRoleCode, themeRoleCode]),
        eb(
          'role_code',
          'in',
          eb
            .selectFrom('unit_role as role')
            .innerJoin('role_grant as given', 'given.role_id', 'role.id')
            .select('role.code')
            .where('role.unit_id', '=', unitId)
            .where('given.app_code', 'in', keepingApps),
        ),
      ]),
    )
    .execute();
}
