import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireOver } from '#platform/grants';
import { requireUnit, writeLine } from '#platform/organisation';
import {
  DomainError,
  fullRoleCode,
  type ParsedPayloadOf,
  type Role,
  type rolesSetPeople,
  userTypeCodes,
} from '#shared/contracts';
import { keepAdministrators } from './keep-administrators.ts';
import { requireHeld } from './require-held.ts';
import { getRole, hasPortalRole, listHolders } from './role-rows.ts';
import type { Caller, RolesDeps } from './roles-deps.ts';

const strangers = '只能选择本单位在用的人员|||Choose enabled people of this unit only';
const administratorsOnly =
  '只有本单位在用的管理员可以成为全权管理员|||Only enabled administrators of this unit can be full administrators';
const notHeld =
  '只有拥有这个系统角色的人可以授予或收回它|||Only people who have this role of the portal can give it or take it away';

/**
 * Puts people into a role and takes others out. Who adds somebody holds all that the role grants, and who takes somebody out all that she
 * holds. A role of the portal's own is given and taken away by its holders alone.
 * @throws DomainError `forbidden`, `not_found`, `invalid_input` at `add`, `conflict` where it is the last administrator
 */
export async function setRolePeople(
  deps: RolesDeps,
  caller: Caller,
  { unitId: wanted, roleId, add, remove }: ParsedPayloadOf<typeof rolesSetPeople>,
): Promise<Role> {
  const { db, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const added = [...new Set(add)];
  const removed = [...new Set(remove)].filter((id) => !added.includes(id));
  const saved = await db.transaction().execute((trx) =>
    keepAdministrators(trx, caller.principal, unitId, async () => {
      const role = await getRole(trx, unitId, roleId);
      if (role.isSystem) await requireHolder(trx, caller, role);
      if (added.length > 0) {
        await requireHeld(trx, caller.principal, role.grants);
        await requirePeople(trx, unitId, role, added);
        await trx
          .insertInto('user_role')
          .values(added.map((user_id) => ({ user_id, role_code: role.code })))
          .onConflict((conflict) => conflict.columns(['user_id', 'role_code']).doNothing())
          .execute();
      }
      if (removed.length > 0) {
        await requireOver(trx, caller.principal, await listHolders(trx, unitId, role, removed));
        await takeAway(trx, unitId, role, removed);
      }
      const { code } = role;
      await writeLine(deps, trx, caller, { event: 'role_people_set', unitId, code, added, removed });
      return getRole(trx, unitId, roleId);
    }),
  );
  await announce([...added, ...removed]);
  return saved;
}

/** As it stands inside the transaction: another may have taken the role from her since the request began. */
async function requireHolder(trx: Kysely<Tables>, { principal }: Caller, role: Role): Promise<void> {
  if (!(await hasPortalRole(trx, principal))(role)) throw new DomainError('forbidden', { message: notHeld });
}

async function requirePeople(
  trx: Kysely<Tables>,
  unitId: string,
  { code }: Pick<Role, 'code'>,
  ids: readonly string[],
): Promise<void> {
  const isFull = code === fullRoleCode;
  const known = await trx
    .selectFrom('app_user')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('user_status', '=', 'enabled')
    .where('id', 'in', ids)
    .$if(isFull, (query) => query.where('user_type', '=', userTypeCodes.administrator))
    .execute();
  if (known.length === ids.length) return;
  const message = isFull ? administratorsOnly : strangers;
  throw new DomainError('invalid_input', { message, fieldErrors: [{ field: 'add', message }] });
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
