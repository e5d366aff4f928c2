import { callPathOf, type Step } from '#bff/http';
import { type FetchForVisitor, fetchUser } from '#bff/registry';
import { DomainError, pageUserHeader } from '#shared/contracts';
import { isMachineCall, isSignInCall } from './call-kinds.ts';

/**
 * Calls by which a page learns who is signed in, keeps or ends a session, or needs none; and answers to a question of the
 * provider, which knows whom it asked and says so.
 */
const exempt =
  /^\/api\/uaa\/(?:oauth\/(?:me|refresh|logout|login\/unit_config|password\/(?:forgot|reset|rule))|consent\/(?:details|confirm|deny))$/;
const isExempt = (pathname: string): boolean =>
  exempt.test(callPathOf(pathname)) || isSignInCall(pathname) || isMachineCall(pathname);

const timeoutMs = 5_000;

/**
 * Refuses, as not signed in, what a page of one user asks in the session of another: all tabs share one cookie, and a
 * page that has not heard of another tab's sign-in would act in a foreign name. Whoever does not say whom the page shows
 * is let through, and a session is asked about once.
 */
export const createPageUserCheck =
  (fetchForVisitor: FetchForVisitor): Step =>
  (req, _res, ctx, next) => {
    const shown = req.headers[pageUserHeader];
    const { session } = ctx;
    if (shown === undefined || !session || isExempt(ctx.pathname)) {
      next();
      return;
    }
    const compare = (userId: string): void =>
      next(encodeURIComponent(userId) === shown ? undefined : new DomainError('not_signed_in'));
    if (session.userId !== undefined) {
      compare(session.userId);
      return;
    }
    fetchUser(fetchForVisitor, ctx, timeoutMs).then(
      // Where nobody is signed in, or nobody can say, the upstream words the refusal.
      (user) => (user ? compare(user.userId) : next()),
      () => next(),
    );
  };
