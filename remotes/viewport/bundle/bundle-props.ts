import type { ViewportQuery } from '#shared/viewport-files';

export interface BundleProps {
  query: ViewportQuery;
  isCurrent: boolean;
  /** Loads it anew. */
  onReopen: () => void;
}
