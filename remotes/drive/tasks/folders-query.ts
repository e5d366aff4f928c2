import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, type DriveEntry, driveList } from '#shared/contracts';
import { driveKey } from '../place/spaces-query.ts';
import type { Target } from './task.ts';

/** Entries of a page at most. */
const size = 200;

/** The folders of a place, a page at a time. */
export function foldersQuery({ spaceId, parentId }: Target) {
  return infiniteQueryOptions({
    queryKey: [driveKey, 'folders', spaceId, parentId],
    queryFn: ({ pageParam: page, signal }) =>
      request(driveList, { view: 'folder', spaceId, parentId, page, size }, { signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: ({ pages }): DriveEntry[] => pages.flatMap(({ list }) => list.filter(({ isFolder }) => isFolder)),
  });
}

/** Folders come first in a list: there are more of them only where a page ends with one. */
export function nextPage({ list, page, pages }: Pick<AnswerOf<typeof driveList>, 'list' | 'page' | 'pages'>) {
  return page < pages && list.at(-1)?.isFolder ? page + 1 : undefined;
}
