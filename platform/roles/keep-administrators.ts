import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { holds } from '#platform/desktop';
import { holdUnit, isGiven, selectFullAdministrators } from '#platform/grants';
import type { Principal } from '#platform/http';
import { DomainError, type Permission, themeRoleCode, userTypeCodes } from '#shared/contracts';

const keeping: Permission = 'base:role';

const lastOnes = {
  full: '这是本单位最后一位全权管理员，因此没有保存|||This is the last full administrator of the unit, so this was not saved',
  keepers:
    '这样一来，本单位就没有人能管理角色了，因此没有保存|||Nobody in this unit could manage roles any more, so this was not saved',
  themes: '这是最后一位主题管理员，不能移除|||This is the last theme administrator and cannot be removed',
} as const;

type Counts = Readonly<Record<keyof typeof lastOnes, number>>;

/**
 * Runs a change of roles. It is taken back where a unit loses the last administrator who holds everything, keeps its roles, or keeps its
 * theme. Changes of one unit run one after the other, so that two of them cannot remove one each. A caller who lost her own rights while
 * she waited is refused.
 * @throws DomainError `forbidden`, `conflict`
 */
export async function keepAdministrators<T>(
  trx: Kysely<Tables>,
  principal: Principal,
  unitId: string,
  change: () => Promise<T>,
): Promise<T> {
  await holdUnit(trx, unitId);
  if (!(await holds(trx, principal, keeping))) throw new DomainError('forbidden');
  const before = await count(trx, unitId);
  const result = await change();
  const after = await count(trx, unitId);
  for (const kind of ['full', 'keepers', 'themes'] as const)
    if (before[kind] > 0 && after[kind] === 0) throw new DomainError('conflict', { message: lastOnes[kind] });
  return result;
}

async function count(trx: Kysely<Tables>, unitId: string): Promise<Counts> {
  const administrators = trx
    .selectFrom('app_user as person')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person.unit_id', '=', unitId)
    .where('person.user_type', '=', userTypeCodes.administrator)
    .where('person.user_status', '=', 'enabled');
  const full = await selectFullAdministrators(trx, unitId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const keepers = await administrators
    .where(isGiven(trx, sql.ref('person.id'), keeping))
    .executeTakeFirstOrThrow();
  const themes = await administrators.where((eb) => hasRole(eb, themeRoleCode)).executeTakeFirstOrThrow();
  return { full: Number(full.count), keepers: Number(keepers.count), themes: Number(themes.count) };
}

type People = ExpressionBuilder<Tables & { person: Tables['app_user'] }, 'person'>;

function hasRole(eb: People, code: string) {
  return eb.exists(
    eb
      .selectFrom('user_role as held')
      .select('held.user_id')
      .whereRef('held.user_id', '=', 'person.id')
      .where('held.role_code', '=', code),
  );
}
