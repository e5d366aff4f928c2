import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { createLanguageFinder, sendPage } from '#bff/pages';
import { fetchUser } from '#bff/registry';
import type { BrowserCookie, Session } from '#bff/session';
import { pagePaths, type SessionUser } from '#shared/contracts';
import { continuePath } from './arrival-route.ts';
import { renderContinuePage } from './continue-page.ts';
import { keepHashPath, sendKeepHash } from './keep-hash.ts';
import { readForm } from './read-form.ts';
import { dismiss, type SignInParts, targetAfter } from './sign-in-parts.ts';

export interface ContinueRouteOptions extends SignInParts {
  readonly pendingCookie: BrowserCookie;
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
}

const askTimeoutMs = 3000;

/** `/login/continue`: asks whether to go on as the user that a link brought, and does what the visitor says. */
export function createContinueRoute(options: ContinueRouteOptions) {
  const { sessions, sessionCookie, upstream, pendingCookie, defaultUnitId } = options;
  const findLanguage = createLanguageFinder({ fetchForVisitor: upstream.fetchUpstream, defaultUnitId });

  const findPendingSession = async (req: IncomingMessage): Promise<Session | undefined> => {
    const id = pendingCookie.find(req.headers.cookie);
    return id === undefined ? undefined : sessions.find(id);
  };
  const findUser = (ctx: RequestContext, session: Session | undefined): Promise<SessionUser | null> =>
    fetchUser(upstream.fetchUpstream, { ...ctx, session }, askTimeoutMs).catch(() => null);

  const show = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const pendingUser = await findUser(ctx, await findPendingSession(req));
    if (!pendingUser) return answerRedirect(res, ctx, pagePaths.login, 303);
    const nonce = randomBytes(16).toString('base64url');
    const html = renderContinuePage({
      language: await findLanguage(req),
      nonce,
      action: continuePath + ctx.search,
      pendingUser,
      current: await findUser(ctx, ctx.session),
    });
    sendPage(res, { html, nonce });
  };

  const decide = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const isWelcome = (await readForm(req)).get('choice') === 'continue';
    const pending = await findPendingSession(req);
    const before = ctx.session;
    res.appendHeader('set-cookie', pendingCookie.formatClear());
    if (pending && isWelcome) {
      // No browser has used this id before: it is as new as an id made now.
      res.appendHeader('set-cookie', sessionCookie.formatSet(pending.id));
      if (before) await dismiss(options, ctx, before);
    } else if (pending) await dismiss(options, ctx, pending);
    answerRedirect(res, ctx, keepEmptyHash(ctx.search, targetAfter(ctx.search, options)), 303);
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = getContext(req);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (pathname === keepHashPath && isRead) sendKeepHash(res);
    else if (pathname !== continuePath) next();
    else if (req.method === 'POST') decide(req, res).catch(next);
    else if (isRead) show(req, res).catch(next);
    else next();
  };
}

/** An empty hash keeps browsers from carrying over that of the link; checking an address drops it. */
function keepEmptyHash(search: string, target: string): string {
  return new URLSearchParams(search).get('redirect_uri')?.endsWith('#') && !target.includes('#')
    ? `${target}#`
    : target;
}
