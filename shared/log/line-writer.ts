/** How long a line may wait for others, ms. */
const defaultDelayMs = 10;
/** A batch this long, in characters, goes out at once. */
const maxWaiting = 32_768;

export interface LineWriter {
  /** Takes one line with its end. */
  write(line: string): void;
  /** Writes what waits; for the end of the process. */
  flush(): void;
}

/**
 * Collects lines and writes them together, in their order: a write of its own for each line, and the reader that it
 * wakes, cost more than many an answer.
 * @param write gets one or more whole lines
 */
export function createLineWriter(
  write: (lines: string) => void,
  { delayMs = defaultDelayMs } = {},
): LineWriter {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    write(lines);
  };
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length >= maxWaiting) flush();
      // Waiting lines keep no process alive; the code that ends it flushes.
      else timer ??= setTimeout(flush, delayMs).unref();
    },
    flush,
  };
}
