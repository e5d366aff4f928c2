import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import {
  type AnswerOf,
  type clientOwnerAdd,
  type clientOwnerList,
  type clientOwnerRemove,
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { isBureauAdministrator, isDeveloper } from './client-rights.ts';
import { getClient } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

const maxOwners = 20;

/** @throws DomainError `not_found`, `forbidden` */
export async function listOwners(
  { database: { db } }: DevelopersDeps,
  principal: Principal,
  clientId: string,
): Promise<AnswerOf<typeof clientOwnerList>> {
  const { client } = await getClient(db, principal, clientId, 'manage');
  if (client.ownerUserIds.length === 0) return [];
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('unit', 'unit.id', 'app_user.unit_id')
    .select(['app_user.id', 'login_name', 'real_name', 'unit_id', 'unit.name', 'unit.en_name'])
    .where('app_user.id', 'in', client.ownerUserIds)
    .orderBy('login_name')
    .execute();
  return rows.map(({ id, login_name, real_name, unit_id, name, en_name }) => ({
    userId: id,
    loginName: login_name,
    realName: real_name,
    unit: { unitId: unit_id, name, enName: en_name },
  }));
}

const stranger =
  '本单位没有这个登录名的教师或管理员|||No teacher or administrator of this unit has that login name';
const alreadyOwner = '该账号已经是负责人|||This account is an owner already';

/** @throws DomainError `not_found`, `forbidden`, `invalid_input` */
export async function addOwner(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, loginName }: ParsedPayloadOf<typeof clientOwnerAdd>,
): Promise<void> {
  await changeClient(deps, caller, {
    clientId,
    right: 'manage',
    decide: async ({ client }, trx) => {
      const { principal } = caller;
      const found = await findCandidate(trx, principal, client.unitId ?? principal.unitId, loginName);
      if (!found) throw refuseLogin(stranger);
      if (client.ownerUserIds.includes(found.id)) throw refuseLogin(alreadyOwner);
      if (client.ownerUserIds.length >= maxOwners) throw new DomainError('conflict');
      const owner_user_ids = JSON.stringify([...client.ownerUserIds, found.id]);
      return { change: { owner_user_ids }, trace: { act: 'owner.added', detail: found.login_name } };
    },
  });
}

const lastOwner = '至少保留一位负责人|||At least one owner has to stay';

/** @throws DomainError `not_found`, `forbidden`, `conflict` */
export async function removeOwner(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, userId }: ParsedPayloadOf<typeof clientOwnerRemove>,
): Promise<void> {
  await changeClient(deps, caller, {
    clientId,
    right: 'manage',
    decide: async ({ client }) => {
      if (!client.ownerUserIds.includes(userId)) throw new DomainError('not_found');
      const rest = client.ownerUserIds.filter((id) => id !== userId);
      if (rest.length === 0) throw new DomainError('conflict', { message: lastOwner });
      const change = { owner_user_ids: JSON.stringify(rest) };
      return { change, trace: { act: 'owner.removed', detail: userId } };
    },
  });
}

/** Somebody of the client's own unit; only the bureau reaches further. A user from elsewhere does not exist here. */
async function findCandidate(trx: Kysely<Tables>, reader: Principal, unitId: string, loginName: string) {
  const row = await trx
    .selectFrom('app_user')
    .select(['id', 'login_name', 'user_type', 'unit_id'])
    .where((eb) => eb(eb.fn('lower', ['login_name']), '=', loginName.toLowerCase()))
    .where('user_status', '=', 'enabled')
    .executeTakeFirst();
  if (!row || !isDeveloper({ userType: row.user_type })) return undefined;
  return row.unit_id === unitId || isBureauAdministrator(reader) ? row : undefined;
}

function refuseLogin(message: string): DomainError {
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'loginName', message }] });
}
