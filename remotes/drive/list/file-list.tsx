import type { ReactElement, ReactNode } from 'react';
import { Box } from 'shell/ui';
import type { Place } from '../place/use-place.ts';
import type { DrivePageAnswer } from './entry-pages.ts';
import { EntryWindow, type Layout } from './entry-window.tsx';
import { FileListSkeleton } from './file-list-skeleton.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListHead } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import { SelectionBar } from './selection-bar.tsx';

export interface FileListProps {
  place: Place;
  /** The first page; undefined while it is on its way. */
  data: DrivePageAnswer | undefined;
  view: Omit<ListView, 'entryAt' | 'isSettled' | 'total'>;
  layout: Layout;
  /** Another list is on its way. */
  isBusy: boolean;
  /** Buttons that fill an empty folder. */
  children?: ReactNode;
}

/** The files of a place with what is chosen of them, or what to do where there are none. The head stays while they come. */
export function FileList({ place, data, view, layout, isBusy, children }: FileListProps): ReactElement {
  const { query, change } = place;
  const { chosen } = view;
  if (data?.total === 0)
    return (
      <ListEmpty query={query} role={data.role}>
        {children}
      </ListEmpty>
    );
  const count = chosen.selection.ids.size;
  return (
    <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out 200ms">
      {count > 0 ? (
        <Box position="sticky" top={{ base: '13', md: '15' }} zIndex="sticky">
          <SelectionBar view={view} />
        </Box>
      ) : (
        <ListHead
          query={query}
          isTiled={layout === 'grid'}
          onChange={change}
          onChooseAll={() => void (data && chosen.chooseAll(data.total))}
        />
      )}
      {data ? (
        <EntryWindow view={{ ...view, total: data.total }} layout={layout} query={query} firstPage={data} />
      ) : (
        <FileListSkeleton />
      )}
    </Box>
  );
}
