import type { Request, Response } from 'express';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Authorization } from '#platform/authorization';
import type { Tables } from '#platform/database';
import { findAppAccess } from '#platform/desktop';
import { findAccessToken, type LoadPrincipal, type Principal, parseCookies } from '#platform/http';
import { appServiceGet, DomainError, findPending, okEnvelope } from '#shared/contracts';

/** Where the portal's server asks. Not below `/api`: browsers never reach it. */
export const appTokenPath = '/internal/apps/token';

/** Whether a release of an app is there for a user: her unit has one, and its audience names her. Undefined where it has no releases. */
export type IsReleasedTo = (
  db: Kysely<Tables>,
  user: Pick<Principal, 'unitId' | 'userType'>,
  code: string,
) => Promise<boolean | undefined>;

export interface TokenListenerDeps {
  readonly db: Kysely<Tables>;
  readonly loadPrincipal: LoadPrincipal;
  readonly signAppToken: Authorization['signAppToken'];
  /** Default: the catalogue alone says which apps there are. */
  readonly isReleasedTo?: IsReleasedTo | undefined;
}

/**
 * `GET /internal/apps/token?code=`: a token for the service of an app about the signed-in user, where she may open the app. Two
 * statements: who she is, and what she may do there.
 */
export function createTokenListener({ db, loadPrincipal, signAppToken, isReleasedTo }: TokenListenerDeps) {
  return async (request: Request, response: Response): Promise<void> => {
    const asked = v.safeParse(appServiceGet.payload, request.query);
    if (!asked.success) throw new DomainError('bad_request');
    const { code } = asked.output;
    const accessToken = findAccessToken(parseCookies(request.get('cookie')));
    const principal = accessToken && (await loadPrincipal(accessToken));
    if (!principal) throw new DomainError('not_signed_in');
    const pending = findPending(principal);
    if (pending) throw new DomainError(pending.code);
    const access = await findAppAccess(db, principal, code);
    const isReleased = await isReleasedTo?.(db, principal, code);
    if (!access || !(isReleased ?? access.isOpen) || access.isOpen === false)
      throw new DomainError('forbidden');
    const { token, expiresAt } = await signAppToken({
      aud: code,
      sub: principal.userId,
      unit: principal.unitId,
      unit_type: principal.unitType,
      user_type: principal.userType,
      name: access.realName,
      roles: principal.roles,
      codes: access.codes,
    });
    response.set('cache-control', 'no-store');
    response.json(okEnvelope({ token, expiresAt, userId: principal.userId }));
  };
}
