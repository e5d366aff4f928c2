import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { CookieChange, Cookies, RequestDetails } from '#platform/http';
import { DomainError } from '#shared/contracts';
import { createAuditWriter } from './audit.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { type Credentials, createCountedProof, type ProvenUser } from './password-proof.ts';
import { hashPassword } from './passwords.ts';
import { findTakenStep, type StartedSession, startSession } from './sessions.ts';
import { hasKeptPassword, upgradePasswordHash } from './user-store.ts';

/** What else happens in the transaction that opens the session. */
export type Alongside = (
  trx: Kysely<Tables>,
  user: ProvenUser,
) => Promise<{ family?: string; cookies?: readonly CookieChange[] }>;

export interface SignInCaller {
  request: RequestDetails;
  cookies: Cookies;
  /** The computer is one that several people use: nothing marks it afterwards. Default false. */
  isShared?: boolean | undefined;
}

const nothingElse: Alongside = async () => ({});

/** Signs in by name and password. */
export function createSignIn(deps: IdentityDeps) {
  const { database, clock } = deps;
  const { db } = database;
  const prove = createCountedProof(deps);
  const audit = createAuditWriter(clock);

  const openSession =
    (user: ProvenUser, { request, cookies: shown }: SignInCaller, alongside: Alongside) =>
    async (trx: Kysely<Tables>) => {
      if (!(await hasKeptPassword(database, trx, user.id, user.hash))) throw new DomainError('invalid_grant');
      const { family, cookies = [] } = await alongside(trx, user);
      const taken = await findTakenStep(trx, shown, { userId: user.id, now: clock() });
      const amr = ['pwd', ...(taken?.steps ?? [])];
      const order = { userId: user.id, amr, family, request, expiresAt: taken?.expiresAt };
      const session = await startSession(trx, order, clock());
      await audit(trx, { event: 'login_succeeded', userId: user.id, loginName: user.loginName }, request);
      return { ...session, cookies: [...session.cookies, ...cookies] };
    };

  /** @throws DomainError `invalid_grant`, `account_disabled`, `too_many_attempts` or `store_unavailable` */
  return async (
    credentials: Credentials,
    caller: SignInCaller,
    alongside: Alongside = nothingElse,
  ): Promise<StartedSession> => {
    const { user, attempt } = await prove(credentials, caller);
    const session = await attempt.succeedWith(openSession(user, caller, alongside), {
      recognise: true,
    });
    if (user.hash !== null && user.isOutdated) {
      const to = await hashPassword(credentials.password);
      await upgradePasswordHash(db, user.id, { from: user.hash, to });
    }
    const mark = caller.isShared ? undefined : deps.knownDevices?.mark(caller.cookies, user.id);
    return mark ? { ...session, cookies: [...session.cookies, mark] } : session;
  };
}
