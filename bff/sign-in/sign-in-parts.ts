import type { RequestContext } from '#bff/http';
import type { CookieKeeper } from '#bff/proxy';
import type { CookieRelay, Session, SessionCookie, Sessions } from '#bff/session';
import type { Upstream } from '#bff/upstream';

/** What the routes of this room build on. */
export interface SignInParts {
  /** The pinned public origin. */
  readonly publicUrl: URL;
  readonly sessions: Sessions;
  readonly sessionCookie: SessionCookie;
  readonly keeper: CookieKeeper;
  readonly relay: CookieRelay;
  readonly upstream: Upstream;
  readonly isInsecure: boolean;
}

const logoutPath = '/api/uaa/oauth/logout';

/** Ends a session here and, if it can be reached, at the upstream. */
export const dismiss = async (
  { sessions, upstream }: Pick<SignInParts, 'sessions' | 'upstream'>,
  ctx: RequestContext,
  session: Session,
): Promise<void> => {
  // Whatever the upstream says, nobody can come back with this session.
  await upstream
    .postUpstream({ ...ctx, session }, logoutPath, { form: {}, headers: {} })
    .catch(() => undefined);
  await sessions.destroy(session);
};
