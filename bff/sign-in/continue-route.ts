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
  readonly newcomerCookie: BrowserCookie;
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
}

const askTimeoutMs = 3000;

/** An empty hash keeps browsers from carrying over that of the link; checking an address drops it. */
const keepEmptyHash = (search: string, target: string): string =>
  new URLSearchParams(search).get('redirect_uri')?.endsWith('#') && !target.includes('#')
    ? `${target}#`
    : target;

/** `/login/continue`: asks whether to go on as the user that a link brought, and does what the visitor says. */
export const createContinueRoute = (options: ContinueRouteOptions) => {
  const { sessions, sessionCookie, upstream, newcomerCookie, defaultUnitId } = options;
  const findLanguage = createLanguageFinder({ fetchForVisitor: upstream.fetchUpstream, defaultUnitId });

  const findNewcomer = async (req: IncomingMessage): Promise<Session | undefined> => {
    const id = newcomerCookie.find(req.headers.cookie);
    return id === undefined ? undefined : sessions.find(id);
  };
  const findUser = (ctx: RequestContext, session: Session | undefined): Promise<SessionUser | null> =>
    fetchUser(upstream.fetchUpstream, { ...ctx, session }, askTimeoutMs).catch(() => null);

  const show = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const newcomer = await findUser(ctx, await findNewcomer(req));
    if (!newcomer) return answerRedirect(res, ctx, pagePaths.login, 303);
    const nonce = randomBytes(16).toString('base64url');
    const html = renderContinuePage({
      language: await findLanguage(req),
      nonce,
      action: continuePath + ctx.search,
      newcomer,
      current: await findUser(ctx, ctx.session),
    });
    sendPage(res, { html, nonce });
  };

  const decide = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const isWelcome = (await readForm(req)).get('choice') === 'continue';
    const newcomer = await findNewcomer(req);
    const before = ctx.session;
    res.appendHeader('set-cookie', newcomerCookie.formatClear());
    if (newcomer && isWelcome) {
      // No browser has used this id before: it is as new as one made now.
      res.appendHeader('set-cookie', sessionCookie.formatSet(newcomer.id));
      if (before) await dismiss(options, ctx, before);
    } else if (newcomer) await dismiss(options, ctx, newcomer);
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
};
