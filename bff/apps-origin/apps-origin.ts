import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, type RequestContext, type Step } from '#bff/http';
import { createPhScriptStep, type OldPages } from '#bff/old-pages';
import { createCsrfCheck } from '#bff/security';
import { createBrowserCookie, type LockStore, type Sessions } from '#bff/session';
import { DomainError, formatLanguageCookie, type Language } from '#shared/contracts';
import { createSeal } from '#shared/seal';
import { createAppsTickets } from './apps-ticket.ts';

export interface AppsOriginOptions {
  readonly appsUrl: URL;
  readonly publicUrl: URL;
  /** Newest first. */
  readonly sessionKeys: readonly string[];
  readonly sessions: Pick<Sessions, 'find'>;
  readonly locks: LockStore;
  readonly clock: () => number;
  /** Cookies without `Secure`, as the portal's own. */
  readonly isInsecure: boolean;
  readonly isDevelopment?: boolean | undefined;
  /** Whether a page that nobody trusts stands at a path. */
  readonly isPage: (pathname: string) => boolean;
}

export interface AppsOrigin {
  /** Where a page of the portal's origin sends a browser whose user may see it. */
  addressFor(ctx: RequestContext, language: Language): string;
  /** Answers everything at the second origin. @param showPage sends a page that nobody trusts, and calls next for any other */
  createStep(showPage: OldPages['showUntrusted']): Step;
}

const enterPath = '/enter-from-portal';
const cookiePurpose = 'cookie';

/**
 * The second origin has pages that nobody trusts, and nothing else: no page, call or file of the portal. Its cookie holds the sealed
 * name of the session, which the portal's origin does not take; so a sign-out ends both.
 */
export function createAppsOrigin(options: AppsOriginOptions): AppsOrigin {
  const { appsUrl, publicUrl, sessions, isInsecure } = options;
  const seal = createSeal({ secrets: options.sessionKeys, purpose: 'pages of the second origin' });
  const tickets = createAppsTickets({ ...options, seal });
  const cookie = createBrowserCookie({
    name: 'apps',
    sameSite: 'Lax',
    pattern: /^[\w.-]{20,600}$/,
    isInsecure,
  });
  const phScript = createPhScriptStep(options.isDevelopment, publicUrl.origin);
  const checkCsrf = createCsrfCheck({ publicOrigin: appsUrl.origin });

  const enter = async (res: ServerResponse, ctx: RequestContext): Promise<void> => {
    const entrance = await tickets.redeem(new URLSearchParams(ctx.search).get('ticket') ?? '');
    if (!entrance) throw new DomainError('ticket_invalid');
    const opened = cookie.formatSet(seal.seal(entrance.sid, cookiePurpose));
    // The script of old pages reads it.
    res.setHeader('set-cookie', [opened, formatLanguageCookie(entrance.language)]);
    answerRedirect(res, ctx, entrance.to, 303);
  };

  const findSession = async ({ headers }: IncomingMessage) => {
    const sealed = cookie.find(headers.cookie);
    const sid = sealed && seal.open(sealed, cookiePurpose)?.text;
    return sid ? sessions.find(sid, true) : undefined;
  };

  return {
    addressFor: (ctx, language) => {
      if (!ctx.session) throw new DomainError('not_signed_in');
      const ticket = tickets.issue({ sid: ctx.session.id, to: ctx.pathname + ctx.search, language });
      return `${appsUrl.origin}${enterPath}?${new URLSearchParams({ ticket })}`;
    },
    createStep: (showPage) => (req, res, ctx, next) => {
      for (const [name, value] of headers) res.setHeader(name, value);
      if (ctx.pathname === enterPath) {
        enter(res, ctx).catch(next);
        return;
      }
      const refuse = (): void => next(new DomainError('unknown_address'));
      const show = async (): Promise<void> => {
        ctx.session = await findSession(req);
        checkCsrf(req, res, ctx, (error) =>
          error === undefined ? showPage(req, res, ctx, next) : next(error),
        );
      };
      phScript(req, res, ctx, () => {
        if (options.isPage(ctx.pathname)) show().catch(next);
        else refuse();
      });
    },
  };
}

const headers = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
] as const;
