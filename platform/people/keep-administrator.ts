import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { selectFullAdministrators } from '#platform/grants';
import { DomainError, userTypeCodes } from '#shared/contracts';

const lastAdministrator =
  '这是本单位最后一位可用的管理员，没有保存更改|||This is the last active administrator of the unit, so nothing was changed';

const lastFullAdministrator =
  '这是本单位最后一位可用的全权管理员，没有保存更改|||This is the last active full administrator of the unit, so nothing was changed';

/**
 * Before an administrator is disabled, or becomes somebody else. The caller holds the unit, so that two administrators cannot take each
 * other away.
 * @throws DomainError `conflict` where nobody else administrates the unit, or nobody else holds everything there as she does
 */
export async function requireOtherAdministrator(
  trx: Kysely<Tables>,
  unitId: string,
  userId: string,
): Promise<void> {
  const other = await trx
    .selectFrom('app_user')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('user_type', '=', userTypeCodes.administrator)
    .where('user_status', '=', 'enabled')
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new DomainError('conflict', { message: lastAdministrator });
  const full = await selectFullAdministrators(trx, unitId).select('administrator.id').execute();
  if (full.length === 1 && full[0]?.id === userId)
    throw new DomainError('conflict', { message: lastFullAdministrator });
}
