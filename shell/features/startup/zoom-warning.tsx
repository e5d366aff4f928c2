import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../kit/notify/index.ts';
import { estimateZoom, isZoomOdd } from './zoom-level.ts';

const shownMs = 5000;

/** Says once per odd zoom that the page is meant for another one (A14). */
export function ZoomWarning(): null {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (isTouchAlone()) return;
    let warned: number | undefined;
    const measure = (): void => {
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
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [formatMessage]);
  return null;
}

/** Phones zoom by pinching, which changes no layout. */
function isTouchAlone(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
