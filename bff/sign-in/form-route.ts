import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext } from '#bff/http';
import { findSafeReturnTo, oauthLogin, pagePaths, type SignInReason } from '#shared/contracts';
import type { Attempt } from './attempt.ts';
import { loginAddress } from './login-address.ts';
import { readForm } from './read-form.ts';
import type { TextCookie } from './sign-in-cookies.ts';
import type { SignInParts } from './sign-in-parts.ts';

export interface FormRouteOptions extends Pick<SignInParts, 'publicUrl' | 'keeper' | 'relay'> {
  readonly attempt: Attempt;
  readonly nameCookie: TextCookie;
}

/** `POST /login`: the sign-in form without any script. Ends at the page that the visitor wanted, or at the form again. */
export const createFormRoute = ({ publicUrl, keeper, relay, attempt, nameCookie }: FormRouteOptions) => {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const params = new URLSearchParams(ctx.search);
    const fields = await readForm(req);
    const username = fields.get('username')?.trim() ?? '';
    const password = fields.get('password')?.trim() ?? '';

    const refuse = (reason: SignInReason, wait?: number): void => {
      if (username) res.appendHeader('set-cookie', nameCookie.formatSet(username));
      answerRedirect(res, ctx, loginAddress(params, { reason, wait }), 303);
    };
    if (!username) return refuse('username_required');
    if (!password) return refuse('password_required');

    const form = { username, password, ...(fields.get('remember') ? { remember: 'true' } : {}) };
    const outcome = await attempt(
      req,
      ctx,
      { path: oauthLogin.path, form, fallback: 'invalid_grant' },
      false,
    );
    if (!outcome.isSignedIn) {
      for (const line of relay.linesFor(outcome.setCookies)) res.appendHeader('set-cookie', line);
      return refuse(outcome.reason, outcome.wait);
    }
    await keeper.signIn(res, ctx, outcome.setCookies, oauthLogin.path);
    const target = findSafeReturnTo(params.get('redirect_uri'), publicUrl.origin) ?? pagePaths.desktop;
    answerRedirect(res, ctx, target, 303);
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (req.method === 'POST' && getContext(req).pathname === pagePaths.login) answer(req, res).catch(next);
    else next();
  };
};
