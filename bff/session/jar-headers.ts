import type { Cookie } from 'tough-cookie';
import type { Clock } from './clock.ts';
import { expiryOf } from './jar-tokens.ts';

export interface JarHeadersOptions {
  readonly cookiesFor: (pathname: string) => Cookie[];
  readonly allCookies: () => Cookie[];
  readonly clock: Clock;
}

/** With more distinct cookie paths than this the header is built anew for each request. */
const maxCachedPaths = 8;

interface CachedHeader {
  readonly value: string | undefined;
  readonly until: number;
}

/** The `Cookie` headers that a jar makes, cached until one of its cookies expires, or all are forgotten. */
export function createJarHeaders({ cookiesFor, allCookies, clock }: JarHeadersOptions) {
  const headers = new Map<number, CachedHeader>();
  let paths: string[] | undefined;

  const buildHeader = (pathname: string): CachedHeader => {
    const live = cookiesFor(pathname).filter((cookie) => expiryOf(cookie) > clock());
    return {
      value: live.length > 0 ? live.map((cookie) => cookie.cookieString()).join('; ') : undefined,
      until: Math.min(...live.map(expiryOf), Number.POSITIVE_INFINITY),
    };
  };

  /** Which of the jar's cookie paths a request path lies under, as bits; equal scopes get equal cookies. */
  const scopeOf = (pathname: string): number | undefined => {
    paths ??= [...new Set(allCookies().map((cookie) => cookie.path ?? '/'))];
    if (paths.length > maxCachedPaths) return undefined;
    let scope = 0;
    for (let i = 0; i < paths.length; i++) if (isUnder(pathname, paths[i] ?? '/')) scope |= 1 << i;
    return scope;
  };

  return {
    headerFor: (pathname: string): string | undefined => {
      const scope = scopeOf(pathname);
      if (scope === undefined) return buildHeader(pathname).value;
      const cached = headers.get(scope);
      if (cached && cached.until > clock()) return cached.value;
      const built = buildHeader(pathname);
      headers.set(scope, built);
      return built.value;
    },
    forget: (): void => {
      headers.clear();
      paths = undefined;
    },
  };
}

/** RFC 6265 §5.1.4. */
function isUnder(pathname: string, cookiePath: string): boolean {
  return (
    pathname.startsWith(cookiePath) &&
    (cookiePath.endsWith('/') || pathname.length === cookiePath.length || pathname[cookiePath.length] === '/')
  );
}
