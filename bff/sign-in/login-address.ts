import { pagePaths, type SignInReason } from '#shared/contracts';

/** Parameters of the sign-in page that stay when it is opened again. */
const kept = ['redirect_uri', 'language', 'again', 'unitId'];

/**
 * The address of the sign-in page that says why it was opened.
 * @param params of the page that it is opened from; only those of the sign-in page itself go along
 * @param wait seconds until a new try makes sense
 */
export function loginAddress(
  params: URLSearchParams,
  { reason, wait }: { reason?: SignInReason | undefined; wait?: number | undefined } = {},
): string {
  const query = new URLSearchParams();
  for (const name of kept) {
    const value = params.get(name);
    if (value) query.set(name, value);
  }
  if (reason) query.set('reason', reason);
  if (wait) query.set('wait', String(wait));
  return query.size > 0 ? `${pagePaths.login}?${query}` : pagePaths.login;
}

/**
 * The address of the bind page, with the parameter names of B17. Who came stands in a cookie that no script reads:
 * an address is kept by histories and proxies.
 */
export function bindAddress(
  path: string,
  { provider = '', deviceId = '' }: { provider?: string | undefined; deviceId?: string | undefined },
  params: URLSearchParams,
): string {
  const query = new URLSearchParams({ id: provider, openid: '', unionid: '', deviceId });
  for (const name of kept) {
    const value = params.get(name);
    if (value) query.set(name, value);
  }
  return `${path}?${query}`;
}

/** The address of a page as the parameter `redirect_uri` of another. */
export function returnParams(pathname: string, params: URLSearchParams): URLSearchParams {
  if (pathname === pagePaths.login) return params;
  const language = params.get('language');
  const target = params.size > 0 ? `${pathname}?${params}` : pathname;
  return new URLSearchParams({
    ...(pathname === '/' ? {} : { redirect_uri: target }),
    ...(language ? { language } : {}),
  });
}
