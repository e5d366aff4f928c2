export interface VersionState {
  /** Build that made this page. */
  own: string;
  /** Build that the server named last; undefined before it named one. */
  deployed: string | undefined;
  /** Build that the user wants no more notices of. */
  putOff: string | undefined;
  /** What the server has of the open app, where that runs in another version. */
  appVersion?: string | undefined;
  /** Files of this page are gone: it does not work as a whole any more. */
  isStale: boolean;
}

/** What to say: nothing, that there is something newer of the portal or of the open app, or that this page misses files. */
export function versionStatusOf({
  own,
  deployed,
  putOff,
  isStale,
  appVersion,
}: VersionState): 'stale' | 'newer' | 'app' | undefined {
  if (isStale) return 'stale';
  const isNewer = deployed !== undefined && deployed !== own && deployed !== putOff;
  if (isNewer) return 'newer';
  return appVersion !== undefined && appVersion !== putOff ? 'app' : undefined;
}
