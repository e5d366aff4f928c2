import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestFacts } from '#platform/http';
import type { Proof } from '#platform/identity';
import { createDeviceStore, type Device } from './device-store.ts';
import {
  createValidator,
  hashValidator,
  isSameHash,
  type RememberToken,
  rememberCookie,
  rememberGrace,
} from './remember-token.ts';
import type { RememberedDeps } from './remembered-deps.ts';

/** Shown late or made up: somebody else knows the selector, so nobody is believed any more. */
const punishTheft = async (
  deps: RememberedDeps,
  trx: Kysely<Tables>,
  device: Device,
  request: RequestFacts,
): Promise<void> => {
  await createDeviceStore(trx).deleteBy({ selector: device.selector });
  await deps.endFamily(trx, device.family, 'remember_token_reused');
  const subject = { userId: device.user_id, loginName: device.login_name };
  await deps.writeAudit(trx, { event: 'remember_token_reused', ...subject }, request);
};

const isInGrace = (device: Device, hash: string, now: number): boolean =>
  device.previous_hash !== null &&
  device.rotated_at !== null &&
  isSameHash(device.previous_hash, hash) &&
  now - device.rotated_at <= rememberGrace;

/** What a browser proves by its token; the token is worth nothing afterwards, the answer carries the next one. */
export const proveBrowser = async (
  deps: RememberedDeps,
  trx: Kysely<Tables>,
  { selector, validator }: RememberToken,
  request: RequestFacts,
): Promise<Proof | undefined> => {
  const now = deps.clock();
  const store = createDeviceStore(trx);
  const hash = hashValidator(validator);
  const next = createValidator();
  const isRotated = await store.rotate(selector, { from: hash, to: hashValidator(next), now });
  const device = await store.find(selector, now);
  if (!device) return undefined;
  if (device.user_status === 'disabled') {
    await store.deleteBy({ user_id: device.user_id });
    return undefined;
  }
  const proof = { userId: device.user_id, family: device.family, amr: ['remember'] };
  if (isRotated) {
    const maxAge = Math.floor((device.expires_at - now) / 1000);
    return { ...proof, cookies: [rememberCookie({ selector, validator: next }, maxAge)] };
  }
  // The tab that was faster has the next token already.
  if (isInGrace(device, hash, now)) return proof;
  await punishTheft(deps, trx, device, request);
  return undefined;
};
