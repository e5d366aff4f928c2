import {
  authorizeSegment,
  type BuildManifest,
  findRemoteOfPath,
  isBindPath,
  isRedirectPath,
  pagePaths,
} from '#shared/contracts';

type DeployedRemote = BuildManifest['remotes'][number];

/** What an address is: the front door, a page of a remote, or a page that no remote of this build belongs to. */
export type Page =
  | { readonly kind: 'front-door' }
  /** `/redirect/{name}`: an app by its name alone (B19). */
  | { readonly kind: 'redirect' }
  | {
      readonly kind: 'remote';
      readonly remote: DeployedRemote;
      readonly isLogin: boolean;
      /** Whether a third-party identity is bound to an account there. */
      readonly isBind: boolean;
      /** Whether a third-party client asks there for what the visitor may give it. */
      readonly isAuthorize: boolean;
    }
  | { readonly kind: 'unknown' };

/** Where a user is asked whether a client may know her. */
const consentPath = '/consent';

/**
 * Whether a third-party client's request arrives at a path: one whole segment is `authorize` (D-09), or the
 * deployment lists it as an old address of the kind.
 */
export function isAuthorizePath(pathname: string, oldPaths: readonly string[] = []): boolean {
  return oldPaths.includes(pathname) || pathname.split('/').includes(authorizeSegment);
}

/** The remotes, with the old addresses of the deployment beside those of the authorize page. */
export function withAuthorizePaths(manifest: BuildManifest, oldPaths: readonly string[]): BuildManifest {
  if (oldPaths.length === 0) return manifest;
  const remotes = manifest.remotes.map((remote) =>
    remote.segments?.includes(authorizeSegment)
      ? { ...remote, paths: [...remote.paths, ...oldPaths] }
      : remote,
  );
  return { ...manifest, remotes };
}

/** Reads a path: which remote of the build it belongs to, and what the servers treat in a way of its own. */
export function findPage(
  pathname: string,
  { remotes }: Pick<BuildManifest, 'remotes'>,
  oldPaths?: readonly string[],
): Page {
  if (pathname === '/') return { kind: 'front-door' };
  if (isRedirectPath(pathname)) return { kind: 'redirect' };
  const remote = findRemoteOfPath(pathname, remotes);
  const isBind = isBindPath(pathname);
  if (!remote) return { kind: 'unknown' };
  const isAuthorize = pathname === consentPath || isAuthorizePath(pathname, oldPaths);
  return { kind: 'remote', remote, isLogin: pathname === pagePaths.login, isBind, isAuthorize };
}

/** Whether the visitor's browser asks for a page, rather than a script, a picture or data. */
export function isPageRequest(
  method: string | undefined,
  pathname: string,
  headers: {
    readonly accept?: string | undefined;
    readonly 'sec-fetch-dest'?: string | string[] | undefined;
  },
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (pathname === '/bff' || pathname.startsWith('/bff/')) return false;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  if (!['document', 'iframe', 'frame', 'empty'].includes(String(destination))) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
}
