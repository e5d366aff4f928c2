import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { createLanguageFinder, sendPage } from '#bff/pages';
import { fetchData, fetchUser } from '#bff/registry';
import type { Upstream } from '#bff/upstream';
import {
  administratorList,
  DomainError,
  findSafeReturnTo,
  type Language,
  parseLanguage,
  type SessionUser,
  ticketIssue,
  type UserType,
} from '#shared/contracts';
import { localName, nameIn } from '#shared/names';
import { buildHelpAddress } from './help-address.ts';
import { renderHelpPage } from './help-page.ts';
import { isHelpPicturePath, sendHelpPicture } from './help-picture.ts';
import { type HelpRole, isHelpRole } from './help-topic.ts';

export interface HelpRouteOptions {
  readonly upstream: Pick<Upstream, 'fetchUpstream' | 'postUpstream'>;
  readonly publicOrigin: string;
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
  /** Undefined shows a page of the portal's own. */
  readonly helpCenterUrl: string | undefined;
}

const path = '/bff/help';
const timeoutMs = 5000;
const maxQueryLength = 60; // characters

const roleOf: Readonly<Record<UserType, HelpRole>> = {
  1: 'student',
  2: 'teacher',
  3: 'parent',
  4: 'administrator',
};
const issued = v.object({ status: v.literal(200), data: ticketIssue.answer });

/** Answers `GET /bff/help?redUrl=…`: leads to the help centre. A signed-in user brings a ticket (D-07). */
export function createHelpRoute(options: HelpRouteOptions) {
  const { upstream, publicOrigin, helpCenterUrl, defaultUnitId } = options;
  const findLanguage = createLanguageFinder({ fetchForVisitor: upstream.fetchUpstream, defaultUnitId });
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

  /** Names of who helps in the user's unit; help is there without them, too. */
  const findAdministrators = async (ctx: RequestContext): Promise<string[]> => {
    const { answer, path } = administratorList;
    const asked = fetchData(upstream.fetchUpstream, ctx, path, { answer, timeoutMs });
    return ((await asked.catch(() => undefined)) ?? []).map(({ realName }) => realName);
  };

  const show = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const params = new URLSearchParams(ctx.search);
    const [language, user] = await Promise.all([
      findLanguage(req),
      fetchUser(upstream.fetchUpstream, ctx, timeoutMs).catch(() => null),
    ]);
    const chosen = params.get('role');
    const asked = params.get('language');
    const nonce = randomBytes(16).toString('base64url');
    const html = renderHelpPage({
      language,
      nonce,
      role: isHelpRole(chosen) ? chosen : user ? roleOf[user.userType] : undefined,
      query: params.get('q')?.trim().slice(0, maxQueryLength) ?? '',
      unit: user
        ? {
            name: nameOfUnit(user, language),
            administrators: (await findAdministrators(ctx)).map((name) => nameIn(name, language)),
          }
        : undefined,
      path,
      kept: asked === null ? {} : { language: parseLanguage(asked) },
    });
    sendPage(res, { html, nonce });
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = getContext(req);
    if (isHelpPicturePath(pathname)) sendHelpPicture(res, pathname).catch(next);
    else if (pathname !== path) next();
    else if (req.method !== 'GET' && req.method !== 'HEAD') next(new DomainError('method_not_allowed'));
    else if (helpCenterUrl === undefined) show(req, res).catch(next);
    else leave(req, res, helpCenterUrl).catch(next);
  };
}

function nameOfUnit({ unitName, unitEnName }: SessionUser, language: Language): string {
  return localName(language, unitName, unitEnName);
}
