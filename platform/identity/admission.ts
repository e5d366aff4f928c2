import { setTimeout as timer } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { CookieChange, Cookies, Reply, RequestDetails } from '#platform/http';
import { DomainError, getRefusal, isDomainError } from '#shared/contracts';
import { answerSession, type LoginResult } from './answer-session.ts';
import type { Attempt, AttemptSource } from './attempts.ts';
import { type AuditLine, createAuditWriter } from './audit.ts';
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
  /** Name of the way, such as `ticket`; it stands in the audit trail, and tries are counted for it alone. */
  way: string;
  /** What was shown, or what names it: wrong ones are counted per secret and source. */
  secret: string;
  request: RequestDetails;
  cookies: Cookies;
  /** Whose tries these are. Default: those of the request's address. */
  source?: AttemptSource;
  /**
   * What is shown can be guessed, or costs something to look at: it is counted before. Default: it is a secret of 256 bits,
   * which is looked up first and refused only when it proves nothing.
   */
  isGuessable?: boolean;
  /** What to say when the secret proves nothing; the same for unknown, used, expired and foreign ones. */
  refusal: () => Error;
  /** What has to be asked elsewhere before; never inside the transaction. An outage there is nobody's wrong try. */
  prepare?: () => Promise<void>;
  /**
   * Redeems the secret, inside the transaction that opens the session. Undefined: it proves nothing; what was written
   * stays written. `nobody`: it is right and opens no account.
   */
  prove: (trx: Kysely<Tables>) => Promise<Proof | 'nobody' | undefined>;
}

type Opened =
  | { session: StartedSession }
  | { refused: 'wrong' | 'nobody' | 'disabled'; line: Pick<AuditLine, 'userId' | 'loginName'> };

/**
 * The one gate for every way in other than by password: redeems the secret, counts wrong ones, checks the account,
 * opens a new session, ends the one that the browser had (threat T32).
 */
export function createAdmission(deps: IdentityDeps) {
  const { database, clock, wait = timer } = deps;
  const { db } = database;
  const attempts = createAttemptCounter(deps);
  const audit = createAuditWriter(clock);

  const openSession = async (trx: Kysely<Tables>, order: AdmissionOrder): Promise<Opened> => {
    const { way, request, prove } = order;
    const proof = await prove(trx);
    const user = proof && proof !== 'nobody' ? await lockUser(database, trx, proof.userId) : undefined;
    const line = { userId: user?.id, loginName: user?.login_name };
    if (proof === 'nobody') return { refused: proof, line };
    if (!proof || !user) return { refused: 'wrong', line };
    if (user.user_status === 'disabled') return { refused: 'disabled', line };
    const session = await startSession(trx, { ...proof, request }, clock());
    await audit(trx, { event: 'login_succeeded', ...line, detail: way }, request);
    return { session: { ...session, cookies: [...session.cookies, ...(proof.cookies ?? [])] } };
  };

  const countedTry = ({ way, secret, request, source }: AdmissionOrder) => ({
    way,
    name: hashToken(secret),
    request,
    source,
  });

  const begin = async (order: AdmissionOrder): Promise<Attempt> => {
    const attempt = await attempts.begin(countedTry(order));
    if (attempt.delay > 0) await wait(attempt.delay);
    return attempt;
  };

  /** Counts what proved nothing, unless that was done before. Beyond the limit nothing more is written. */
  const noteWrong = async (
    order: AdmissionOrder,
    line: Pick<AuditLine, 'userId' | 'loginName'> = {},
  ): Promise<void> => {
    if (!order.isGuessable) await attempts.miss(countedTry(order));
    await audit(db, { event: 'login_failed', ...line, detail: `${order.way}_refused` }, order.request);
  };

  const runPreparation = async (order: AdmissionOrder, attempt: Attempt | undefined): Promise<void> => {
    try {
      await order.prepare?.();
    } catch (error) {
      if (isRefusedByUs(error)) await noteWrong(order);
      else await attempt?.cancel();
      throw error;
    }
  };

  /** @throws DomainError `account_disabled`, `too_many_attempts`, or what `refusal` and `prepare` make */
  return async (order: AdmissionOrder): Promise<Reply<LoginResult>> => {
    const { way, request } = order;
    const attempt = order.isGuessable ? await begin(order) : undefined;
    await runPreparation(order, attempt);
    const opened = await db.transaction().execute((trx) => openSession(trx, order));
    if ('refused' in opened) {
      const { refused, line } = opened;
      if (refused === 'wrong') await noteWrong(order, line);
      if (refused !== 'disabled') throw order.refusal();
      await attempt?.succeed();
      const detail = `${way}, account_disabled`;
      await audit(db, { event: 'login_failed', ...line, detail }, request);
      throw new DomainError('account_disabled');
    }
    const { session } = opened;
    await attempt?.succeed();
    await endSessionOf(deps, order.cookies, 'replaced', request, session.sessionId);
    return answerSession(deps, session);
  };
}

export type Admit = ReturnType<typeof createAdmission>;

/** The row is locked, so that a disabling at the same moment is seen here or ends the new session. */
function lockUser({ engine }: PortalDatabase, trx: Kysely<Tables>, userId: string) {
  return trx
    .selectFrom('app_user')
    .select(['id', 'login_name', 'user_status'])
    .where('id', '=', userId)
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
}

function isRefusedByUs(error: unknown): boolean {
  return isDomainError(error) && getRefusal(error.code).status < 500;
}
