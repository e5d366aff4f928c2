import { findAppPage } from './page-address.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/** What a remote says about the addresses that are its own. */
type Addressed = Pick<RemoteManifest, 'code' | 'paths' | 'segments'>;

/**
 * The remote that a page address belongs to, for servers and browsers alike: exact paths first, then whole segments,
 * then the code of an app page. Undefined where it belongs to none of them.
 */
export const findRemoteOfPath = <Remote extends Addressed>(
  pathname: string,
  remotes: readonly Remote[],
): Remote | undefined => {
  const exact = remotes.find(({ paths }) => paths.includes(pathname));
  if (exact) return exact;
  const segments = pathname.split('/');
  const bySegment = remotes.find((remote) => remote.segments?.some((segment) => segments.includes(segment)));
  if (bySegment) return bySegment;
  const code = findAppPage(pathname)?.code;
  return code === undefined ? undefined : remotes.find((remote) => remote.code === code);
};
