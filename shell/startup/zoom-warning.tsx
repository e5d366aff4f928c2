import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../notify/index.ts';
import { estimateZoom, isZoomOdd } from './zoom-level.ts';

const shownMs = 5000;

/** Phones zoom by pinching, which changes no layout. */
const isTouchAlone = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Says once per odd zoom that the page is meant for another one (A14). */
export const ZoomWarning = (): null => {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (isTouchAlone()) return;
    let warned: number | undefined;
    const look = (): void => {
      const zoom = estimateZoom(window);
      if (zoom === undefined || !isZoomOdd(zoom)) warned = undefined;
      else if (zoom !== warned) {
        warned = zoom;
        notify(formatMessage({ id: 'startup.zoom.text' }, { percent: zoom }), {
          tone: 'warning',
          duration: shownMs,
        });
      }
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [formatMessage]);
  return null;
};
