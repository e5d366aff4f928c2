import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  type CookieChange,
  type Cookies,
  findAccessToken,
  findRefreshToken,
  identityCookies,
  type RequestDetails,
} from '#platform/http';
import { DomainError } from '#shared/contracts';
import { createAuditWriter } from './audit.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { lifetimes } from './lifetimes.ts';
import { findTakenSteps, type SecondStepMethod } from './missing-step.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createToken, deriveToken, hashToken } from './tokens.ts';

export interface SessionOrder {
  userId: string;
  /** How the user proved who it is (RFC 8176). */
  amr: readonly string[];
  /** Sessions to be revoked together; default: this one alone. */
  family?: string | undefined;
  /** It ends then at the latest, epoch ms; default 12 hours from now. */
  expiresAt?: number | undefined;
  request: RequestDetails;
}

export interface StartedSession {
  userId: string;
  sessionId: string;
  cookies: CookieChange[];
}

/** Ends the sessions of one family; inside a transaction when `db` is one. */
export function createFamilyEnder({ clock }: Pick<IdentityDeps, 'clock'>) {
  return (db: Kysely<Tables>, family: string, reason: string): Promise<number> =>
    createSessionStore(db).revoke('family', family, reason, clock());
}

/** Starts a session; inside the transaction that decided that the user may have one. */
export async function startSession(
  trx: Kysely<Tables>,
  { request, expiresAt: latest = Number.POSITIVE_INFINITY, ...subject }: SessionOrder,
  now: number,
): Promise<StartedSession> {
  const store = createSessionStore(trx);
  const expiresAt = Math.min(now + lifetimes.session, latest);
  const { ip, userAgent: client } = request;
  const id = await store.insertSession({ ...subject, ip, client, now, expiresAt });
  return {
    userId: subject.userId,
    sessionId: id,
    cookies: await issueTokens(store, { id, expiresAt }, createToken(), now),
  };
}

/**
 * Ends every session of a user and forgets the devices; inside a transaction when `db` is one. Answers how many
 * there were.
 */
export function createSessionsEnder({ clock, devices }: Pick<IdentityDeps, 'clock' | 'devices'>) {
  return async (db: Kysely<Tables>, userId: string, reason: string): Promise<number> => {
    await devices?.forgetUser(db, userId);
    return createSessionStore(db).revoke('user_id', userId, reason, clock());
  };
}

/**
 * Ends the session that the cookies name, if any, with those of its family.
 * @param successor id of the session that takes its place; a remembered browser's is of the same family
 */
export async function endSessionOf(
  { database: { db }, clock, devices }: IdentityDeps,
  cookies: Cookies,
  reason: 'logout' | 'replaced',
  request: RequestDetails,
  successor?: string,
): Promise<void> {
  const hashes = tokenHashesOf(cookies);
  if (hashes.length === 0) return;
  const store = createSessionStore(db);
  const session = await store.findSessionOfTokens(hashes);
  if (!session || (await store.revoke('family', session.family, reason, clock(), successor)) === 0) return;
  if (reason === 'logout') await devices?.forgetFamily(db, session.family);
  const line = { event: reason === 'logout' ? 'logout' : 'session_replaced', userId: session.user_id };
  await createAuditWriter(clock)(db, { ...line, loginName: session.login_name }, request);
}

/**
 * Trades a refresh token for a new pair. Of several trades at once exactly one wins; a token that was traded more than
 * 10 seconds ago revokes the whole family (RFC 9700 §4.14.2). A trade with the same idempotency key is the same trade:
 * its answer is given again until the next token is used, so that a broken line signs nobody out.
 * @throws DomainError `not_signed_in`
 */
export async function refreshSession(
  deps: IdentityDeps,
  token: string,
  request: RequestDetails,
): Promise<StartedSession> {
  const hash = hashToken(token);
  const now = deps.clock();
  const { idempotencyKey } = request;
  const successor = idempotencyKey ? deriveToken(token, idempotencyKey) : createToken();
  const next = hashToken(successor);
  const renewed = await deps.database.db.transaction().execute(async (trx) => {
    const store = createSessionStore(trx);
    const id =
      (await store.consumeRefreshToken(hash, next, now)) ??
      (idempotencyKey && (await store.findSameTrade(hash, next, now)));
    if (!id) return undefined;
    const { userId, expiresAt } = await store.touchSession(id, now);
    return { userId, sessionId: id, cookies: await issueTokens(store, { id, expiresAt }, successor, now) };
  });
  if (renewed) return renewed;
  await punishReuse(deps, hash, request);
  throw new DomainError('not_signed_in');
}

/** Whether a session counts right now. */
export async function isSessionLiving(db: Kysely<Tables>, sessionId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('auth_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** A fresh pair of tokens for a session, as cookies. */
async function issueTokens(
  store: SessionStore,
  session: { id: string; expiresAt: number },
  refreshToken: string,
  now: number,
): Promise<CookieChange[]> {
  const accessToken = createToken();
  const accessExpiresAt = Math.min(now + lifetimes.accessToken, session.expiresAt);
  const sessionId = session.id;
  await store.insertAccessToken({ hash: hashToken(accessToken), sessionId, expiresAt: accessExpiresAt });
  await store.insertRefreshToken({ hash: hashToken(refreshToken), sessionId, expiresAt: session.expiresAt });
  return identityCookies(accessToken, refreshToken, {
    access: Math.floor((accessExpiresAt - now) / 1000),
    refresh: Math.floor((session.expiresAt - now) / 1000),
  });
}

/**
 * Whether the browser's living session is the same user's and has its second step: a password that is given again, for a
 * step-up, asks for no code. What comes of it ends when that session would have ended.
 */
export async function findTakenStep(
  trx: Kysely<Tables>,
  cookies: Cookies,
  { userId, now }: { userId: string; now: number },
): Promise<{ steps: readonly SecondStepMethod[]; expiresAt: number } | undefined> {
  const hashes = tokenHashesOf(cookies);
  if (hashes.length === 0) return undefined;
  const session = await createSessionStore(trx).findSessionOfTokens(hashes);
  if (session?.user_id !== userId || session.expires_at <= now) return undefined;
  const steps = findTakenSteps(session.amr.split(' '));
  return steps.length > 0 ? { steps, expiresAt: session.expires_at } : undefined;
}

function tokenHashesOf(cookies: Cookies): string[] {
  return [findAccessToken(cookies), findRefreshToken(cookies)]
    .filter((token) => token !== undefined)
    .map(hashToken);
}

/** A token that was used before: within the grace two tabs raced, later somebody has a copy. */
async function punishReuse(deps: IdentityDeps, hash: string, request: RequestDetails): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  const store = createSessionStore(db);
  const token = await store.findRefreshToken(hash);
  if (!token || token.consumed_at === null || token.revoked_at !== null) return;
  if (now - token.consumed_at <= lifetimes.refreshGrace) return;
  await store.revoke('family', token.family, 'refresh_token_reused', now);
  const line = { event: 'refresh_token_reused', userId: token.user_id, loginName: token.login_name };
  await createAuditWriter(deps.clock)(db, line, request);
  deps.log('refresh_token_reused', { requestId: request.id, userId: token.user_id });
}
