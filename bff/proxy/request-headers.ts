import type { IncomingMessage } from 'node:http';
import { callPathOf, type RequestContext } from '#bff/http';
import type { SyHeadersOf } from '#bff/security';
import type { CookieRelay } from '#bff/session';
import { pushCallerHeaders, pushRequestHeaders } from '#bff/upstream';
import { isWithoutSession, languageCookiePair, pageUserHeader, takesFilesHeader } from '#shared/contracts';
import { hopByHop, namesInConnection } from './hop-by-hop.ts';

/** Names that say nothing about who is asking; the quick way for nearly every header of a browser. */
const harmless: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'pragma',
  'priority',
  'range',
  'referer',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  'x-requested-by',
]);

/** Replaced by our own, or meant for us alone. */
const replaced: ReadonlySet<string> = new Set([
  'host',
  'cookie',
  'expect',
  'x-request-id',
  pageUserHeader,
  takesFilesHeader,
]);

/** Writes pages of its own, in the language that was chosen in this browser. */
const providerFolder = '/api/uaa/oidc/';

/** Names by which a browser could pose as somebody, as a proxy, or as another request. `_` counts as `-`. */
const forgeable =
  /^(?:sy-|x-forwarded|forwarded|via$|authorization|proxy-|cookie|host|x-request-id|x-real-|x-client-|client-ip|true-client-|cf-connecting-|x-cluster-|x-user|x-auth|x-remote|remote-|x-original|x-rewrite|x-http-method|x-method|x-ssl|x-internal|x-envoy|x-host)/;

/**
 * Builds the header list that goes to the upstream; the browser's own list is left as it is.
 * @param takesFiles whether the upstream may name a file in place of sending it
 */
export function createRequestHeadersOf(syHeadersOf: SyHeadersOf, relay: CookieRelay, takesFiles: boolean) {
  return (req: IncomingMessage, ctx: RequestContext, hasBody: boolean): string[] => {
    const { headers } = req;
    const isWithCredentials = isWithoutSession(ctx.call);
    const list: string[] = [];
    pushBrowserHeaders(list, req, { hasBody, isWithCredentials });
    if (ctx.call.caller === 'program') {
      pushRequestHeaders(list, ctx);
      return list;
    }
    if (takesFiles && ctx.call.upload && ctx.call.effect === 'read') list.push(takesFilesHeader, '1');
    // Last, so that nothing a browser says about its connection can take them away.
    const relayed = relay.pairsFor(req.method, callPathOf(ctx.pathname), headers.cookie);
    const hasPages = !isWithCredentials && ctx.pathname.startsWith(providerFolder);
    const chosen = hasPages ? languageCookiePair(headers.cookie) : undefined;
    const pairs = relayed && chosen ? `${relayed}; ${chosen}` : (relayed ?? chosen);
    pushCallerHeaders(list, ctx, ctx.pathname, syHeadersOf(headers), pairs);
    return list;
  };
}

export interface BrowserHeadersOptions {
  /** Whether the call has a body. */
  readonly hasBody: boolean;
  /** The call brings `Authorization` of its own. Default false. */
  readonly isWithCredentials?: boolean;
  /** Names that stay here too. Default none. */
  readonly withheld?: ReadonlySet<string>;
}

/** What may go on of a browser's headers: nothing about its connection, and nothing by which it could pose as somebody. */
export function pushBrowserHeaders(
  list: string[],
  { headers }: IncomingMessage,
  { hasBody, isWithCredentials = false, withheld }: BrowserHeadersOptions,
): void {
  const dropped = namesInConnection(headers.connection);
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    if (!harmless.has(name)) {
      if (hopByHop.has(name) || replaced.has(name)) continue;
      if (isForgeable(name) && !(isWithCredentials && name === 'authorization')) continue;
    }
    if (dropped?.has(name) || withheld?.has(name) || (!hasBody && name === 'content-length')) continue;
    list.push(name, String(value));
  }
}

function isForgeable(name: string): boolean {
  return forgeable.test(name.replaceAll('_', '-'));
}
