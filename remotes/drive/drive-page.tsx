import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { QueryView } from 'shell/app';
import { request } from 'shell/request';
import { usePageTitle, useTranslations } from 'shell/session';
import { Box, Flex, VisuallyHidden } from 'shell/ui';
import { type AnswerOf, driveSharesSeen, type driveSpaces, unReadCodeCount } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { DragArea } from './dragging/drag-area.tsx';
import { FilesView } from './files-view.tsx';
import { useSelection } from './list/use-selection.ts';
import type { MessageId } from './messages/message-id.ts';
import { spacesQuery } from './place/spaces-query.ts';
import { usePlace } from './place/use-place.ts';
import { useRefresh } from './place/use-refresh.ts';
import { SpaceNav } from './spaces/space-nav.tsx';
import { useChanging } from './tasks/use-changing.ts';

/** The files of the user: places at the left, their files beside them. */
export function DrivePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const spaces = useQuery(spacesQuery);
  usePageTitle(t('drive.page.title'));
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <VisuallyHidden>
        <h1 data-page-heading tabIndex={-1}>
          {t('drive.page.title')}
        </h1>
      </VisuallyHidden>
      <QueryView query={spaces}>{(data) => <Contents data={data} />}</QueryView>
    </Box>
  );
}

function Contents({ data }: { data: AnswerOf<typeof driveSpaces> }): ReactElement {
  const place = usePlace();
  const chosen = useSelection(place.query);
  const changing = useChanging(chosen.clear);
  // Large text leaves less room, which the window does not know.
  const isNarrow = useNarrow();
  useSeenShares(place.query.view === 'shared', data.newShares);
  return (
    <DragArea
      chosen={chosen.entries}
      onDrop={(entries, target) => changing.mutate({ kind: 'move', entries, target })}
    >
      <Flex
        direction={isNarrow ? 'column' : 'row'}
        align={isNarrow ? 'stretch' : 'flex-start'}
        gap={isNarrow ? '3' : '6'}
        maxWidth="page"
        marginInline="auto"
      >
        <SpaceNav data={data} place={place} />
        <FilesView spaces={data.spaces} place={place} chosen={chosen} />
      </Flex>
    </DragArea>
  );
}

/** Whoever looks at what is shared has seen what is new there: the badges here and on the desktop go. */
function useSeenShares(isShown: boolean, newShares: number): void {
  const refresh = useRefresh();
  const client = useQueryClient();
  const hasNews = isShown && newShares > 0;
  useEffect(() => {
    if (!hasNews) return;
    request(driveSharesSeen, {}, { silent: true }).then(() => {
      void client.invalidateQueries({ queryKey: [unReadCodeCount.name] });
      return refresh();
    }, ignore);
  }, [hasNews, refresh, client]);
}

/** The badge stays, and the next look tries again. */
function ignore(): void {
  undefined;
}
