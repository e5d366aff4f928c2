import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { requireOver } from '#platform/grants';
import { requireValidFields } from '#platform/http';
import { requireUnit, writeLine } from '#platform/organisation';
import {
  DomainError,
  maxRoles,
  type ParsedPayloadOf,
  type Role,
  type RoleGrant,
  roleFields,
  type rolesSave,
  wholeApp,
} from '#shared/contracts';
import { keepAdministrators } from './keep-administrators.ts';
import { requireHeld } from './require-held.ts';
import { getRole, listHolders } from './role-rows.ts';
import type { Caller, RolesDeps } from './roles-deps.ts';
import { takesAway } from './takes-away.ts';

type Payload = ParsedPayloadOf<typeof rolesSave>;

const takenCode = '已有这个代码的角色|||There is a role of this code already';
const fixedCode = '角色的代码不能修改|||The code of a role cannot be changed';
const tooMany = '角色数量已达上限|||There are as many roles as a unit may have';

/**
 * Creates or changes a role. What it grants already may stay; the caller holds herself what is added. She takes something from it where
 * nobody who has it holds more than she does.
 * @throws DomainError `forbidden`, `not_found`, `invalid_input`, or `conflict`: an old revision, a code of another role, or the last
 * administrator of the unit
 */
export async function saveRole(
  deps: RolesDeps,
  caller: Caller,
  { unitId: wanted, roleId, revision, grants, ...fields }: Payload,
): Promise<Role> {
  const { db, clock, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  requireValidFields(roleFields, fields);
  const given = withoutDoubles(grants);
  const at = clock();
  const saved = await refuseTakenCode(() =>
    db.transaction().execute((trx) =>
      keepAdministrators(trx, caller.principal, unitId, async () => {
        const before = roleId === '' ? undefined : await getRole(trx, unitId, roleId);
        if (before?.isSystem) throw new DomainError('forbidden');
        const known = new Set(before?.grants.map(keyOf));
        const added = given.filter((grant) => !known.has(keyOf(grant)));
        await requireHeld(trx, caller.principal, added);
        if (before && takesAway(before.grants, given))
          await requireOver(trx, caller.principal, await listHolders(trx, unitId, before));
        const id = before
          ? await changeRow(trx, before, { revision, fields }, at)
          : await insertRow(trx, unitId, fields, at);
        await trx.deleteFrom('role_grant').where('role_id', '=', id).execute();
        const rows = given.map((grant) => ({
          role_id: id,
          app_code: grant.appCode,
          node_code: grant.nodeCode,
        }));
        if (rows.length > 0) await trx.insertInto('role_grant').values(rows).execute();
        const event = before ? 'role_changed' : 'role_created';
        await writeLine(deps, trx, caller, { event, unitId, code: fields.code, grants: given.map(keyOf) });
        return getRole(trx, unitId, id);
      }),
    ),
  );
  await announce(await listHolders(db, unitId, saved));
  return saved;
}

async function insertRow(
  trx: Kysely<Tables>,
  unitId: string,
  { code, name, enName }: Pick<Payload, 'code' | 'name' | 'enName'>,
  at: number,
): Promise<string> {
  const { count } = await trx
    .selectFrom('unit_role')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxRoles) throw new DomainError('conflict', { message: tooMany });
  const id = randomUUID();
  await trx
    .insertInto('unit_role')
    .values({ id, unit_id: unitId, code, name, en_name: enName, updated_at: at })
    .execute();
  return id;
}

async function changeRow(
  trx: Kysely<Tables>,
  before: Role,
  { revision, fields }: { revision: number; fields: Pick<Payload, 'code' | 'name' | 'enName'> },
  at: number,
): Promise<string> {
  if (before.revision !== revision) throw new DomainError('conflict');
  if (before.code !== fields.code)
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'code', message: fixedCode }] });
  await trx
    .updateTable('unit_role')
    .set({ name: fields.name, en_name: fields.enName, revision: revision + 1, updated_at: at })
    .where('id', '=', before.roleId)
    .execute();
  return before.roleId;
}

/** Beside a whole app no node of it is needed. */
function withoutDoubles(grants: readonly RoleGrant[]): RoleGrant[] {
  const whole = new Set(grants.filter(({ nodeCode }) => nodeCode === wholeApp).map(({ appCode }) => appCode));
  const needed = grants.filter(({ appCode, nodeCode }) => nodeCode === wholeApp || !whole.has(appCode));
  return [...new Map(needed.map((grant) => [keyOf(grant), grant])).values()];
}

function keyOf({ appCode, nodeCode }: RoleGrant): string {
  return `${appCode}:${nodeCode}`;
}

async function refuseTakenCode<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const fieldErrors = [{ field: 'code', message: takenCode }];
    throw new DomainError('conflict', { message: takenCode, fieldErrors, cause: error });
  }
}
