export interface VersionFacts {
  /** Build that made this page. */
  own: string;
  /** Build that the server named last; undefined before it named one. */
  deployed: string | undefined;
  /** Build that the user does not want to hear of any more. */
  putOff: string | undefined;
  /** Files of this page are gone: it does not work as a whole any more. */
  isStale: boolean;
}

/** What to say: nothing, that there is something newer, or that this page misses files. */
export const tellOf = ({ own, deployed, putOff, isStale }: VersionFacts): 'stale' | 'newer' | undefined => {
  if (isStale) return 'stale';
  const isNewer = deployed !== undefined && deployed !== own && deployed !== putOff;
  return isNewer ? 'newer' : undefined;
};
