/** What a screen with a QR code shows. */
export type QrStage =
  | { at: 'loading' }
  | { at: 'showing'; scanToken: string }
  | { at: 'over' }
  | { at: 'failed' }
  | { at: 'confirmed' };

export interface QrWatch {
  signal: AbortSignal;
  /** A code for this screen; `expiresIn` in seconds. */
  create: () => Promise<{ scanToken: string; expiresIn: number }>;
  /** Where the code stands. A call that fails counts as no answer. */
  poll: () => Promise<'waiting' | 'over' | 'signed-in'>;
  now: () => number;
  /** Waits so many milliseconds, and rejects once the signal aborts. */
  pause: (milliseconds: number) => Promise<void>;
  /** Waits until somebody can see the page. */
  untilVisible: () => Promise<void>;
  show: (stage: QrStage) => void;
}

const quickPolls = 15;

/** Milliseconds until the next question: soon at first, later less often, rarely while nothing answers. */
export function pauseBefore(polls: number, failures: number): number {
  return failures > 0 ? Math.min(2_000 * 2 ** failures, 15_000) : polls < quickPolls ? 2_000 : 4_000;
}

/** Shows a code and asks after it until it is confirmed or over. Ends at once when the signal aborts. */
export async function watchQr(watch: QrWatch): Promise<void> {
  const { signal, create, poll, now, pause, untilVisible, show } = watch;
  const follow = async (endsAt: number): Promise<'over' | 'confirmed'> => {
    let failures = 0;
    for (let polls = 0; now() < endsAt; polls += 1) {
      await pause(Math.min(pauseBefore(polls, failures), endsAt - now()));
      await untilVisible();
      const state = await poll().catch(() => undefined);
      if (signal.aborted) throw signal.reason;
      if (state === 'signed-in') return 'confirmed';
      if (state === 'over') return 'over';
      failures = state === undefined ? failures + 1 : 0;
    }
    return 'over';
  };
  try {
    show({ at: 'loading' });
    const { scanToken, expiresIn } = await create();
    if (signal.aborted) return;
    show({ at: 'showing', scanToken });
    const at = await follow(now() + expiresIn * 1000);
    show({ at });
  } catch {
    if (!signal.aborted) show({ at: 'failed' });
  }
}
