import { type BuildManifest, findAppPage, pagePaths } from '#shared/contracts';

type DeployedRemote = BuildManifest['remotes'][number];

/** What an address is: the front door, a page of a remote, or a page that no remote of this build belongs to. */
export type Page =
  | { readonly kind: 'front-door' }
  | {
      readonly kind: 'remote';
      readonly remote: DeployedRemote;
      readonly isLogin: boolean;
      /** Whether a third-party client asks there for what the visitor may give it. */
      readonly isAuthorize: boolean;
    }
  | { readonly kind: 'unknown' };

/** Whether one whole segment of a path is `authorize` (decision 9). */
export const isAuthorizePath = (pathname: string): boolean => pathname.split('/').includes('authorize');

/** Where a user is asked whether a client may know her. */
const consentPath = '/consent';

/** Reads a path: own addresses of remotes first, then the app code of the address. Whoever signs in also authorizes. */
export const findPage = (pathname: string, { remotes }: Pick<BuildManifest, 'remotes'>): Page => {
  if (pathname === '/') return { kind: 'front-door' };
  const isAuthorize = isAuthorizePath(pathname) || pathname === consentPath;
  const ownPath = isAuthorize ? pagePaths.login : pathname;
  const code = isAuthorize ? undefined : findAppPage(pathname)?.code;
  const remote =
    remotes.find(({ paths }) => paths.includes(ownPath)) ??
    remotes.find((candidate) => candidate.code === code);
  if (!remote) return { kind: 'unknown' };
  return { kind: 'remote', remote, isLogin: pathname === pagePaths.login, isAuthorize };
};

/** Whether the visitor's browser asks for a page, rather than a script, a picture or data. */
export const isPageRequest = (
  method: string | undefined,
  pathname: string,
  headers: {
    readonly accept?: string | undefined;
    readonly 'sec-fetch-dest'?: string | string[] | undefined;
  },
): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (pathname === '/bff' || pathname.startsWith('/bff/')) return false;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  if (!['document', 'iframe', 'frame', 'empty'].includes(String(destination))) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
};
