import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, themeRoleCode, userTypeCodes, wholeApp } from '#shared/contracts';
import { keeperGrant } from './require-keeper.ts';

const lastKeeper =
  '这样一来，本单位就没有人能管理角色了，因此没有保存|||Nobody in this unit could manage roles any more, so this was not saved';
const lastThemeAdministrator =
  '这是最后一位主题管理员，不能移除|||This is the last theme administrator and cannot be removed';

/**
 * Runs a change of roles, and takes it back where it leaves a unit that had an administrator without one: who keeps its roles, or its
 * theme. Changes of one unit run one after the other, so that two of them cannot remove one each.
 * @throws DomainError `conflict`
 */
export async function keepAdministrators<T>(
  trx: Kysely<Tables>,
  unitId: string,
  change: () => Promise<T>,
): Promise<T> {
  // A write that changes nothing: both engines lock a row by it.
  await trx
    .updateTable('unit')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', unitId)
    .execute();
  const before = await count(trx, unitId);
  const result = await change();
  const after = await count(trx, unitId);
  if (before.keepers > 0 && after.keepers === 0) throw new DomainError('conflict', { message: lastKeeper });
  if (before.themes > 0 && after.themes === 0)
    throw new DomainError('conflict', { message: lastThemeAdministrator });
  return result;
}

async function count(trx: Kysely<Tables>, unitId: string): Promise<{ keepers: number; themes: number }> {
  const administrators = trx
    .selectFrom('app_user as person')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person.unit_id', '=', unitId)
    .where('person.user_type', '=', userTypeCodes.administrator)
    .where('person.user_status', '=', 'enabled');
  const keepers = await administrators.where(keepsRoles).executeTakeFirstOrThrow();
  const themes = await administrators
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_role as held')
          .select('held.user_id')
          .whereRef('held.user_id', '=', 'person.id')
          .where('held.role_code', '=', themeRoleCode),
      ),
    )
    .executeTakeFirstOrThrow();
  return { keepers: Number(keepers.count), themes: Number(themes.count) };
}

type People = ExpressionBuilder<Tables & { person: Tables['app_user'] }, 'person'>;

/** As the menu of the app says it: who was granted nothing of it has all of it. */
function keepsRoles(eb: People) {
  const { appCode, nodeCode } = keeperGrant;
  const own = eb
    .selectFrom('resource_grant as own')
    .select(sql.lit(1).as('one'))
    .whereRef('own.user_id', '=', 'person.id')
    .where('own.app_code', '=', appCode);
  const ofRoles = eb
    .selectFrom('user_role as held')
    .innerJoin('unit_role as role', 'role.code', 'held.role_code')
    .innerJoin('role_grant as given', 'given.role_id', 'role.id')
    .select(sql.lit(1).as('one'))
    .whereRef('held.user_id', '=', 'person.id')
    .whereRef('role.unit_id', '=', 'person.unit_id')
    .where('given.app_code', '=', appCode);
  const covers = [nodeCode, wholeApp];
  return eb.or([
    eb.exists(own.where('own.node_code', 'in', covers)),
    eb.exists(ofRoles.where('given.node_code', 'in', covers)),
    eb.not(eb.or([eb.exists(own), eb.exists(ofRoles)])),
  ]);
}
