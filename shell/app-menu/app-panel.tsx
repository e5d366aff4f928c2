import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasGroups } from '#shared/app-icons';
import type { IconGroup } from '#shared/contracts';
import { focusFirstTile, moveBetweenTiles, openFirstTile } from '#shared/tile-keys';
import { useAppIcons, useAppSearch, useRecentApps } from '../app-icons/index.ts';
import { homePath } from '../navigation/index.ts';
import { useUser } from '../session/index.ts';
import { Alert, AppLink, Button, EmptyState, Input, Skeleton, Stack, VisuallyHidden } from '../ui/index.ts';
import { AppSection, AppSections } from './app-sections.tsx';
import { FoundPages, useFoundPages } from './found-pages.tsx';

export interface AppPanelProps {
  /** How many of the first apps stand in the row beside; they are left out unless something is searched for. Default 0. */
  inRow?: number;
  /** Whether the search field takes the focus. Default true. */
  takesFocus?: boolean;
  onOpened: () => void;
}

/** The desktop has a view in which apps are put into order and hidden ones are brought back. */
const arrangePath = (): string => `${homePath()}?view=arrange`;

const countApps = (groups: readonly IconGroup[]): number =>
  groups.reduce((sum, { iconVMs }) => sum + iconVMs.length, 0);

const withoutFirst = (groups: readonly IconGroup[], count: number): IconGroup[] => {
  const inRow = new Set(groups.flatMap((group) => group.iconVMs).slice(0, count));
  const rest = groups
    .map((group) => ({ ...group, iconVMs: group.iconVMs.filter((icon) => !inRow.has(icon)) }))
    .filter((group) => group.iconVMs.length > 0);
  return rest.length > 0 ? rest : [...groups];
};

/** The apps with a search field: arrow down goes on to what was found, Enter opens the first. */
export const AppPanel = ({ inRow = 0, takesFocus = true, onOpened }: AppPanelProps): ReactElement => {
  const { formatMessage } = useIntl();
  const user = useUser();
  const { data, isPending, isError, refetch } = useAppIcons();
  const [typed, setTyped] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const label = formatMessage({ id: 'header.apps.search' });
  const found = useAppSearch(data ?? [], typed);
  const pages = useFoundPages(typed);
  const recent = useRecentApps();
  const isSearching = typed.trim() !== '';
  const groups = isSearching ? found : withoutFirst(data ?? [], inRow);
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
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') focusFirstTile(results.current);
    else if (event.key === 'Enter' && isSearching) openFirstTile(results.current);
    else return;
    event.preventDefault();
  };
  return (
    <Stack gap="4">
      <Input
        type="search"
        value={typed}
        placeholder={formatMessage({ id: 'header.apps.searchHint' })}
        aria-label={label}
        autoFocus={takesFocus}
        autoComplete="off"
        maxLength={64}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {isSearching
          ? formatMessage({ id: 'header.apps.found' }, { count: countApps(found) + pages.length })
          : ''}
      </VisuallyHidden>
      {isPending ? <Skeleton height="40" /> : null}
      {!isPending && groups.length === 0 && pages.length === 0 ? (
        <EmptyState title={formatMessage({ id: isSearching ? 'header.apps.nothing' : 'header.apps.none' })} />
      ) : null}
      <Stack ref={results} gap="4" onKeyDown={moveBetweenTiles}>
        {isSearching || recent.length === 0 ? null : (
          <AppSection name={formatMessage({ id: 'header.apps.recent' })} icons={recent} onOpened={onOpened} />
        )}
        {pages.length > 0 ? <FoundPages pages={pages} onOpened={onOpened} /> : null}
        <AppSections groups={groups} hasHeadings={hasGroups(user)} onOpened={onOpened} />
      </Stack>
      {isSearching ? null : (
        <AppLink href={arrangePath()} alignSelf="flex-start" fontSize="sm" onClick={onOpened}>
          {formatMessage({ id: 'header.apps.arrange' })}
        </AppLink>
      )}
    </Stack>
  );
};
