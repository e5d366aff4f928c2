import { useEffect } from 'react';
import type { Uploader } from '#shared/upload-client';

/** While bytes are on their way: asks before the page goes, and keeps the screen of a phone on. */
export function usePageHold(uploader: Uploader, isInFlight: boolean): void {
  useEffect(() => {
    if (!isInFlight) return;
    // Asked of the uploader itself: at a sign-out it has ended before this component knows.
    const ask = (event: BeforeUnloadEvent): void => {
      if (uploader.isInFlight()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [uploader, isInFlight]);
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
