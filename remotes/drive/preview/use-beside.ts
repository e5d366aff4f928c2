import { useQueryClient } from '@tanstack/react-query';
import { type DriveEntry, driveList } from '#shared/contracts';
import { type DrivePageAnswer, pageSize, toFilter, useEntriesAt } from '../list/entry-pages.ts';
import type { DriveQuery } from '../place/drive-query.ts';
import { driveKey } from '../place/spaces-query.ts';
import { type Beside, findBeside } from './find-beside.ts';

/** The files before and after the one that is shown, however long the list is: their pages come as they are needed. */
export function useBeside(query: DriveQuery, firstPage: DrivePageAnswer, shown: DriveEntry): Beside {
  const client = useQueryClient();
  const pages = client.getQueriesData<DrivePageAnswer>({
    queryKey: [driveKey, driveList.name, toFilter(query)],
  });
  const row = findRow([...pages, [[1], firstPage]], shown.entryId);
  const { total } = firstPage;
  const range =
    row === undefined ? { first: 0, end: 0 } : { first: Math.max(0, row - 1), end: Math.min(total, row + 2) };
  const entryAt = useEntriesAt(query, firstPage, range);
  return findBeside({ row, total, firstPage: firstPage.list, entryAt });
}

/** The last part of a key is the number of the page. */
function findRow(
  pages: readonly (readonly [readonly unknown[], DrivePageAnswer | undefined])[],
  entryId: string,
): number | undefined {
  for (const [key, page] of pages) {
    const at = page?.list.findIndex((entry) => entry.entryId === entryId) ?? -1;
    if (at >= 0) return (Number(key.at(-1)) - 1) * pageSize + at;
  }
  return undefined;
}
