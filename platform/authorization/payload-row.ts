import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';

/** Models whose id is what a client or a browser shows: kept as a hash, like every secret. */
const secretModels = new Set([
  'AccessToken',
  'AuthorizationCode',
  'ClientCredentials',
  'RefreshToken',
  'InitialAccessToken',
  'RegistrationAccessToken',
  'PushedAuthorizationRequest',
]);

export function isSecretModel(model: string): boolean {
  return secretModels.has(model);
}

export function storedIdOf(model: string, id: string): string {
  return isSecretModel(model) ? createHash('sha256').update(id).digest('hex') : id;
}

type PayloadRow = Selectable<Tables['oidc_payload']>;

/** @param expiresIn seconds */
export function toRow(
  model: string,
  id: string,
  payload: AdapterPayload,
  expiresIn: number | undefined,
  now: number,
): Omit<PayloadRow, 'consumed_at'> {
  const { jti, ...withoutId } = payload;
  return {
    model,
    id: storedIdOf(model, id),
    payload: JSON.stringify(isSecretModel(model) ? withoutId : { ...withoutId, jti }),
    grant_id: payload.grantId ?? null,
    user_code: payload.userCode ?? null,
    uid: model === 'Session' ? (payload.uid ?? null) : null,
    account_id: payload.accountId ?? null,
    client_id: payload.clientId ?? null,
    session_uid: payload.sessionUid ?? null,
    expires_at: expiresIn === undefined ? null : now + expiresIn * 1000,
  };
}

/**
 * The library reads the machine's time; what the platform's clock says is what counts. Both agree outside of tests, and
 * there the stored instant is moved from one to the other.
 */
export function toMachineSeconds(instant: number, clock: Clock): number {
  return Math.floor((instant + Date.now() - clock()) / 1000);
}

/** @param id what the caller showed; undefined where the payload itself holds it */
export function fromRow(row: PayloadRow, id: string | undefined, clock: Clock): AdapterPayload {
  return {
    ...parsePayload(row.payload),
    ...(id === undefined ? {} : { jti: id }),
    ...(row.expires_at === null ? {} : { exp: toMachineSeconds(row.expires_at, clock) }),
    ...(row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at / 1000) }),
  };
}

function parsePayload(json: string): AdapterPayload {
  return JSON.parse(json);
}
