/** What a page knows of itself over a reload. */
export interface ReloadData {
  /** How often in a row the page was loaded anew. */
  count: number;
  /** How far it was scrolled, in CSS pixels. */
  scrollTop: number;
}

const itemName = 'reloadData';

interface Kept extends ReloadData {
  page: string;
}

/** Path and route of a page; queries may hold what somebody has searched for. */
export function pageOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return pathname + (hash.startsWith('#/') ? hash.replace(/\?.*$/s, '') : '');
}

/** Keeps the data of a page that is about to go; where nothing can be kept, the page starts at its top. */
export function keepReloadData(page: string, { count, scrollTop }: ReloadData): void {
  try {
    sessionStorage.setItem(itemName, JSON.stringify({ page, count, scrollTop } satisfies Kept));
  } catch {
    // Switched off.
  }
}

/** The data that this page kept before it was loaded anew, with this load counted; undefined for any other page. */
export function findReloadData(page: string): ReloadData | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(itemName) ?? 'null');
    if (!isKept(kept) || kept.page !== page) return undefined;
    return { count: kept.count + 1, scrollTop: kept.scrollTop };
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'page' in value &&
    typeof value.page === 'string' &&
    'count' in value &&
    Number.isSafeInteger(value.count) &&
    'scrollTop' in value &&
    Number.isFinite(value.scrollTop)
  );
}
