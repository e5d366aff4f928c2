import type { ReactElement } from 'react';
import { useAppIcons } from 'shell/header';
import { useUserDetails } from 'shell/session';
import { Grid } from 'shell/ui';
import type { ChildOverview } from '#shared/contracts';
import { ChildCard } from './child-card.tsx';
import { schoolLifeApps } from './school-life.ts';
import { useOpenFor } from './use-open-for.ts';

/** All children side by side. */
export function ChildrenGrid({ overviews }: { overviews: readonly ChildOverview[] }): ReactElement {
  const { data: groups = [] } = useAppIcons();
  const currentId = useUserDetails()?.chirdenId;
  const { busyWith, openFor } = useOpenFor();
  const icons = schoolLifeApps(groups);
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(22rem, 100%), 1fr))" gap="4">
      {overviews.map((overview) => (
        <ChildCard
          key={overview.child.id}
          overview={overview}
          icons={icons}
          isCurrent={overview.child.id === currentId}
          isBusy={busyWith === overview.child.id}
          onChoose={(icon) => void openFor(overview.child, icon)}
        />
      ))}
    </Grid>
  );
}
