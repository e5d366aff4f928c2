import { useEffect, useRef } from 'react';

/** Often enough for a count of seconds. */
const tickMs = 200;

/** Reports how much time has passed while it runs. */
export function useClock(isRunning: boolean, onTick: (ms: number) => void): void {
  const report = useRef(onTick);
  report.current = onTick;
  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      report.current(now - last);
      last = now;
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}
