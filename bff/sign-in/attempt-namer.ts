import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getContext } from '#bff/http';
import { isPageRequest } from '#bff/pages';
import { createBrowserCookie } from '#bff/session';
import { pagePaths } from '#shared/contracts';

/** As long as a browser is remembered, seconds: it may come back late to an answer that it lost. */
const attemptSeconds = 30 * 24 * 60 * 60;

/**
 * Names the sign-in that a remembered browser is about to make, when it comes to the sign-in page (ADR 32). The name stays
 * until an answer has arrived: who lost one asks again by the same name and is given the same.
 */
export function createAttemptNamer({ isInsecure }: { readonly isInsecure: boolean }) {
  const common = { sameSite: 'Strict', isInsecure } as const;
  const remembered = createBrowserCookie({ ...common, name: 'remember', pattern: /^[\w.-]{1,512}$/ });
  const named = createBrowserCookie({ ...common, name: 'attempt', pattern: /^[\w-]{43}$/ });
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = getContext(req);
    const { cookie } = req.headers;
    const isAboutTo =
      pathname === pagePaths.login &&
      isPageRequest(req.method, pathname, req.headers) &&
      remembered.find(cookie) !== undefined;
    if (isAboutTo && named.find(cookie) === undefined)
      res.appendHeader('set-cookie', named.formatSet(randomBytes(32).toString('base64url'), attemptSeconds));
    next();
  };
}
