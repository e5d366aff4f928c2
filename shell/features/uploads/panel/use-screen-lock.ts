import { useEffect } from 'react';

/** Keeps the screen of a phone on while bytes are on their way. */
export function useScreenLock(isInFlight: boolean): void {
  useEffect(() => {
    if (!isInFlight || !matchMedia('(pointer: coarse)').matches) return;
    return holdScreen();
  }, [isInFlight]);
}

/** A hidden page loses its lock, so that it asks again when it is back. @returns ends it */
function holdScreen(): () => void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    lock = await wakeLock?.request('screen').catch(() => undefined);
    if (isOver) await lock?.release();
  };
  const onVisible = (): void => void hold();
  document.addEventListener('visibilitychange', onVisible);
  onVisible();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
