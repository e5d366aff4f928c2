import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext } from '#bff/http';
import { formatSharedDevice, isSharedDevice } from '#bff/session';
import { oauthLogin, pagePaths, type SignInReason } from '#shared/contracts';
import type { Attempt } from './attempt.ts';
import { loginAddress } from './login-address.ts';
import { readForm } from './read-form.ts';
import type { TextCookie } from './sign-in-cookies.ts';
import { type SignInParts, targetAfter } from './sign-in-parts.ts';

export interface FormRouteOptions
  extends Pick<SignInParts, 'publicUrl' | 'keeper' | 'relay' | 'isInsecure' | 'loginJumpPage'> {
  readonly attempt: Attempt;
  readonly nameCookie: TextCookie;
  /** A user who signs in by hand goes round in no circle. */
  readonly arrivalsCookie: TextCookie;
}

/** `POST /login`: the sign-in form without any script. Ends at the page that the visitor wanted, or at the form again. */
export function createFormRoute(options: FormRouteOptions) {
  const { keeper, relay, attempt, nameCookie, arrivalsCookie } = options;

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

    const isShared = fields.has('sharedDevice');
    const device = isShared ? { sharedDevice: 'true' } : fields.get('remember') ? { remember: 'true' } : {};
    const form = { username, password, ...device };
    if (isShared !== isSharedDevice(req.headers.cookie))
      res.appendHeader('set-cookie', formatSharedDevice(isShared, options.isInsecure));
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
    await keeper.signIn(res, ctx, outcome.setCookies, oauthLogin.path, isShared);
    if (arrivalsCookie.find(req.headers.cookie) !== undefined)
      res.appendHeader('set-cookie', arrivalsCookie.formatClear());
    answerRedirect(res, ctx, targetAfter(ctx.search, options), 303);
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (req.method === 'POST' && getContext(req).pathname === pagePaths.login) answer(req, res).catch(next);
    else next();
  };
}
