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
import { answerSession } from './answer-session.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findLoginPageConfig } from './login-page-config.ts';
import { createPasswordAdmission } from './password-admission.ts';
import { endSessionOf, refreshSession } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { findSessionUser } from './user-store.ts';

/** The calls of `/api/uaa/oauth` (B02, C01, C06, D06). */
export function createIdentityRoutes(deps: IdentityDeps): Route[] {
  const { db } = deps.database;
  const admit = createPasswordAdmission(deps);

  return [
    answerPublic(oauthLogin, ({ payload, ...caller }) => {
      const { remember, sharedDevice, ...credentials } = payload;
      return admit(credentials, { ...caller, isShared: sharedDevice }, async (trx, { id }) =>
        remember && !sharedDevice
          ? ((await deps.devices?.remember(trx, { userId: id, request: caller.request })) ?? {})
          : {},
      );
    }),
    answerPublic(oauthMe, async ({ cookies }) => {
      const token = findAccessToken(cookies);
      const user = token && (await findSessionUser(db, hashToken(token), deps.clock()));
      if (!user) throw new DomainError('not_signed_in');
      return { ...user, closedApps: (await deps.findClosedApps?.(db, user)) ?? [] };
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
    answerPublic(oauthUnitConfig, ({ payload }) =>
      findLoginPageConfig(db, payload.unitId, deps.hasFaces ?? false),
    ),
  ];
}
