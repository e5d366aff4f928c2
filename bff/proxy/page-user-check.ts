import type { Step } from '#bff/http';
import { type FetchForVisitor, fetchUser } from '#bff/registry';
import { type CallMeaning, DomainError, isWithoutSession, pageUserHeader } from '#shared/contracts';

const timeoutMs = 5_000;

/**
 * Refuses, as not signed in, what a page of one user asks in the session of another: all tabs share one cookie, and a
 * page that does not know of another tab's sign-in would act in a foreign name. A request that does not say whom its
 * page shows is let through, and a session is asked about once.
 */
export function createPageUserCheck(fetchForVisitor: FetchForVisitor): Step {
  return (req, _res, ctx, next) => {
    const shown = req.headers[pageUserHeader];
    const { session } = ctx;
    if (shown === undefined || !session || isExempt(ctx.call)) {
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
}

/**
 * Calls that act in nobody's name: they need no session, such as those by which a page learns who is signed in, signs in,
 * renews and signs out. And answers to a question of the provider, which knows whom it asked and says so.
 */
function isExempt({ audience, caller, checksUser }: CallMeaning): boolean {
  return audience === 'public' || isWithoutSession({ caller }) || checksUser === true;
}
