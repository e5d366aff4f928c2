const day = 24 * 60 * 60 * 1000;

/** What a drive holds at most. */
export const driveLimits = {
  /** Folders inside each other. */
  depth: 30,
  /** Entries of a space that are not in the recycle bin. */
  entriesOfSpace: 100_000,
  /** Entries that one request copies. */
  copied: 5_000,
  /** How long the recycle bin keeps what is in it, ms. */
  binTime: 30 * day,
  /** How long the activity is kept, ms. */
  activityTime: 365 * day,
} as const;

/** Rows of one statement: engines limit how many values it has. */
export const rowsAtOnce = 500;

export function inChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, at) =>
    items.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
}
