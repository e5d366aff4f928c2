import type { RequestContext } from '#bff/http';
import type { CookieKeeper } from '#bff/proxy';
import type { CookieRelay, Session, SessionCookie, Sessions } from '#bff/session';
import type { Upstream } from '#bff/upstream';
import { findSafeReturnTo, oauthLogout } from '#shared/contracts';

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
  /** The configured page after a sign-in that no page asked for (B18). */
  readonly loginJumpPage?: string | null | undefined;
}

/** Knows what home is for whom: the page route. */
const frontDoor = '/';

/** Where a visitor goes after a sign-in that a server walked: where she wanted to, the jump page, or home. */
export function targetAfter(
  search: string,
  { publicUrl: { origin }, loginJumpPage }: Pick<SignInParts, 'publicUrl' | 'loginJumpPage'>,
): string {
  const wanted = new URLSearchParams(search).get('redirect_uri');
  return findSafeReturnTo(wanted, origin) ?? findSafeReturnTo(loginJumpPage, origin) ?? frontDoor;
}

/** Ends a session here and, if it can be reached, at the upstream. */
export async function dismiss(
  { sessions, upstream }: Pick<SignInParts, 'sessions' | 'upstream'>,
  ctx: RequestContext,
  session: Session,
): Promise<void> {
  // Whatever the upstream says, nobody can come back with this session.
  await upstream
    .postUpstream({ ...ctx, session }, oauthLogout.path, { form: {}, headers: {} })
    .catch(() => undefined);
  await sessions.destroy(session);
}
