import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import { browserFamily, deriveToken, networkOf, type Proof } from '#platform/identity';
import { createDeviceStore, type Device } from './device-store.ts';
import {
  clearedAttemptCookie,
  createValidator,
  hashValidator,
  isSameHash,
  type RememberToken,
  rememberCookie,
  rememberGrace,
} from './remember-token.ts';
import type { RememberedDeps } from './remembered-deps.ts';

/** What a browser shows to be signed in again. */
export interface ShownToken extends RememberToken {
  /** Names the attempt (`findAttempt`): repeated with the same name, it leads to the same next token. */
  readonly attempt: string | undefined;
}

/** What a browser proves by its token; the token is worth nothing afterwards, the answer carries the next one. */
export async function proveBrowser(
  deps: RememberedDeps,
  trx: Kysely<Tables>,
  { selector, validator, attempt }: ShownToken,
  request: RequestDetails,
): Promise<Proof | undefined> {
  const now = deps.clock();
  const store = createDeviceStore(trx);
  const hash = hashValidator(validator);
  const next = attempt ? deriveToken(validator, attempt) : createValidator();
  const nextHash = hashValidator(next);
  const isRotated = await store.rotate(selector, {
    from: hash,
    to: nextHash,
    network: networkOf(request.ip),
    now,
  });
  const device = await store.find(selector, now);
  if (!device) return undefined;
  if (device.user_status === 'disabled') {
    await store.deleteBy({ user_id: device.user_id });
    return undefined;
  }
  const proof = { userId: device.user_id, family: device.family, amr: ['remember'] };
  if (isRotated || isSameAttempt(device, hash, nextHash)) {
    const maxAge = Math.floor((device.expires_at - now) / 1000);
    const cookies = [rememberCookie({ selector, validator: next }, maxAge), clearedAttemptCookie];
    return { ...proof, cookies };
  }
  // The tab that was faster has the next token already.
  if (isInGrace(device, hash, now) && isSameBrowser(device, request)) return proof;
  await punishTheft(deps, trx, device, request);
  return undefined;
}

/** The same attempt once more, its first answer lost: the token it led to has not been used since. */
function isSameAttempt(device: Device, hash: string, nextHash: string): boolean {
  return (
    device.previous_hash !== null &&
    isSameHash(device.previous_hash, hash) &&
    isSameHash(device.validator_hash, nextHash)
  );
}

function isInGrace(device: Device, hash: string, now: number): boolean {
  return (
    device.previous_hash !== null &&
    device.rotated_at !== null &&
    isSameHash(device.previous_hash, hash) &&
    now - device.rotated_at <= rememberGrace
  );
}

/** Tabs of one browser share its family and its network; a thief who carried the token elsewhere does not. */
function isSameBrowser(device: Device, { userAgent, ip }: RequestDetails): boolean {
  return (
    device.ua_family === browserFamily(userAgent) &&
    (device.rotated_network === null || device.rotated_network === networkOf(ip))
  );
}

/** Shown late or made up: somebody else knows the selector, so nobody is believed any more. */
async function punishTheft(
  deps: RememberedDeps,
  trx: Kysely<Tables>,
  device: Device,
  request: RequestDetails,
): Promise<void> {
  await createDeviceStore(trx).deleteBy({ selector: device.selector });
  await deps.endFamily(trx, device.family, 'remember_token_reused');
  const subject = { userId: device.user_id, loginName: device.login_name };
  await deps.writeAudit(trx, { event: 'remember_token_reused', ...subject }, request);
}
