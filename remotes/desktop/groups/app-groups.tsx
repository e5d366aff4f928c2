import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import type { IconGroup, UnreadCount } from '#shared/contracts';
import { moveBetweenTiles } from '#shared/tile-keys';
import type { MessageId } from '../messages/message-id.ts';

import { AppGroup } from './app-group.tsx';
import { GroupGrid } from './group-grid.tsx';

export interface AppGroupsProps {
  groups: readonly IconGroup[];
  counts: readonly UnreadCount[] | undefined;
}

/** All groups; arrow keys move between their tiles. */
export function AppGroups({ groups, counts }: AppGroupsProps): ReactElement {
  return (
    <GroupGrid
      role="group"
      aria-label={useTranslations<MessageId>()('desktop.groups.label')}
      onKeyDown={moveBetweenTiles}
    >
      {groups.map((group) => (
        <AppGroup key={group.code} group={group} counts={counts} />
      ))}
    </GroupGrid>
  );
}
