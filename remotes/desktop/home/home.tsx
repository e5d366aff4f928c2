import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DesktopCards, TodayCards, useAppIcons } from 'shell/header';
import { usePageTitle, useTranslations, useUser } from 'shell/session';
import { Flex, Stack } from 'shell/ui';
import { hasGroups, oneGroup } from '#shared/app-icons';
import { ArrangeButton } from '../arrange/arrange-button.tsx';
import { ChildrenStrip } from '../children/children-strip.tsx';
import { AppArea } from '../groups/app-area.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { AreaHome } from '../schools/area-home.tsx';
import { panelStyle } from '../tiles/panel-style.ts';
import { unreadCountsQuery } from '../tiles/unread-counts.ts';
import { TodayColumn } from '../today/today-column.tsx';
import { useHasColumn } from '../today/use-has-column.ts';
import { FavouritesRow } from './favourites-row.tsx';
import { Greeting } from './greeting.tsx';
import { RecentLine } from './recent-line.tsx';
import { Waiting } from './waiting.tsx';

/** Greeting, what is at hand, and the apps in their groups. The search stands in the header. */
export function Home(): ReactElement {
  const t = useTranslations<MessageId>();
  const user = useUser();
  const icons = useAppIcons();
  const counts = useQuery(unreadCountsQuery(user.userId)).data;
  const groups = icons.data ?? [];
  const hasColumn = useHasColumn();
  usePageTitle(t('desktop.home.title'));
  return (
    <Stack gap="3" maxWidth={hasColumn ? 'wide' : 'page'} marginInline="auto">
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="3" minHeight="11">
        <Greeting name={user.realName} />
        <RecentLine />
        <Flex gap="2" marginInlineStart="auto">
          <Waiting />
          <ArrangeButton />
        </Flex>
      </Flex>
      <Flex gap="3" align="start">
        <Stack gap="3" flex="1" minWidth="0">
          <ChildrenStrip />
          <FavouritesRow counts={counts} />
          <AppArea
            icons={icons}
            groups={hasGroups(user) ? groups : oneGroup(groups, t('desktop.groups.label'))}
            counts={counts}
          />
          <AreaHome />
          <DesktopCards panelStyle={panelStyle} />
          {hasColumn ? null : <TodayCards hasColumn={false} panelStyle={panelStyle} />}
        </Stack>
        {hasColumn ? <TodayColumn /> : null}
      </Flex>
    </Stack>
  );
}
