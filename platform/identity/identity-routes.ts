import {
  answerPublic,
  type CookieChange,
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
import { answerSession } from './answer-session.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findLoginPageConfig } from './login-page-config.ts';
import { endSessionOf, refreshSession } from './sessions.ts';
import { type Alongside, createSignIn } from './sign-in.ts';
import { hashToken } from './tokens.ts';
import { findSessionUser } from './user-store.ts';

/** The calls of `/api/uaa/oauth` (specification 0§7). */
export const createIdentityRoutes = (deps: IdentityDeps): Route[] => {
  const { db } = deps.database;
  const signIn = createSignIn(deps);

  return [
    answerPublic(oauthLogin, async ({ payload, request, cookies }) => {
      const { remember, sharedDevice, ...credentials } = payload;
      const remembered: Alongside = async (trx, user) =>
        remember && !sharedDevice
          ? ((await deps.devices?.remember(trx, { userId: user.id, request })) ?? {})
          : {};
      const session = await signIn(credentials, request, remembered);
      const forgotten = (await deps.devices?.forget(db, cookies)) ?? [];
      await endSessionOf(deps, cookies, 'replaced', request);
      const isSet = ({ name }: CookieChange): boolean =>
        session.cookies.some((cookie) => cookie.name === name);
      const cleared = forgotten.filter((cookie) => !isSet(cookie));
      return answerSession(deps, { ...session, cookies: [...session.cookies, ...cleared] });
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
      return answerSession(deps, await refreshSession(deps, token, request));
    }),
    answerPublic(oauthLogout, async ({ cookies, request }) => {
      const forgotten = (await deps.devices?.forget(db, cookies)) ?? [];
      await endSessionOf(deps, cookies, 'logout', request);
      return withCookies(null, [...clearedIdentityCookies, ...forgotten]);
    }),
    answerPublic(oauthUnitConfig, ({ payload }) => findLoginPageConfig(db, payload.unitId)),
  ];
};
