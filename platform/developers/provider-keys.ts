import type { Principal } from '#platform/http';
import { type AnswerOf, DomainError, type providerKeyList } from '#shared/contracts';
import { isBureauAdministrator, isUnitAdministrator } from './client-rights.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

/** The keys of the provider, for administrators. @throws DomainError `forbidden` */
export async function listProviderKeys(
  { keys }: DevelopersDeps,
  reader: Principal,
): Promise<AnswerOf<typeof providerKeyList>> {
  if (!isUnitAdministrator(reader)) throw new DomainError('forbidden');
  const { list, nextRotationAt } = await keys.list();
  return {
    list: list.map(({ kid, state, createdAt, retiredAt }) => ({
      keyId: kid,
      state,
      createdAt: isoOf(createdAt),
      keptUntil: retiredAt === null ? null : isoOf(retiredAt),
    })),
    nextRotationAt: isoOf(nextRotationAt),
    mayRotate: isBureauAdministrator(reader) && list.every(({ state }) => state !== 'next'),
  };
}

const onItsWay = '新密钥即将启用，请稍候|||A new key is about to take over. Please wait for it';

/** Replaces the key that signs. The keys are the whole portal's, so the bureau decides. @throws DomainError */
export async function rotateProviderKeys(
  { keys, database, writeAudit }: DevelopersDeps,
  { principal, request }: Caller,
): Promise<null> {
  if (!isBureauAdministrator(principal)) throw new DomainError('forbidden');
  const { list } = await keys.list();
  if (list.some(({ state }) => state === 'next')) throw new DomainError('conflict', { message: onItsWay });
  await keys.rotate();
  const { userId, loginName } = principal;
  const [newest] = (await keys.list()).list;
  await writeAudit(
    database.db,
    { event: 'signing_key_rotated', userId, loginName, detail: newest?.kid ?? '' },
    request,
  );
  return null;
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}
