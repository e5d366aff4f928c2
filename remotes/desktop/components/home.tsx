import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { useAppIcons, useAppSearch } from 'shell/header';
import { usePageTitle, useUser } from 'shell/session';
import { Flex, Stack, VisuallyHidden } from 'shell/ui';
import { hasGroups, oneGroup } from '#shared/app-icons';
import { focusFirstTile, openFirstTile } from '#shared/tile-keys';
import { unreadCountsQuery } from '../api/unread-counts.ts';
import { totalUnreadOf } from '../state/unread.ts';
import { useSay } from '../state/use-say.ts';
import { AppArea } from './app-area.tsx';
import { AppSearch } from './app-search.tsx';
import { AreaHome } from './area-home.tsx';
import { ArrangeButton } from './arrange-button.tsx';
import { ChildrenStrip } from './children-strip.tsx';
import { Greeting } from './greeting.tsx';
import { QuickRows } from './quick-rows.tsx';

const appsIn = (groups: { iconVMs: unknown[] }[]): number =>
  groups.reduce((sum, group) => sum + group.iconVMs.length, 0);

/** Greeting, search, what is at hand, and the apps in their groups. */
export const Home = (): ReactElement => {
  const say = useSay();
  const user = useUser();
  const icons = useAppIcons();
  const counts = useQuery(unreadCountsQuery(user.userId)).data;
  const [query, setQuery] = useState('');
  const tiles = useRef<HTMLDivElement>(null);
  usePageTitle(say('desktop.home.title'));
  const all = icons.data ?? [];
  const matching = useAppSearch(all, query);
  const found = hasGroups(user) ? matching : oneGroup(matching, say('desktop.groups.label'));
  const isSearching = query.trim() !== '';
  const unread =
    icons.data && all.length > 0
      ? totalUnreadOf(
          all.flatMap((group) => group.iconVMs),
          counts,
        )
      : undefined;
  return (
    <Stack gap="4" maxWidth="page" marginInline="auto">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Greeting name={user.realName} unread={unread} />
        <Flex gap="2" flex="0 1 32rem" minWidth={{ base: '100%', md: '24rem' }}>
          <AppSearch
            value={query}
            onValueChange={setQuery}
            onLeaveDown={() => focusFirstTile(tiles.current)}
            onOpenFirst={() => openFirstTile(tiles.current)}
          />
          <ArrangeButton />
        </Flex>
      </Flex>
      <VisuallyHidden role="status">
        {isSearching ? say('desktop.search.found', { count: appsIn(found) }) : ''}
      </VisuallyHidden>
      {isSearching ? null : (
        <>
          <ChildrenStrip />
          <QuickRows />
        </>
      )}
      <AppArea
        ref={tiles}
        icons={icons}
        found={found}
        counts={counts}
        query={query}
        onClearQuery={() => setQuery('')}
      />
      {isSearching ? null : <AreaHome />}
    </Stack>
  );
};
