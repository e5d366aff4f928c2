import { answerJsonText, type RequestMeaning, type Step } from '#bff/http';
import type { SyHeadersOf } from '#bff/security';
import type { Session } from '#bff/session';
import { type Refresher, refreshMarginMs } from '#bff/upstream';
import { isWithoutSession } from '#shared/contracts';

/**
 * Keeps the visitor's tokens alive. The browser's own refresh call is answered from the one refresh of the session;
 * any other call waits for a refresh when its access cookie has run out. If the upstream refuses, the call goes on
 * without tokens, and the upstream's own 401 informs the browser.
 */
export function createRefreshStep(refresher: Refresher, syHeadersOf: SyHeadersOf): Step {
  const answerRefresh: Step = (req, res, ctx, next) => {
    const { session } = ctx;
    // Without a refresh cookie there is nothing to share: the upstream words the refusal.
    if (!session || !hasRefreshToShare(session)) {
      next();
      return;
    }
    refresher
      .refreshSession(session, ctx, syHeadersOf(req.headers))
      .then(({ text }) => answerJsonText(res, ctx, text))
      .catch(next);
  };

  return (req, res, ctx, next) => {
    if (ctx.call.effect === 'renew' && req.method === 'GET') {
      answerRefresh(req, res, ctx, next);
      return;
    }
    if (!ctx.session || !needsTokens(ctx.call) || !ctx.session.jar.needsRefresh(refreshMarginMs)) {
      next();
      return;
    }
    refresher.refreshSession(ctx.session, ctx, syHeadersOf(req.headers)).then(
      () => next(),
      // Signing out must work with a broken refresh too.
      (error: unknown) => next(ctx.call.effect === 'sign-out' ? undefined : error),
    );
  };
}

function hasRefreshToShare(session: Session): boolean {
  return session.jar.hasRefreshToken() || session.refresh !== undefined;
}

/** Signing in does not depend on the tokens of before, unless it needs the session of before. */
function needsTokens({ effect, audience, caller }: RequestMeaning): boolean {
  return !isWithoutSession({ caller }) && !(effect === 'sign-in' && audience === 'public');
}
