import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { isDeveloper } from '#platform/developers';
import { DomainError } from '#shared/contracts';
import type { Publisher } from './releases-deps.ts';

/** A registered key with its owner, as both are now. */
interface OwnedKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly publicKey: string;
  readonly owner: Publisher;
}

const refusals = {
  unknown:
    '发布密钥未登记或已移除，请在开发者中心登记|||This publisher key is not registered, or was removed. Register it in the developer centre',
  disabled: '发布密钥的所有者已停用|||The owner of this publisher key is disabled',
  noDeveloper:
    '发布密钥的所有者不再是教师或管理员，不能发布应用|||The owner of this publisher key is no teacher or administrator any more, and may not publish',
} as const;

/** @throws DomainError `forbidden` where nothing that the key signs counts */
export async function getOwnedKey(db: Kysely<Tables>, keyId: string): Promise<OwnedKey> {
  const row = await db
    .selectFrom('publisher_key as key')
    .innerJoin('app_user as owner', 'owner.id', 'key.user_id')
    .innerJoin('unit', 'unit.id', 'owner.unit_id')
    .select(['key.id', 'key.name', 'key.public_key'])
    .select(['owner.id as user_id', 'owner.login_name', 'owner.user_type', 'owner.user_status'])
    .select(['unit.id as unit_id', 'unit.unit_type', 'unit.status as unit_status'])
    .where('key.id', '=', keyId)
    .where('key.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw refuse('unknown');
  if (row.user_status !== 'enabled' || row.unit_status !== 'enabled') throw refuse('disabled');
  if (!isDeveloper({ userType: row.user_type })) throw refuse('noDeveloper');
  const roles = await db
    .selectFrom('user_role')
    .select('role_code')
    .where('user_id', '=', row.user_id)
    .execute();
  const owner = {
    userId: row.user_id,
    loginName: row.login_name,
    userType: row.user_type,
    unitId: row.unit_id,
    unitType: row.unit_type,
    roles: roles.map(({ role_code }) => role_code),
  };
  return { keyId: row.id, keyName: row.name, publicKey: row.public_key, owner };
}

function refuse(reason: keyof typeof refusals): DomainError {
  return new DomainError('forbidden', { message: refusals[reason] });
}
