/** Only so many ms count, so that the speed is that of now. */
const windowMs = 5000;

export interface SpeedMeter {
  /** Bytes went out; less than 0 where some were lost on the way. */
  add(bytes: number): void;
  /** Bytes per second over the last 5 s. */
  speed(): number;
  /** Seconds until bytes are sent; undefined while nothing moves. */
  secondsFor(bytes: number): number | undefined;
}

/** @param now milliseconds that only grow */
export function createSpeedMeter(now: () => number): SpeedMeter {
  let samples: { at: number; bytes: number }[] = [];
  let startedAt: number | undefined;

  function speed(): number {
    const since = now() - windowMs;
    samples = samples.filter(({ at }) => at > since);
    const sum = samples.reduce((bytes, sample) => bytes + sample.bytes, 0);
    // At the beginning the window is shorter, but never so short that one sample is a jump.
    const ms = Math.min(windowMs, Math.max(1000, now() - (startedAt ?? now())));
    return Math.max(0, sum) / (ms / 1000);
  }

  return {
    add(bytes) {
      if (samples.length === 0) startedAt = now();
      samples.push({ at: now(), bytes });
    },
    speed,
    secondsFor(bytes) {
      const bytesPerSecond = speed();
      return bytesPerSecond > 0 ? Math.ceil(bytes / bytesPerSecond) : undefined;
    },
  };
}
