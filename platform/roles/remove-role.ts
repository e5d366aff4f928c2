import { requireOver } from '#platform/grants';
import { requireUnit, writeLine } from '#platform/organisation';
import { DomainError, type ParsedPayloadOf, type rolesRemove } from '#shared/contracts';
import { keepAdministrators } from './keep-administrators.ts';
import { getRole, listHolders } from './role-rows.ts';
import type { Caller, RolesDeps } from './roles-deps.ts';

const inUse = '还有人拥有这个角色，没有删除|||People still have this role, so it was not removed';

/**
 * Removes a role, and takes it from the people who have it where that is meant. None of them holds more than the caller.
 * @throws DomainError `forbidden`, `not_found`, or `conflict`: an old revision, people who have it, or the last administrator
 */
export async function removeRole(
  deps: RolesDeps,
  caller: Caller,
  { unitId: wanted, roleId, revision, withPeople }: ParsedPayloadOf<typeof rolesRemove>,
): Promise<null> {
  const { db, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const holders = await db.transaction().execute((trx) =>
    keepAdministrators(trx, caller.principal, unitId, async () => {
      const role = await getRole(trx, unitId, roleId);
      if (role.isSystem) throw new DomainError('forbidden');
      if (role.revision !== revision) throw new DomainError('conflict');
      if (role.people > 0 && !withPeople) throw new DomainError('conflict', { message: inUse });
      const holding = await listHolders(trx, unitId, role);
      await requireOver(trx, caller.principal, holding);
      await trx
        .deleteFrom('user_role')
        .where('role_code', '=', role.code)
        .where('user_id', 'in', (eb) => eb.selectFrom('app_user').select('id').where('unit_id', '=', unitId))
        .execute();
      await trx.deleteFrom('unit_role').where('id', '=', roleId).execute();
      const { code, people } = role;
      await writeLine(deps, trx, caller, { event: 'role_removed', unitId, code, people });
      return holding;
    }),
  );
  await announce(holders);
  return null;
}
