/** Rows per page (Q05). */
export const pageSize = 30;

/** How many pages the people fill; nobody still makes one page. */
export function pagesFor(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page to show when the requested one is beyond the end, such as after its last row was removed. */
export function findPageInstead(page: number, total: number): number | undefined {
  const last = pagesFor(total);
  return page > last ? last : undefined;
}
