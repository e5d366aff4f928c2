import type { ReactElement } from 'react';
import { useAppIcons } from 'shell/header';
import { useUserDetails } from 'shell/session';
import { Grid } from 'shell/ui';
import type { ChildOverview } from '#shared/contracts';
import { schoolLifeApps } from '../state/school-life.ts';
import { useOpenFor } from '../state/use-open-for.ts';
import { ChildCard } from './child-card.tsx';

/** All children side by side. */
export const ChildrenGrid = ({ overviews }: { overviews: readonly ChildOverview[] }): ReactElement => {
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
};
