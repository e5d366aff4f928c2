import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError, isStudent } from '#shared/contracts';

/** Bytes that may be kept. */
export interface Quotas {
  /** By one user who is no student. */
  user: number;
  student: number;
  /** By all users of a unit together; a content that several have counts once. */
  unit: number;
}

const gigabyte = 1024 ** 3;

export const defaultQuotas: Quotas = { user: 5 * gigabyte, student: gigabyte, unit: 200 * gigabyte };

type Owner = Pick<Principal, 'userId' | 'unitId' | 'userType'>;
type Scope = 'user' | 'unit';

export interface Usage {
  used: number;
  quota: number;
  unitUsed: number;
  unitQuota: number;
}

export async function readUsage(db: Kysely<Tables>, quotas: Quotas, owner: Owner): Promise<Usage> {
  const rows = await db
    .selectFrom('storage_use')
    .select(['scope', 'bytes'])
    .where((where) =>
      where.or([
        where.and([where('scope', '=', 'user'), where('id', '=', owner.userId)]),
        where.and([where('scope', '=', 'unit'), where('id', '=', owner.unitId)]),
      ]),
    )
    .execute();
  const usedBy = (scope: Scope): number => rows.find((row) => row.scope === scope)?.bytes ?? 0;
  return {
    used: usedBy('user'),
    quota: quotaOf(quotas, owner),
    unitUsed: usedBy('unit'),
    unitQuota: quotas.unit,
  };
}

/** Counts nothing yet. @throws DomainError `quota_reached` when so many bytes more would be too many */
export async function requireSpace(
  db: Kysely<Tables>,
  quotas: Quotas,
  owner: Owner,
  bytes: number,
): Promise<void> {
  const { used, quota, unitUsed, unitQuota } = await readUsage(db, quotas, owner);
  if (used + bytes > quota) throw createQuotaRefusal('user', used, quota);
  if (unitUsed + bytes > unitQuota) throw createQuotaRefusal('unit', unitUsed, unitQuota);
}

/** Counts bytes of a user. @throws DomainError `quota_reached` */
export async function countForUser(
  trx: Kysely<Tables>,
  quotas: Quotas,
  owner: Owner,
  bytes: number,
): Promise<void> {
  await count(trx, { scope: 'user', id: owner.userId, bytes }, quotaOf(quotas, owner));
}

/** Counts bytes of a unit. After `countForUser`, so that all lock in one order. @throws DomainError `quota_reached` */
export async function countForUnit(
  trx: Kysely<Tables>,
  quotas: Quotas,
  { unitId }: Owner,
  bytes: number,
): Promise<void> {
  await count(trx, { scope: 'unit', id: unitId, bytes }, quotas.unit);
}

/** One statement compares and counts, so that two at once cannot both take the last bytes. */
async function count(
  trx: Kysely<Tables>,
  added: { scope: Scope; id: string; bytes: number },
  quota: number,
): Promise<void> {
  const row = await trx
    .insertInto('storage_use')
    .values(added)
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'id'])
        .doUpdateSet((eb) => ({ bytes: eb('storage_use.bytes', '+', added.bytes) }))
        .where((eb) => eb('storage_use.bytes', '<=', quota - added.bytes)),
    )
    .returning('bytes')
    .executeTakeFirst();
  if (row && row.bytes <= quota) return;
  const before = await trx
    .selectFrom('storage_use')
    .select('bytes')
    .where('scope', '=', added.scope)
    .where('id', '=', added.id)
    .executeTakeFirst();
  throw createQuotaRefusal(added.scope, row ? 0 : (before?.bytes ?? 0), quota);
}

/** Bytes that a user may keep. */
export function quotaOf({ user, student }: Quotas, owner: Owner): number {
  return isStudent(owner) ? student : user;
}

function createQuotaRefusal(scope: Scope, used: number, quota: number): DomainError {
  const [zh, en] = scope === 'user' ? ['您', 'You use'] : ['学校', 'Your school uses'];
  const figures = { used: toText(used), quota: toText(quota) };
  return new DomainError('quota_reached', {
    message: `存储空间不足，文件没有保存：${zh}已使用 ${figures.used}，共 ${figures.quota}|||There is not enough storage left, so the file was not saved. ${en} ${figures.used} of ${figures.quota}`,
  });
}

/** A number of bytes as people read it. */
function toText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${Math.round((bytes / 1024 ** power) * 10) / 10} ${units[power]}`;
}
