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
  readonly pendingCookie: BrowserCookie & { readonly seconds: number };
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
type Refused = Exclude<Outcome, SignedIn>;
type LinkRequest = NonNullable<ReturnType<typeof readLinkRequest>>;

/** A link with a secret, and where the browser goes without it. */
interface Arrival {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly ctx: RequestContext;
  readonly params: URLSearchParams;
  readonly reading: LinkRequest;
  readonly cleanAddress: string;
  readonly move: (location: string) => void;
  readonly refuse: (reason: SignInReason, wait?: number) => void;
}

/** How long the question who is signed in may delay a link, ms. */
const askTimeoutMs = 3000;

/**
 * Takes secrets out of page addresses (D-05 and D-06): signs in with them, then moves the browser to the address
 * without them. Comes before every page.
 */
export function createArrivalRoute(options: ArrivalRouteOptions) {
  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const arrival = readArrival(options, req, res);
    if (!arrival) return next();
    const { ctx, cleanAddress, move, refuse } = arrival;
    const { wayIn } = arrival.reading;
    // Refused, so that the browser asks again once the visitor really goes there.
    if (isPrefetch(req)) throw new DomainError('bad_request');
    if (!isNavigation(req) || wayIn.kind === 'leave') return move(cleanAddress);
    if (wayIn.kind === 'refuse') return refuse(wayIn.reason);
    if (wayIn.kind === 'prefill') {
      prefill(options, res, wayIn.username);
      return move(cleanAddress);
    }
    const { call } = wayIn;
    if (wayIn.needsUnitConsent && !(await options.allowsUrlCredentials(ctx))) {
      prefill(options, res, call.form.username ?? '');
      return refuse('url_credentials_off');
    }
    const outcome = await options.attempt(req, ctx, call, call.isForAnyone);
    if (outcome.isSignedIn) move(await letIn(options, arrival, call, outcome));
    else turnAway(options, arrival, outcome);
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const ctx = getContext(req);
    if (ctx.search !== '' && isPageRequest(req.method, ctx.pathname, req.headers))
      answer(req, res, next).catch(next);
    else next();
  };
}

/** Undefined where the address holds nothing of the kind. */
function readArrival(
  { publicUrl, authorizePaths, ticketLogin = ownTicketLogin }: ArrivalRouteOptions,
  req: IncomingMessage,
  res: ServerResponse,
): Arrival | undefined {
  const ctx = getContext(req);
  const { pathname } = ctx;
  const params = new URLSearchParams(ctx.search);
  const isAuthorize = isAuthorizePath(pathname, authorizePaths);
  const { host: unitHost } = publicUrl;
  const reading = readLinkRequest({ pathname, params, isAuthorize, unitHost, ticketLogin });
  if (!reading) return undefined;
  const { clean } = reading;
  const cleanAddress = clean.size > 0 ? `${pathname}?${clean}` : pathname;
  const move = (location: string): void => answerRedirect(res, ctx, location, 303);
  const refuse = (reason: SignInReason, wait?: number): void =>
    move(loginAddress(returnParams(pathname, clean), { reason, wait }));
  return { req, res, ctx, params, reading, cleanAddress, move, refuse };
}

function prefill({ nameCookie }: ArrivalRouteOptions, res: ServerResponse, username: string): void {
  res.appendHeader('set-cookie', nameCookie.formatSet(username));
}

/**
 * Signs the visitor in, or asks first: anybody may have made a link that is not on a page of the portal.
 * @returns where the browser goes
 */
async function letIn(
  options: ArrivalRouteOptions,
  { req, res, ctx, cleanAddress }: Arrival,
  call: SignInCall,
  { setCookies, userId }: SignedIn,
): Promise<string> {
  const { publicUrl, sessions, keeper, pendingCookie, homeRules = defaultHomeRules } = options;
  const current = call.isForAnyone ? await findCurrent(options, ctx) : null;
  const isOwnLink = current === null && req.headers['sec-fetch-site'] === 'same-origin';
  const userAgent = req.headers['user-agent'] ?? '';
  const place = { origin: publicUrl.origin, path: ctx.pathname, userAgent };
  const target = findInAppPage(place, homeRules) ?? cleanAddress;
  if (!call.isForAnyone || isOwnLink) {
    await keeper.signIn(res, ctx, setCookies, call.path);
    return target;
  }
  const pending = await sessions.open(setCookies, call.path, isSharedDevice(req.headers.cookie));
  if (userId !== undefined && userId === current) {
    await dismiss(options, ctx, pending);
    return cleanAddress;
  }
  res.appendHeader('set-cookie', pendingCookie.formatSet(pending.id, pendingCookie.seconds));
  return `${continuePath}?${new URLSearchParams({ redirect_uri: target })}`;
}

/** Who is signed in now; undefined when nobody can say. */
async function findCurrent(
  { upstream }: ArrivalRouteOptions,
  ctx: RequestContext,
): Promise<string | null | undefined> {
  if (!ctx.session?.jar.hasTokens()) return null;
  const user = await fetchUser(upstream.fetchUpstream, ctx, askTimeoutMs).catch(() => undefined);
  return user === undefined ? undefined : (user?.userId ?? null);
}

/** To the sign-in page with the reason, or to where a third-party identity is bound to an account. */
function turnAway(
  { relay, bindCookie, bindPath }: ArrivalRouteOptions,
  { res, ctx, params, reading, move, refuse }: Arrival,
  outcome: Refused,
): void {
  for (const line of relay.linesFor(outcome.setCookies)) res.appendHeader('set-cookie', line);
  if (outcome.reason !== 'social_unbound') {
    refuse(outcome.reason, outcome.wait);
    return;
  }
  if (outcome.pending) res.appendHeader('set-cookie', bindCookie.formatSet(JSON.stringify(outcome.pending)));
  const from = { provider: outcome.pending?.provider, deviceId: findDeviceId(params) };
  move(bindAddress(bindPath, from, returnParams(ctx.pathname, reading.clean)));
}

/** Where a visitor is asked whether to continue as somebody else. */
export const continuePath = `${pagePaths.login}/continue`;

function isPrefetch({ headers }: IncomingMessage): boolean {
  return /prefetch|prerender|preview/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
}

/** Only a page of its own: nothing that a frame or a script asks for may use up a secret. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';
}
