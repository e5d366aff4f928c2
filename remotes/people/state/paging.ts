/** Rows per page (Q05). */
export const pageSize = 30;

/** How many pages the people fill; nobody still makes one page. */
export const pagesFor = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The page to turn to when the one asked for is beyond the end, as after the last row of it went away. */
export const findPageInstead = (page: number, total: number): number | undefined => {
  const last = pagesFor(total);
  return page > last ? last : undefined;
};
