import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext } from '#bff/http';
import { createLanguageFinder } from '#bff/pages';
import { fetchUser, throwOnFailure } from '#bff/registry';
import { findPending, pagePaths, type SessionUser } from '#shared/contracts';
import { localName } from '#shared/names';
import { leave } from './pending-parts.ts';
import { readForm } from './read-form.ts';
import { type SignInParts, targetAfter } from './sign-in-parts.ts';

export interface PendingPageOptions extends SignInParts {
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
}

/** A visitor whose sign-in is not whole yet, on the page for what it lacks. */
export interface PendingRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly user: SessionUser;
  /** Where she wanted to go. */
  readonly target: string;
}

/** How long a page waits for one answer of the upstream, ms. */
export const askTimeoutMs = 5000;

/** Lets only those onto a pending page whom it is for: the others leave, or go on. */
export function createPendingPage(
  path: string,
  options: PendingPageOptions,
  answer: (pending: PendingRequest, fields: URLSearchParams | undefined) => Promise<void>,
) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const fields = req.method === 'POST' ? await readForm(req) : undefined;
    if (fields?.get('choice') === 'leave') return leave(options, req, res);
    const user = await throwOnFailure(fetchUser(options.upstream.fetchUpstream, ctx, askTimeoutMs));
    const target = targetAfter(ctx.search, options);
    const move = (location: string): void => answerRedirect(res, ctx, location, 303);
    if (!user) return move(`${pagePaths.login}?${new URLSearchParams({ redirect_uri: target })}`);
    // It is done already, in another tab or by a reload of this page; or something else comes first.
    if (findPending(user)?.page !== path) return move(target);
    return answer({ req, res, user, target }, fields);
  };
}

/** What the pages have in common: language, nonce, and who signs in. */
export function createPendingFrame({ upstream: { fetchUpstream }, defaultUnitId }: PendingPageOptions) {
  const findLanguage = createLanguageFinder({ fetchForVisitor: fetchUpstream, defaultUnitId });
  return async ({ req, user }: PendingRequest) => {
    const language = await findLanguage(req);
    const unitName = localName(language, user.unitName, user.unitEnName);
    return {
      language,
      nonce: randomBytes(16).toString('base64url'),
      person: `${user.realName} · ${unitName}`,
    };
  };
}
