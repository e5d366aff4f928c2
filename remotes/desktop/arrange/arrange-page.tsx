import type { ReactElement } from 'react';
import { useAppArrangement, useAppIcons } from 'shell/header';
import { useLanguage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { Stack, VisuallyHidden } from 'shell/ui';
import { groupNameOf, hasGroups, oneGroup } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { FailedApps } from '../groups/failed-apps.tsx';
import { GroupsSkeleton } from '../groups/groups-skeleton.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { ArrangeGrid } from './arrange-grid.tsx';
import { ArrangeHeading } from './arrange-heading.tsx';
import { ArrangeTile } from './arrange-tile.tsx';
import { HiddenApps } from './hidden-apps.tsx';
import { SortableGroups, SortableTiles } from './sortable-tiles.tsx';
import { TileActions } from './tile-actions.tsx';

/**
 * The user's own order and groups, favourites and hidden apps. Each change counts at once. The order is staff's of schools to choose
 * (G10); everybody may mark and hide.
 */
function ArrangePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const mayMove = hasGroups(useUser());
  const { data, error, isFetching, refetch } = useAppIcons();
  const groups = mayMove ? data : data && oneGroup(data, t('desktop.groups.label'));
  const arrangement = useAppArrangement();
  usePageTitle(t('desktop.arrange.title'));
  const actionsOf = (icon: Icon): ReactElement => (
    <TileActions
      icon={icon}
      isFavourite={arrangement.isFavourite(icon.code)}
      onFavourite={(isFavourite) => arrangement.setFavourite(icon.code, isFavourite)}
      onHide={() => arrangement.setHidden(icon.code, true)}
    />
  );
  const failure = error ? (
    <FailedApps error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <GroupsSkeleton />
  );
  return (
    <Stack gap="5" maxWidth="page" marginInline="auto">
      <ArrangeHeading
        mayMove={mayMove}
        onReset={mayMove && arrangement.hasOrder ? arrangement.resetOrder : undefined}
      />
      <VisuallyHidden role="status">
        {t('desktop.arrange.hiddenCount', { count: arrangement.hidden.length })}
      </VisuallyHidden>
      {groups ? null : failure}
      {groups && mayMove ? (
        <SortableGroups groups={groups} onMove={arrangement.move}>
          {groups.map((group) => (
            <ArrangeGrid key={group.code} name={groupNameOf(group, language)}>
              <SortableTiles icons={group.iconVMs} actionsOf={actionsOf} />
            </ArrangeGrid>
          ))}
        </SortableGroups>
      ) : null}
      {mayMove
        ? null
        : groups?.map((group) => (
            <ArrangeGrid key={group.code} name={groupNameOf(group, language)}>
              {group.iconVMs.map((icon) => (
                <ArrangeTile key={icon.code} icon={icon} actions={actionsOf(icon)} />
              ))}
            </ArrangeGrid>
          ))}
      <HiddenApps icons={arrangement.hidden} onShow={(code) => arrangement.setHidden(code, false)} />
    </Stack>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default ArrangePage;
