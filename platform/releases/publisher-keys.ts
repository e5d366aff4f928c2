import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { isDeveloper } from '#platform/developers';
import { type appKeyAdd, DomainError, type ParsedPayloadOf, type PublisherKey } from '#shared/contracts';
import type { NamedCaller, Publisher, ReleasesDeps } from './releases-deps.ts';
import { findPublicKey } from './signature.ts';

/** Keys of one developer that count. */
const maxKeys = 10;
const texts = {
  noKey: '不是 Ed25519 公钥（32 字节的 base64）|||This is no Ed25519 public key (32 bytes in base64)',
  taken: '这个公钥已经登记过，请生成新的密钥|||This public key was registered before. Make a new one',
  tooMany: `最多 ${maxKeys} 个发布密钥|||At most ${maxKeys} publisher keys`,
} as const;

export async function listKeys(
  { database: { db } }: ReleasesDeps,
  reader: Publisher,
): Promise<PublisherKey[]> {
  requireDeveloper(reader);
  const rows = await selectKeys(db, reader.userId).orderBy('created_at').orderBy('id').execute();
  return rows.map(toKey);
}

/** @throws DomainError `forbidden`, `invalid_input`, `conflict` for a key that somebody registered */
export async function addKey(
  { database, clock, writeAudit }: ReleasesDeps,
  { principal, request }: NamedCaller,
  { name, publicKey }: ParsedPayloadOf<typeof appKeyAdd>,
): Promise<PublisherKey> {
  requireDeveloper(principal);
  if (!findPublicKey(publicKey))
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'publicKey', message: texts.noKey }] });
  const { userId, loginName } = principal;
  const row = {
    ...{ id: randomUUID(), user_id: userId, name, public_key: publicKey },
    ...{ created_at: clock(), last_used_at: null, removed_at: null },
  };
  const insert = database.db.transaction().execute(async (trx) => {
    // The row of the owner is the lock of her keys.
    await trx.updateTable('app_user').set({ id: userId }).where('id', '=', userId).execute();
    const known = await selectKeys(trx, userId).execute();
    if (known.length >= maxKeys) throw new DomainError('conflict', { message: texts.tooMany });
    await trx.insertInto('publisher_key').values(row).execute();
    const detail = JSON.stringify({ keyId: row.id, name });
    await writeAudit(trx, { event: 'app_key_added', userId, loginName, detail }, request);
  });
  await insert.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('conflict', { message: texts.taken }) : error;
  });
  return toKey(row);
}

/** @throws DomainError `not_found` */
export async function removeKey(
  { database, clock, writeAudit }: ReleasesDeps,
  { principal: { userId, loginName }, request }: NamedCaller,
  keyId: string,
): Promise<null> {
  await database.db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('publisher_key')
      .set({ removed_at: clock() })
      .where('id', '=', keyId)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new DomainError('not_found');
    const detail = JSON.stringify({ keyId, name: removed.name });
    await writeAudit(trx, { event: 'app_key_removed', userId, loginName, detail }, request);
  });
  return null;
}

function selectKeys(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('publisher_key')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null);
}

/** @throws DomainError `forbidden` */
export function requireDeveloper(reader: Publisher): void {
  if (!isDeveloper(reader)) throw new DomainError('forbidden');
}

function toKey(row: Selectable<Tables['publisher_key']>): PublisherKey {
  return {
    keyId: row.id,
    name: row.name,
    publicKey: row.public_key,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  };
}
