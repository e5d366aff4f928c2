import { useEffect } from 'react';

/** The page ends so much higher while the bar lies over its end, so that no button stays below the bar. */
const room = '5rem';

export function useRoomBelow(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    document.body.style.paddingBottom = room;
    return () => {
      document.body.style.paddingBottom = '';
    };
  }, [isShown]);
}
