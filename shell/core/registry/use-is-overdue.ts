import { useEffect, useState } from 'react';
import { partTimeoutMs } from './with-timeout.ts';

/** Whether a part of an app has not come within its time. What comes later still takes the place of the failure. */
export function useIsOverdue(): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), partTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isOverdue;
}
