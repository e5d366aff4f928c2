import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '#bff/http';
import {
  type CookieRelay,
  defaultTokenCookies,
  isRelayedCookie,
  isSettingCookie,
  isSharedDevice,
  type SessionCookie,
  type Sessions,
  type TokenCookieNames,
} from '#bff/session';

export interface KeepCookiesOptions {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly relay: CookieRelay;
  readonly tokenCookies?: TokenCookieNames | undefined;
}

/** What the cookies of an upstream answer, and the end of a logout call, do to the visitor's session. */
export interface CookieKeeper {
  complete(
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    setCookies: readonly string[],
  ): Promise<void> | undefined;
  /**
   * Signs the visitor in with the cookies of an upstream answer to `pathname`: a new id, and a jar without anything
   * that somebody else may have planted in the old session, which ends here.
   * @param isShared on a computer that several people use. Default: what its browser says
   */
  signIn(
    res: ServerResponse,
    ctx: RequestContext,
    setCookies: readonly string[],
    pathname: string,
    isShared?: boolean,
  ): Promise<void>;
  /** Whether these cookies sign somebody in. */
  isSigningIn(setCookies: readonly string[]): boolean;
  /** Ends the visitor's session here and in the browser, whatever the upstream said. */
  endSession(req: IncomingMessage, res: ServerResponse, ctx: RequestContext): Promise<void>;
}

export function createCookieKeeper({
  sessions,
  cookie,
  relay,
  tokenCookies = defaultTokenCookies,
}: KeepCookiesOptions): CookieKeeper {
  const isSigningIn: CookieKeeper['isSigningIn'] = (setCookies) =>
    isSettingCookie(setCookies, tokenCookies.access);

  const signIn: CookieKeeper['signIn'] = async (
    res,
    ctx,
    setCookies,
    pathname,
    isShared = isSharedDevice(res.req.headers.cookie),
  ) => {
    const before = ctx.session;
    ctx.session = await sessions.open(setCookies, pathname, isShared);
    res.appendHeader('set-cookie', cookie.formatSet(ctx.session.id));
    for (const line of relay.linesFor(setCookies)) res.appendHeader('set-cookie', line);
    if (before) await sessions.destroy(before);
  };

  const keep = async (
    res: ServerResponse,
    ctx: RequestContext,
    setCookies: readonly string[],
  ): Promise<void> => {
    const { session, pathname, call } = ctx;
    // Whatever call it is: new tokens other than by a refresh may stand for somebody else.
    if (!session || (call.effect !== 'renew' && isSigningIn(setCookies))) {
      await signIn(res, ctx, setCookies, pathname);
      return;
    }
    await sessions.update(session, ({ jar }) => jar.store(setCookies, pathname));
    for (const line of relay.linesFor(setCookies)) res.appendHeader('set-cookie', line);
  };

  const endSession: CookieKeeper['endSession'] = async (req, res, ctx) => {
    const { session } = ctx;
    ctx.session = undefined;
    if (!res.headersSent) {
      res.appendHeader('set-cookie', cookie.formatClear());
      for (const line of relay.endLinesFor(req.headers.cookie)) res.appendHeader('set-cookie', line);
    }
    if (session) await sessions.destroy(session);
  };

  return {
    complete: (req, res, ctx, setCookies) => {
      if (ctx.call.effect === 'sign-out') return endSession(req, res, ctx);
      if (setCookies.length === 0) return undefined;
      if (setCookies.some((line) => !isRelayedCookie(nameOf(line)))) return keep(res, ctx, setCookies);
      // All of them are the browser's own: no session begins with those.
      for (const line of relay.linesFor(setCookies)) res.appendHeader('set-cookie', line);
      return undefined;
    },
    signIn,
    isSigningIn,
    endSession,
  };
}

function nameOf(setCookie: string): string {
  return setCookie.slice(0, setCookie.indexOf('=')).trim();
}
