import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { hasGroups } from '#shared/app-icons';
import type { Icon, IconGroup } from '#shared/contracts';
import { focusFirstTile, moveBetweenTiles } from '#shared/tile-keys';
import { homePath } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { useAppIcons, useRecentApps } from '../../features/app-icons/index.ts';
import { PaletteField } from '../../features/palette/index.ts';
import { Alert, AppLink, Button, EmptyState, Skeleton, Stack } from '../../kit/ui/index.ts';
import { AppSection, AppSections } from './app-sections.tsx';

export interface AppPanelProps {
  /** The apps that stand in the row beside; they are left out. Default none. */
  inRow?: readonly Icon[];
  /** Whether the search takes the focus. Default true. */
  takesFocus?: boolean;
  onOpened: () => void;
}

const none: readonly Icon[] = [];

/** The apps below the search; arrow down goes on to them. */
export function AppPanel({ inRow = none, takesFocus = true, onOpened }: AppPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const user = useUser();
  const { data, isPending, isError, refetch } = useAppIcons();
  const tiles = useRef<HTMLDivElement>(null);
  const recent = useRecentApps();
  const groups = without(data ?? [], inRow);
  if (isError) {
    const retry = formatMessage({ id: 'header.apps.retry' });
    return (
      <Alert
        tone="error"
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            {retry}
          </Button>
        }
      >
        {formatMessage({ id: 'header.apps.failed' })}
      </Alert>
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusFirstTile(tiles.current);
  };
  return (
    <Stack gap="4">
      <PaletteField autoFocus={takesFocus} onClick={onOpened} onKeyDown={onKeyDown} />
      {isPending ? <Skeleton height="40" /> : null}
      {!isPending && groups.length === 0 ? (
        <EmptyState title={formatMessage({ id: 'header.apps.none' })} />
      ) : null}
      <Stack ref={tiles} gap="4" onKeyDown={moveBetweenTiles}>
        {recent.length === 0 ? null : (
          <AppSection name={formatMessage({ id: 'header.apps.recent' })} icons={recent} onOpened={onOpened} />
        )}
        <AppSections groups={groups} hasHeadings={hasGroups(user)} onOpened={onOpened} />
      </Stack>
      <AppLink href={arrangePath()} alignSelf="flex-start" fontSize="sm" onClick={onOpened}>
        {formatMessage({ id: 'header.apps.arrange' })}
      </AppLink>
    </Stack>
  );
}

function without(groups: readonly IconGroup[], inRow: readonly Icon[]): IconGroup[] {
  const rest = groups
    .map((group) => ({
      ...group,
      iconVMs: group.iconVMs.filter(({ code }) => !inRow.some((icon) => icon.code === code)),
    }))
    .filter((group) => group.iconVMs.length > 0);
  return rest.length > 0 ? rest : [...groups];
}

/** The desktop has a view in which apps are put into order and hidden ones are brought back. */
function arrangePath(): string {
  return `${homePath()}?view=arrange`;
}
