import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { CookieChange, Cookies, Principal, RequestDetails } from '#platform/http';
import { createToken, deviceLabel, hashToken, isSessionLiving, type Proof } from '#platform/identity';

/** In milliseconds. */
export const qrLifetime = 2 * 60 * 1000;

const name = 'sy_qr';
const path = '/api/uaa/social/qr';

/** What the waiting browser keeps. */
export function findPollSecret(cookies: Cookies): string | undefined {
  return cookies.get(name) || undefined;
}

/** A code for one screen. */
export async function createQr(
  db: Kysely<Tables>,
  request: RequestDetails,
  now: number,
): Promise<{ scanToken: string; cookie: CookieChange }> {
  const [scanToken, pollSecret] = [createToken(), createToken()];
  await db
    .insertInto('qr_sign_in')
    .values({
      poll_hash: hashToken(pollSecret),
      scan_hash: hashToken(scanToken),
      device_label: deviceLabel(request.userAgent),
      ip: request.ip,
      created_at: now,
      expires_at: now + qrLifetime,
    })
    .execute();
  return { scanToken, cookie: { name, path, value: pollSecret, maxAge: qrLifetime / 1000 } };
}

/** The screen of a code that waits for its confirmation. */
export function findWaitingScreen(db: Kysely<Tables>, scanToken: string, now: number) {
  return db
    .selectFrom('qr_sign_in')
    .select(['device_label', 'ip', 'created_at'])
    .where('scan_hash', '=', hashToken(scanToken))
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Confirms a code: of two confirmations at once one counts. */
export async function confirmQr(
  db: Kysely<Tables>,
  scanToken: string,
  { userId, sessionId, amr }: Principal,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('qr_sign_in')
    .set({ user_id: userId, session_id: sessionId, amr: amr.join(' ') })
    .where('scan_hash', '=', hashToken(scanToken))
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where the code of a browser stands. */
export async function stateOfQr(
  db: Kysely<Tables>,
  pollSecret: string,
  now: number,
): Promise<'waiting' | 'over' | 'confirmed'> {
  const row = await db
    .selectFrom('qr_sign_in')
    .select('user_id')
    .where('poll_hash', '=', hashToken(pollSecret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return 'over';
  return row.user_id === null ? 'waiting' : 'confirmed';
}

/** Redeems a confirmed code. */
export async function redeemQr(
  trx: Kysely<Tables>,
  pollSecret: string,
  now: number,
): Promise<Proof | undefined> {
  const row = await trx
    .deleteFrom('qr_sign_in')
    .where('poll_hash', '=', hashToken(pollSecret))
    .where('user_id', 'is not', null)
    .returning(['user_id', 'session_id', 'amr', 'expires_at'])
    .executeTakeFirst();
  if (!row?.user_id || !row.session_id || row.expires_at <= now) return undefined;
  if (!(await isSessionLiving(trx, row.session_id, now))) return undefined;
  return { userId: row.user_id, amr: [...new Set([...(row.amr ?? '').split(' '), 'qr'])] };
}
