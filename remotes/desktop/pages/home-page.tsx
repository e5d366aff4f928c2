import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { useAppIcons } from 'shell/header';
import { usePageTitle, useUser } from 'shell/session';
import { Box, Flex, Stack, VisuallyHidden } from 'shell/ui';
import { unreadCountsQuery } from '../api/unread-counts.ts';
import { AppArea } from '../components/app-area.tsx';
import { AppSearch } from '../components/app-search.tsx';
import { Backdrop } from '../components/backdrop.tsx';
import { Greeting } from '../components/greeting.tsx';
import { searchGroups } from '../state/icon-search.ts';
import { focusFirstTile, openFirstTile } from '../state/tiles.ts';
import { totalUnreadOf } from '../state/unread.ts';
import { useSay } from '../state/use-say.ts';

const appsIn = (groups: { iconVMs: unknown[] }[]): number =>
  groups.reduce((sum, group) => sum + group.iconVMs.length, 0);

/** The home of a signed-in user: greeting, search, apps in their groups. */
export const HomePage = (): ReactElement => {
  const say = useSay();
  const user = useUser();
  const icons = useAppIcons();
  const counts = useQuery(unreadCountsQuery(user.userId)).data;
  const [query, setQuery] = useState('');
  const tiles = useRef<HTMLDivElement>(null);
  usePageTitle(say('desktop.home.title'));
  const all = icons.data ?? [];
  const unread =
    icons.data && all.length > 0
      ? totalUnreadOf(
          all.flatMap((group) => group.iconVMs),
          counts,
        )
      : undefined;
  return (
    <Box flex="1" position="relative" isolation="isolate" padding={{ base: '4', md: '6' }}>
      <Backdrop />
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Greeting name={user.realName} unread={unread} />
          <AppSearch
            value={query}
            onValueChange={setQuery}
            onLeaveDown={() => focusFirstTile(tiles.current)}
            onOpenFirst={() => openFirstTile(tiles.current)}
          />
        </Flex>
        <VisuallyHidden role="status">
          {query.trim() ? say('desktop.search.found', { count: appsIn(searchGroups(all, query)) }) : ''}
        </VisuallyHidden>
        <AppArea ref={tiles} icons={icons} counts={counts} query={query} onClearQuery={() => setQuery('')} />
      </Stack>
    </Box>
  );
};
