import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { createLoginContinuation } from './login-continuation.ts';
import { noteLanguage } from './page-language.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';
import { ensureProviderSession } from './provider-sessions.ts';
import { findVisitor, setVisitor, type Visitor } from './visitor.ts';

export interface VisitorStepDeps extends PayloadAdapterDeps {
  /** Who the cookies of a browser's request stand for. */
  loadVisitor: (request: IncomingMessage) => Promise<Visitor | undefined>;
  /** Ends the portal's session when an app signs the user out. */
  endPortalSession: (visitor: Visitor) => Promise<void>;
}

/** Addresses that browsers open; all others belong to machines with credentials of their own. */
const browserPath = /^\/(?:auth|session\/end|continue)(?:\/|$)/;
const resumePath = /^\/auth\/([\w-]+)$/;

/**
 * Puts the portal's session in the place of the provider's cookies. None of them ever leaves the process: who is signed in
 * to the portal is signed in here, and who is not is not.
 */
export function createVisitorStep(provider: Provider, deps: VisitorStepDeps) {
  const continueLogin = createLoginContinuation(provider);

  const cookiesOf = async (path: string, visitor: Visitor): Promise<string> => {
    await ensureProviderSession(deps, provider, visitor);
    const session = `${provider.cookieName('session')}=${visitor.sessionId}`;
    const interaction = resumePath.exec(path)?.[1];
    return interaction ? `${session}; ${provider.cookieName('resume')}=${interaction}` : session;
  };

  /** Nobody is signed in: there is nothing to ask, and the library's check says where to go. */
  const skipLogoutQuestion = (ctx: KoaContextWithOIDC): void => {
    const { postLogoutRedirectUri, state } = ctx.oidc.session?.state ?? {};
    if (ctx.status !== 200) return;
    const target = new URL(
      typeof postLogoutRedirectUri === 'string'
        ? postLogoutRedirectUri
        : provider.urlFor('end_session_success'),
    );
    if (typeof state === 'string' && postLogoutRedirectUri) target.searchParams.set('state', state);
    ctx.status = 303;
    ctx.redirect(target.href);
  };

  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    const isBrowsers = browserPath.test(ctx.path);
    const visitor = isBrowsers ? (findVisitor(ctx.req) ?? (await deps.loadVisitor(ctx.req))) : undefined;
    if (visitor) setVisitor(ctx.req, visitor);
    if (isBrowsers) noteLanguage(ctx.req, deps.database, visitor);
    ctx.req.headers.cookie = visitor ? await cookiesOf(ctx.path, visitor) : '';
    if (ctx.path.startsWith('/continue/')) await continueLogin(ctx, visitor);
    else await next();
    if (ctx.path === '/session/end' && !visitor) skipLogoutQuestion(ctx);
    const isSignedOut = ctx.path === '/session/end/confirm' && hasEnded(ctx.oidc.session);
    if (isSignedOut && visitor) await deps.endPortalSession(visitor);
    ctx.remove('Set-Cookie');
  };
}

function hasEnded(session: object | undefined): boolean {
  return session !== undefined && Reflect.get(session, 'destroyed') === true;
}
