/** Counts bytes of one upload: those that are there, and those on their way. */
export interface SentBytes {
  /** Chunks that the server had before. */
  start(present: number): void;
  /** How much of a chunk has gone out; 0 where it is lost. */
  onSent(chunk: number, bytes: number): void;
  /** A chunk has arrived. */
  onArrived(chunk: number, bytes: number): void;
}

const reportMs = 100;

/**
 * @param report gets the bytes so far, at most every 100 ms and when a chunk has arrived
 * @param now milliseconds
 */
export function createSentBytes(
  report: (bytes: number, isNew: boolean) => void,
  now: () => number,
): SentBytes {
  const underWay = new Map<number, number>();
  let arrived = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function reportNow(isNew = true): void {
    reportedAt = now();
    report(
      [...underWay.values()].reduce((sum, bytes) => sum + bytes, arrived),
      isNew,
    );
  }

  return {
    start(present) {
      underWay.clear();
      arrived = present;
      reportNow(false);
    },
    onSent(chunk, bytes) {
      underWay.set(chunk, bytes);
      if (now() - reportedAt >= reportMs) reportNow();
    },
    onArrived(chunk, bytes) {
      underWay.delete(chunk);
      arrived += bytes;
      reportNow();
    },
  };
}
