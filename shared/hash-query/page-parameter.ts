const name = 'page';

/** The page of a list, counted from 1; the first where none is said. */
export function parsePage(parameters: URLSearchParams): number {
  const page = Number(parameters.get(name));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The first page is not written. */
export function writePage(parameters: URLSearchParams, page: number): void {
  if (page > 1) parameters.set(name, String(page));
}
