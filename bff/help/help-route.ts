import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { findPageLanguage, sendPage } from '#bff/pages';
import { fetchUser } from '#bff/registry';
import type { Upstream } from '#bff/upstream';
import { DomainError, findSafeReturnTo, ticketIssue } from '#shared/contracts';
import { buildHelpAddress } from './help-address.ts';
import { renderHelpPage } from './help-page.ts';

export interface HelpRouteOptions {
  readonly upstream: Pick<Upstream, 'fetchUpstream' | 'postUpstream'>;
  readonly publicOrigin: string;
  /** Undefined shows a page of the portal's own. */
  readonly helpCenterUrl: string | undefined;
}

const path = '/bff/help';
const timeoutMs = 5000;
const issued = v.object({ status: v.literal(200), data: ticketIssue.answer });

/** Answers `GET /bff/help?redUrl=…`: leads to the help centre, with a ticket for whoever is signed in (decision 7). */
export const createHelpRoute = ({ upstream, publicOrigin, helpCenterUrl }: HelpRouteOptions) => {
  const issueTicket = async (req: IncomingMessage, ctx: RequestContext, unitHost: string) => {
    const { text } = await upstream.postUpstream(ctx, ticketIssue.path, {
      form: { targetApp: 'help', unitHost },
      headers: req.headers,
    });
    return v.parse(issued, JSON.parse(text)).data.ticket;
  };

  /** Help is there for those, too, whose sign-in the upstream cannot vouch for now. */
  const identify = async (req: IncomingMessage, ctx: RequestContext, unitHost: string) => {
    const nobody = { token: undefined, unitId: undefined };
    try {
      // Renews tokens that have ended, which the ticket's call does not.
      const user = await fetchUser(upstream.fetchUpstream, ctx, timeoutMs);
      return user ? { token: await issueTicket(req, ctx, unitHost), unitId: user.unitId } : nobody;
    } catch {
      return nobody;
    }
  };

  const leave = async (req: IncomingMessage, res: ServerResponse, to: string): Promise<void> => {
    const ctx = getContext(req);
    const from = findSafeReturnTo(new URLSearchParams(ctx.search).get('redUrl'), publicOrigin) ?? '/';
    const who = await identify(req, ctx, new URL(to).host);
    answerRedirect(res, ctx, buildHelpAddress(to, { redUrl: `${publicOrigin}${from}`, ...who }));
  };

  const show = (req: IncomingMessage, res: ServerResponse): void => {
    const nonce = randomBytes(16).toString('base64url');
    const html = renderHelpPage(findPageLanguage(getContext(req).search, req.headers.cookie), nonce);
    sendPage(res, { html, nonce });
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (req.method !== 'GET' && req.method !== 'HEAD') next(new DomainError('method_not_allowed'));
    else if (helpCenterUrl === undefined) show(req, res);
    else leave(req, res, helpCenterUrl).catch(next);
  };
};
