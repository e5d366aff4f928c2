import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { isAuthorizePath, isPageRequest } from '#bff/pages';
import { fetchUser } from '#bff/registry';
import { type BrowserCookie, isSharedDevice } from '#bff/session';
import {
  DomainError,
  defaultHomeRules,
  findInAppPage,
  type HomeRules,
  ticketLogin as ownTicketLogin,
  pagePaths,
  type SignInReason,
} from '#shared/contracts';
import type { Attempt, Outcome } from './attempt.ts';
import { bindAddress, loginAddress, returnParams } from './login-address.ts';
import type { TextCookie } from './sign-in-cookies.ts';
import { dismiss, type SignInParts } from './sign-in-parts.ts';
import type { SignInCall, TicketLogin } from './steps/arrival-step.ts';
import { readLinkRequest } from './steps/sign-in-order.ts';
import { findDeviceId } from './steps/social.ts';

export interface ArrivalRouteOptions extends SignInParts {
  readonly attempt: Attempt;
  readonly nameCookie: TextCookie;
  readonly bindCookie: TextCookie;
  /** Address of the page that binds a third-party identity. */
  readonly bindPath: string;
  readonly newcomerCookie: BrowserCookie & { readonly seconds: number };
  /** The call that redeems tickets; null where there is none. Default that of the embedded platform. */
  readonly ticketLogin?: TicketLogin | null | undefined;
  /** Where a page goes on that a messaging app opened. */
  readonly homeRules?: HomeRules | undefined;
  /** Addresses of the authorize page beside those with the segment. */
  readonly authorizePaths?: readonly string[];
  /** Whether the unit of this portal lets passwords stand in addresses (D-05). */
  readonly allowsUrlCredentials: (ctx: RequestContext) => Promise<boolean>;
}

type SignedIn = Extract<Outcome, { isSignedIn: true }>;

/** How long the question who is signed in may delay a link, ms. */
const askTimeoutMs = 3000;

/** Only a page of its own: nothing that a frame or a script asks for may use up a secret. */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

const isPrefetch = ({ headers }: IncomingMessage): boolean =>
  /prefetch|prerender|preview/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);

/**
 * Takes secrets out of page addresses (D-05 and D-06): signs in with them, then moves the browser to the address
 * without them. Comes before every page.
 */
export const createArrivalRoute = (options: ArrivalRouteOptions) => {
  const { publicUrl, sessions, keeper, relay, upstream, attempt, nameCookie, bindCookie, newcomerCookie } =
    options;
  const { ticketLogin = ownTicketLogin, homeRules = defaultHomeRules } = options;

  /** Who is signed in now; undefined when nobody can say. */
  const findCurrent = async (ctx: RequestContext): Promise<string | null | undefined> => {
    if (!ctx.session?.jar.hasTokens()) return null;
    const user = await fetchUser(upstream.fetchUpstream, ctx, askTimeoutMs).catch(() => undefined);
    return user === undefined ? undefined : (user?.userId ?? null);
  };

  /** Signs the visitor in, or asks first: anybody may have made a link that is not on a page of the portal. */
  const letIn = async (
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    call: SignInCall,
    { setCookies, userId }: SignedIn,
    clean: string,
  ): Promise<string> => {
    const current = call.isForAnyone ? await findCurrent(ctx) : null;
    const isOwnLink = current === null && req.headers['sec-fetch-site'] === 'same-origin';
    const userAgent = req.headers['user-agent'] ?? '';
    const target =
      findInAppPage({ origin: publicUrl.origin, path: ctx.pathname, userAgent }, homeRules) ?? clean;
    if (!call.isForAnyone || isOwnLink) {
      await keeper.signIn(res, ctx, setCookies, call.path);
      return target;
    }
    const newcomer = await sessions.open(setCookies, call.path, isSharedDevice(req.headers.cookie));
    if (userId !== undefined && userId === current) {
      await dismiss(options, ctx, newcomer);
      return clean;
    }
    res.appendHeader('set-cookie', newcomerCookie.formatSet(newcomer.id, newcomerCookie.seconds));
    return `${continuePath}?${new URLSearchParams({ redirect_uri: target })}`;
  };

  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const ctx = getContext(req);
    const { pathname } = ctx;
    const params = new URLSearchParams(ctx.search);
    const isAuthorize = isAuthorizePath(pathname, options.authorizePaths);
    const { host: unitHost } = publicUrl;
    const reading = readLinkRequest({ pathname, params, isAuthorize, unitHost, ticketLogin });
    if (!reading) return next();
    const { wayIn, clean } = reading;
    const cleanAddress = clean.size > 0 ? `${pathname}?${clean}` : pathname;
    const move = (location: string): void => answerRedirect(res, ctx, location, 303);
    const refuse = (reason: SignInReason, wait?: number): void =>
      move(loginAddress(returnParams(pathname, clean), { reason, wait }));
    const prefill = (username: string): void => {
      res.appendHeader('set-cookie', nameCookie.formatSet(username));
    };

    // Refused, so that the browser asks again once the visitor really goes there.
    if (isPrefetch(req)) throw new DomainError('bad_request');
    if (!isNavigation(req) || wayIn.kind === 'leave') return move(cleanAddress);
    if (wayIn.kind === 'refuse') return refuse(wayIn.reason);
    if (wayIn.kind === 'prefill') {
      prefill(wayIn.username);
      return move(cleanAddress);
    }
    const { call } = wayIn;
    if (wayIn.needsUnitConsent && !(await options.allowsUrlCredentials(ctx))) {
      prefill(call.form.username ?? '');
      return refuse('url_credentials_off');
    }
    const outcome = await attempt(req, ctx, call, call.isForAnyone);
    if (outcome.isSignedIn) return move(await letIn(req, res, ctx, call, outcome, cleanAddress));
    for (const line of relay.linesFor(outcome.setCookies)) res.appendHeader('set-cookie', line);
    if (outcome.reason !== 'social_unbound') return refuse(outcome.reason, outcome.wait);
    if (outcome.pending)
      res.appendHeader('set-cookie', bindCookie.formatSet(JSON.stringify(outcome.pending)));
    const from = { provider: outcome.pending?.provider, deviceId: findDeviceId(params) };
    move(bindAddress(options.bindPath, from, returnParams(pathname, clean)));
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const ctx = getContext(req);
    if (ctx.search !== '' && isPageRequest(req.method, ctx.pathname, req.headers))
      answer(req, res, next).catch(next);
    else next();
  };
};

/** Where a visitor is asked whether to continue as somebody else. */
export const continuePath = `${pagePaths.login}/continue`;
