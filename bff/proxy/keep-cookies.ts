import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '#bff/http';
import {
  defaultTokenCookies,
  isSettingCookie,
  type SessionCookie,
  type Sessions,
  type TokenCookieNames,
} from '#bff/session';
import { isLogoutCall, isSignInCall } from './call-kinds.ts';

export interface KeepCookiesOptions {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly tokenCookies?: TokenCookieNames | undefined;
}

/** What the cookies of an upstream answer, and the end of a logout call, do to the visitor's session. */
export interface CookieKeeper {
  settle(
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    setCookies: readonly string[],
  ): Promise<void> | undefined;
  /** Ends the visitor's session here and in the browser, whatever the upstream said. */
  endSession(res: ServerResponse, ctx: RequestContext): Promise<void>;
}

export const createCookieKeeper = ({
  sessions,
  cookie,
  tokenCookies = defaultTokenCookies,
}: KeepCookiesOptions): CookieKeeper => {
  const keep = async (
    res: ServerResponse,
    ctx: RequestContext,
    setCookies: readonly string[],
  ): Promise<void> => {
    const { session, pathname } = ctx;
    const isSignIn = isSignInCall(pathname) && isSettingCookie(setCookies, tokenCookies.access);
    if (session && !isSignIn) {
      await sessions.update(session, ({ jar }) => jar.store(setCookies, pathname));
      return;
    }
    // A new id, and a jar without anything that somebody else may have planted in the old session.
    ctx.session = await sessions.open(setCookies, pathname);
    res.appendHeader('set-cookie', cookie.formatSet(ctx.session.id));
    if (session) await sessions.destroy(session);
  };

  const endSession: CookieKeeper['endSession'] = async (res, ctx) => {
    const { session } = ctx;
    ctx.session = undefined;
    if (!res.headersSent) res.appendHeader('set-cookie', cookie.formatClear());
    if (session) await sessions.destroy(session);
  };

  return {
    settle: (req, res, ctx, setCookies) => {
      if (isLogoutCall(req.method, ctx.pathname)) return endSession(res, ctx);
      return setCookies.length === 0 ? undefined : keep(res, ctx, setCookies);
    },
    endSession,
  };
};
