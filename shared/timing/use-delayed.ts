import { useEffect, useState } from 'react';

/** True once `active` has been true for so many milliseconds without a break. */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [active, delayMs]);
  return active && isOver;
}
