import type { ViewportQuery } from '#shared/viewport-files';

/** A container of one file id. */
export interface KeptContainer {
  readonly key: string;
  readonly query: ViewportQuery;
  /** Larger for those that were shown later. */
  readonly shownAt: number;
}

/** Containers that stay in memory, the shown one included. */
const maxContainers = 5;

export function keyOf({ app, fileId }: ViewportQuery): string {
  return `${app} ${fileId}`;
}

/**
 * The containers once a bundle is shown. Their order stays: a frame that moves in the page loads anew. Over the limit, the one
 * that was not shown for the longest time goes.
 */
export function keepContainers(
  kept: readonly KeptContainer[],
  query: ViewportQuery,
  limit = maxContainers,
): readonly KeptContainer[] {
  const key = keyOf(query);
  const shown = { key, query, shownAt: 1 + Math.max(0, ...kept.map(({ shownAt }) => shownAt)) };
  const isKept = kept.some((each) => each.key === key);
  const next = isKept ? kept.map((each) => (each.key === key ? shown : each)) : [...kept, shown];
  if (next.length <= limit) return next;
  const oldest = Math.min(...next.map(({ shownAt }) => shownAt));
  return next.filter(({ shownAt }) => shownAt !== oldest);
}
