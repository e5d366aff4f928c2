import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { writeLine } from '#platform/organisation';
import {
  DomainError,
  type ParsedPayloadOf,
  type Role,
  type rolesSetPeople,
  themeRoleCode,
} from '#shared/contracts';
import { keepAdministrators } from './keep-administrators.ts';
import { requireHeld } from './require-held.ts';
import { requireKeeper } from './require-keeper.ts';
import { getRole } from './role-rows.ts';
import type { Caller, RolesDeps } from './roles-deps.ts';

const strangers = '只能选择本单位在用的人员|||Choose enabled people of this unit only';

/**
 * Puts people into a role and takes others out. Who adds somebody holds all that the role grants.
 * @throws DomainError `forbidden`, `not_found`, `invalid_input` at `add`, `conflict` where it is the last administrator
 */
export async function setRolePeople(
  deps: RolesDeps,
  caller: Caller,
  { unitId: wanted, roleId, add, remove }: ParsedPayloadOf<typeof rolesSetPeople>,
): Promise<Role> {
  const { db, announce } = deps;
  const unitId = await requireKeeper(db, caller.principal, wanted);
  const added = [...new Set(add)];
  const removed = [...new Set(remove)].filter((id) => !added.includes(id));
  const saved = await db.transaction().execute((trx) =>
    keepAdministrators(trx, unitId, async () => {
      const role = await getRole(trx, unitId, roleId);
      if (added.length > 0) {
        await requireMayGive(trx, caller, role);
        await requirePeople(trx, unitId, added);
        await trx
          .insertInto('user_role')
          .values(added.map((user_id) => ({ user_id, role_code: role.code })))
          .onConflict((conflict) => conflict.columns(['user_id', 'role_code']).doNothing())
          .execute();
      }
      if (removed.length > 0) await takeAway(trx, unitId, role, removed);
      const { code } = role;
      await writeLine(deps, trx, caller, { event: 'role_people_set', unitId, code, added, removed });
      return getRole(trx, unitId, roleId);
    }),
  );
  await announce([...added, ...removed]);
  return saved;
}

async function requireMayGive(trx: Kysely<Tables>, { principal }: Caller, role: Role): Promise<void> {
  const isOfPortal = role.code === themeRoleCode;
  if (isOfPortal && !principal.roles.includes(role.code)) throw new DomainError('forbidden');
  await requireHeld(trx, principal, role.grants);
}

async function requirePeople(trx: Kysely<Tables>, unitId: string, ids: readonly string[]): Promise<void> {
  const known = await trx
    .selectFrom('app_user')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('user_status', '=', 'enabled')
    .where('id', 'in', ids)
    .execute();
  if (known.length === ids.length) return;
  const fieldErrors = [{ field: 'add', message: strangers }];
  throw new DomainError('invalid_input', { message: strangers, fieldErrors });
}

async function takeAway(
  trx: Kysely<Tables>,
  unitId: string,
  { code }: Role,
  ids: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('user_role')
    .where('role_code', '=', code)
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('app_user').select('id').where('unit_id', '=', unitId).where('id', 'in', ids),
    )
    .execute();
}
