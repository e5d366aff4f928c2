import { setTimeout as timer } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { CookieChange, Cookies, Reply, RequestFacts } from '#platform/http';
import { DomainError, getRefusal, isDomainError } from '#shared/contracts';
import { answerSession, type LoginResult } from './answer-session.ts';
import type { Attempt } from './attempts.ts';
import { createAuditWriter } from './audit.ts';
import { createAttemptCounter } from './counted-attempt.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { endSessionOf, type StartedSession, startSession } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** Whom a secret stands for. */
export interface Proof {
  userId: string;
  amr: readonly string[];
  family?: string | undefined;
  /** Cookies that come with the session. */
  cookies?: readonly CookieChange[];
}

export interface AdmissionOrder {
  /** Name of the way, such as `ticket`; it stands in the audit trail. */
  way: string;
  /** What was shown. Tries are counted per secret and per address. */
  secret: string;
  request: RequestFacts;
  cookies: Cookies;
  /** What to say when the secret proves nothing; the same for unknown, spent, expired and foreign ones. */
  refusal: () => Error;
  /** What has to be asked elsewhere before; never inside the transaction. An outage there is nobody's wrong try. */
  prepare?: () => Promise<void>;
  /**
   * Spends the secret, inside the transaction that opens the session. Undefined: it proves nothing; what was written
   * stays written.
   */
  prove: (trx: Kysely<Tables>) => Promise<Proof | undefined>;
}

/** The row is locked, so that a disabling at the same moment is seen here or ends the new session. */
const lockUser = ({ engine }: PortalDatabase, trx: Kysely<Tables>, userId: string) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'login_name', 'user_status'])
    .where('id', '=', userId)
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst();

/**
 * The one gate for every way in other than by password: counts the try, spends the secret, checks the account, opens a new
 * session, ends the one that the browser had (threat T32).
 */
export const createAdmission = (deps: IdentityDeps) => {
  const { database, clock, wait = timer } = deps;
  const { db } = database;
  const begin = createAttemptCounter(deps);
  const audit = createAuditWriter(clock);

  const openSession = async (
    trx: Kysely<Tables>,
    { way, request, prove }: AdmissionOrder,
  ): Promise<StartedSession | 'refused' | 'disabled'> => {
    const proof = await prove(trx);
    const user = proof && (await lockUser(database, trx, proof.userId));
    const line = { userId: user?.id, loginName: user?.login_name };
    if (!proof || !user) {
      await audit(trx, { event: 'login_failed', ...line, detail: `${way}_refused` }, request);
      return 'refused';
    }
    if (user.user_status === 'disabled') {
      await audit(trx, { event: 'login_failed', ...line, detail: `${way}, account_disabled` }, request);
      return 'disabled';
    }
    const session = await startSession(trx, { ...proof, request }, clock());
    await audit(trx, { event: 'login_succeeded', ...line, detail: way }, request);
    return { ...session, cookies: [...session.cookies, ...(proof.cookies ?? [])] };
  };

  const runPreparation = async (
    { way, request, prepare }: AdmissionOrder,
    attempt: Attempt,
  ): Promise<void> => {
    try {
      await prepare?.();
    } catch (error) {
      if (isDomainError(error) && getRefusal(error.code).status < 500)
        await audit(db, { event: 'login_failed', detail: `${way}_refused` }, request);
      else await attempt.cancel();
      throw error;
    }
  };

  /** @throws DomainError `account_disabled`, `too_many_attempts`, or what `refusal` and `prepare` make */
  return async (order: AdmissionOrder): Promise<Reply<LoginResult>> => {
    const { way, secret, request } = order;
    const attempt = await begin(`${way}:${hashToken(secret)}`, request, { detail: way });
    if (attempt.delay > 0) await wait(attempt.delay);
    await runPreparation(order, attempt);
    const session = await db.transaction().execute((trx) => openSession(trx, order));
    if (session === 'refused') throw order.refusal();
    await attempt.succeed();
    if (session === 'disabled') throw new DomainError('account_disabled');
    await endSessionOf(deps, order.cookies, 'replaced', request, session.sessionId);
    return answerSession(deps, session);
  };
};
export type Admit = ReturnType<typeof createAdmission>;
