import { type RefObject, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { firstRows, type RowRange, visibleRows } from './visible-rows.ts';

interface VisibleRows extends RowRange {
  rowHeight: number;
  /** Whether the first rows are painted: those behind them, and what only a hand needs, come after. */
  isSettled: boolean;
}

/** The rows of a list that the window shows now. Their height grows with the text. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  rows: number,
  rowRem: number,
): VisibleRows {
  const rowHeight = rowRem * remOf();
  const [seen, setSeen] = useState<RowRange>();
  useEffect(() => {
    const update = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = visibleRows({ top, windowHeight: innerHeight, rowHeight, rows });
      setSeen((now) => (now?.first === next.first && now.end === next.end ? now : next));
    };
    const callOff = afterPaint(update);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      callOff();
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [list, rows, rowHeight]);
  const { first, end } = seen ?? firstRows(windowHeight(), rowHeight);
  return { first: Math.min(first, rows), end: Math.min(end, rows), rowHeight, isSettled: seen !== undefined };
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
