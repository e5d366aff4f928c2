import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { CookieChange, Cookies, Principal, RequestDetails } from '#platform/http';
import { browserFamily, deviceLabel, hashToken, type Proof } from '#platform/identity';
import { DomainError } from '#shared/contracts';
import { createDeviceStore } from './device-store.ts';
import { createValidator, hashValidator, isSameHash, rememberLifetime } from './remember-token.ts';
import type { RememberedDeps } from './remembered-deps.ts';

const name = 'sy_device';
const path = '/api/uaa/oauth';

/**
 * Gives a phone a client id and the cookie that belongs to it (D-12).
 * @throws DomainError `forbidden` elsewhere
 */
export async function rememberClient(
  { database: { db }, clock, writeAudit }: RememberedDeps,
  principal: Principal,
  request: RequestDetails,
): Promise<{ userClientId: string; expiresAt: string; cookie: CookieChange }> {
  if (!isPhone(request)) throw new DomainError('forbidden');
  const now = clock();
  const [userClientId, secret] = [createValidator(), createValidator()];
  await db.transaction().execute(async (trx) => {
    await createDeviceStore(trx).insert({
      selector: hashToken(userClientId),
      user_id: principal.userId,
      family: `dev_${randomUUID()}`,
      kind: 'client',
      validator_hash: hashValidator(secret),
      device_label: deviceLabel(request.userAgent),
      ua_family: browserFamily(request.userAgent),
      created_at: now,
      last_used_at: now,
      expires_at: now + rememberLifetime,
    });
    const line = { event: 'device_remembered', userId: principal.userId, loginName: principal.loginName };
    await writeAudit(trx, line, request);
  });
  return {
    userClientId,
    expiresAt: new Date(now + rememberLifetime).toISOString(),
    cookie: { name, path, value: secret, maxAge: rememberLifetime / 1000 },
  };
}

/** What a client id proves, on a phone and with the cookie of the same device. */
export async function proveClient(
  { clock }: Pick<RememberedDeps, 'clock'>,
  trx: Kysely<Tables>,
  { userClientId, cookies, request }: { userClientId: string; cookies: Cookies; request: RequestDetails },
): Promise<Proof | undefined> {
  if (!isPhone(request)) return undefined;
  const now = clock();
  const store = createDeviceStore(trx);
  const device = await store.find(hashToken(userClientId), now);
  const secret = cookies.get(name) ?? '';
  if (device?.kind !== 'client' || !isSameHash(device.validator_hash, hashValidator(secret)))
    return undefined;
  await store.touch(device.selector, now);
  return { userId: device.user_id, family: device.family, amr: ['client'] };
}

function isPhone({ device }: RequestDetails): boolean {
  return device === 'app' || device === 'h5';
}
