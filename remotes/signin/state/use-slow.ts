import { useEffect, useState } from 'react';

/** After this long an attempt counts as slow, in milliseconds. */
export const slowAfter = 10_000;

/** True once `active` has lasted for ten seconds. */
export const useSlow = (active: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
};
