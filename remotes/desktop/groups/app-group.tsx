import { type ReactElement, useId } from 'react';
import { useLanguage } from 'shell/session';
import { Heading } from 'shell/ui';
import { groupNameOf } from '#shared/app-icons';
import type { IconGroup, UnreadCount } from '#shared/contracts';
import { AppTile } from '../tiles/app-tile.tsx';
import { tileEdge } from '../tiles/tile-grid.tsx';
import { unreadOf } from '../tiles/unread.ts';
import { GroupPanel } from './group-panel.tsx';

export interface AppGroupProps {
  group: IconGroup;
  counts: readonly UnreadCount[] | undefined;
}

export function AppGroup({ group, counts }: AppGroupProps): ReactElement {
  const { language } = useLanguage();
  const headingId = useId();
  const heading = (
    <Heading
      as="h2"
      id={headingId}
      size="sm"
      color="fg.muted"
      fontWeight="600"
      paddingInline={tileEdge}
      truncate
    >
      {groupNameOf(group, language)}
    </Heading>
  );
  return (
    <GroupPanel heading={heading} labelledBy={headingId}>
      {group.iconVMs.map((icon) => (
        <AppTile key={icon.code} icon={icon} unread={unreadOf(icon, counts)} />
      ))}
    </GroupPanel>
  );
}
