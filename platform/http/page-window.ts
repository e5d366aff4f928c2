/** Rows per page (Q05), and the most that one call may ask for. */
const limits = { size: 30, maxSize: 100, maxPage: 1_000_000 } as const;

export interface PageWindow {
  /** Counted from 1. */
  page: number;
  size: number;
  offset: number;
}

/** Brings what a caller asks for inside the limits: page from 1, size 1–100, nonsense becomes the default. */
export function toPageWindow(page: number, size: number): PageWindow {
  const rows = clamp(size, limits.maxSize, limits.size);
  const at = clamp(page, limits.maxPage, 1);
  return { page: at, size: rows, offset: (at - 1) * rows };
}

/** How many pages the rows fill; an empty list has none. */
export function countPages(total: number, size: number): number {
  return Math.ceil(total / size);
}

function clamp(value: number, max: number, fallback: number): number {
  return value < 1 ? fallback : Math.min(value, max);
}
