import {
  answerPublic,
  clearedIdentityCookies,
  findAccessToken,
  findRefreshToken,
  type Route,
  withCookies,
} from '#platform/http';
import {
  DomainError,
  oauthLogin,
  oauthLogout,
  oauthMe,
  oauthRefresh,
  oauthUnitConfig,
} from '#shared/contracts';
import type { IdentityDeps } from './identity-deps.ts';
import { findLoginPageConfig } from './login-page-config.ts';
import { endSessionOf, refreshSession, type StartedSession } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { hashToken } from './tokens.ts';
import { findLoginSubject, findSessionUser } from './user-store.ts';

/** The calls of `/api/uaa/oauth` (specification 0§7). */
export const createIdentityRoutes = (deps: IdentityDeps): Route[] => {
  const { db } = deps.database;
  const signIn = createSignIn(deps);

  const answerSession = async ({ userId, cookies }: StartedSession) => {
    const subject = await findLoginSubject(db, userId);
    if (!subject) throw new DomainError('not_signed_in');
    const { id, user_type, unit_id, unit_type } = subject;
    return withCookies({ userId: id, userType: user_type, unitId: unit_id, unitType: unit_type }, cookies);
  };

  return [
    answerPublic(oauthLogin, async ({ payload, request, cookies }) => {
      const session = await signIn(payload, request);
      await endSessionOf(deps, cookies, 'replaced', request);
      return answerSession(session);
    }),
    answerPublic(oauthMe, async ({ cookies }) => {
      const token = findAccessToken(cookies);
      const user = token && (await findSessionUser(db, hashToken(token), deps.clock()));
      if (!user) throw new DomainError('not_signed_in');
      return user;
    }),
    answerPublic(oauthRefresh, async ({ cookies, request }) => {
      const token = findRefreshToken(cookies);
      if (!token) throw new DomainError('not_signed_in');
      return answerSession(await refreshSession(deps, token, request));
    }),
    answerPublic(oauthLogout, async ({ cookies, request }) => {
      await endSessionOf(deps, cookies, 'logout', request);
      return withCookies(null, clearedIdentityCookies);
    }),
    answerPublic(oauthUnitConfig, ({ payload }) => findLoginPageConfig(db, payload.unitId)),
  ];
};
