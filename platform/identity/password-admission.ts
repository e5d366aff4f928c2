import type { CookieChange, Reply } from '#platform/http';
import { answerSession, type LoginResult } from './answer-session.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { Credentials } from './password-proof.ts';
import { endSessionOf } from './sessions.ts';
import { type Alongside, createSignIn, type SignInCaller } from './sign-in.ts';

/** Signs in by password over whatever the browser had: its session ends, and it is remembered only if asked for anew. */
export function createPasswordAdmission(deps: IdentityDeps) {
  const { db } = deps.database;
  const signIn = createSignIn(deps);
  /** @throws DomainError `invalid_grant`, `account_disabled`, `too_many_attempts` or `store_unavailable` */
  return async (
    credentials: Credentials,
    caller: SignInCaller,
    alongside?: Alongside,
  ): Promise<Reply<LoginResult>> => {
    const { request, cookies } = caller;
    const session = await signIn(credentials, caller, alongside);
    const forgotten = (await deps.devices?.forget(db, cookies)) ?? [];
    await endSessionOf(deps, cookies, 'replaced', request);
    const isSet = ({ name }: CookieChange): boolean => session.cookies.some((cookie) => cookie.name === name);
    const cleared = forgotten.filter((cookie) => !isSet(cookie));
    return answerSession(deps, { ...session, cookies: [...session.cookies, ...cleared] });
  };
}

export type AdmitByPassword = ReturnType<typeof createPasswordAdmission>;
