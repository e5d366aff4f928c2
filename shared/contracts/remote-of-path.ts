import { type AppPage, findAppPage } from './page-address.ts';
import { type RemoteManifest, serverIdOf } from './remote-manifest.ts';

/** What a remote says about the addresses that are its own. */
type Addressed = Pick<RemoteManifest, 'code' | 'paths' | 'segments' | 'serverId'>;

/**
 * The remote that a page address belongs to, for servers and browsers alike: exact paths first, then whole segments,
 * then an app page with its code below its service. Undefined where it belongs to none of them.
 */
export function findRemoteOfPath<Remote extends Addressed>(
  pathname: string,
  remotes: readonly Remote[],
): Remote | undefined {
  const exact = remotes.find(({ paths }) => paths.includes(pathname));
  if (exact) return exact;
  const segments = pathname.split('/');
  const bySegment = remotes.find((remote) => remote.segments?.some((segment) => segments.includes(segment)));
  if (bySegment) return bySegment;
  const page = findAppPage(pathname);
  return page && remotes.find((remote) => isPageOf(page, remote));
}

/** Below any other service or root the app does not exist; `/redirect/{name}` leads below a service of the app's own name. */
function isPageOf({ root, serverId, code }: AppPage, remote: Addressed): boolean {
  return (
    remote.code === code &&
    (root === 'pages' || root === 'area') &&
    (serverId === serverIdOf(remote) || serverId === code)
  );
}
