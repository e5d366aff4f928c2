import { type RefObject, useEffect, useState } from 'react';
import { firstRows, type RowRange, visibleRows } from './visible-rows.ts';

/** The rows of a list that the window shows now. Their height grows with the text. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  rows: number,
  rowRem: number,
): RowRange & { rowHeight: number } {
  const rowHeight = rowRem * remOf();
  const [range, setRange] = useState<RowRange>(() => firstRows(windowHeight(), rowHeight));
  useEffect(() => {
    const update = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = visibleRows({ top, windowHeight: innerHeight, rowHeight, rows });
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [list, rows, rowHeight]);
  return { first: Math.min(range.first, rows), end: Math.min(range.end, rows), rowHeight };
}

function windowHeight(): number {
  return typeof innerHeight === 'undefined' ? defaultHeight : innerHeight;
}

function remOf(): number {
  if (typeof getComputedStyle === 'undefined') return defaultRem;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || defaultRem;
}

const defaultRem = 16;
/** Where there is no window, as in tests, px. */
const defaultHeight = 1500;
