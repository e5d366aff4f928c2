import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IconGroup } from '#shared/contracts';
import { iconName, useAppIcons } from '../app-icons/index.ts';
import { getLanguage } from '../language/index.ts';
import { Alert, Box, Button, EmptyState, Heading, Input, SimpleGrid, Skeleton, Stack } from '../ui/index.ts';
import { AppTile } from './app-tile.tsx';

const groupName = (group: IconGroup): string =>
  getLanguage() === 'en' && group.englishName ? group.englishName : group.name;

const matches = (words: string, ...names: (string | null)[]): boolean =>
  names.some((name) => name?.toLowerCase().includes(words));

/** The groups with only those apps whose Chinese or English name holds what was typed. */
const filterGroups = (groups: IconGroup[], typed: string): IconGroup[] => {
  const words = typed.trim().toLowerCase();
  if (words === '') return groups;
  return groups
    .map((group) => ({
      ...group,
      iconVMs: group.iconVMs.filter((icon) =>
        matches(words, icon.name, icon.zname, icon.englishName, iconName(icon, getLanguage())),
      ),
    }))
    .filter((group) => group.iconVMs.length > 0);
};

interface AppPanelProps {
  onOpened: () => void;
}

/** The app groups with a search field. */
export const AppPanel = ({ onOpened }: AppPanelProps): ReactElement => {
  const { formatMessage } = useIntl();
  const { data, isPending, isError, refetch } = useAppIcons();
  const [typed, setTyped] = useState('');
  const label = formatMessage({ id: 'header.apps.search' });
  const groups = filterGroups(data ?? [], typed);
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
  return (
    <Stack gap="4">
      <Input
        type="search"
        value={typed}
        placeholder={label}
        aria-label={label}
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isPending ? <Skeleton height="40" /> : null}
      {!isPending && groups.length === 0 ? (
        <EmptyState title={formatMessage({ id: typed ? 'header.apps.nothing' : 'header.apps.none' })} />
      ) : null}
      {groups.map((group) => (
        <Box as="section" key={group.code} aria-label={groupName(group)}>
          <Heading as="h2" size="sm" color="fg.muted" marginBottom="2">
            {groupName(group)}
          </Heading>
          <SimpleGrid columns={{ base: 4, md: 6 }} gap="2">
            {group.iconVMs.map((icon) => (
              <AppTile key={icon.code} icon={icon} onOpened={onOpened} />
            ))}
          </SimpleGrid>
        </Box>
      ))}
    </Stack>
  );
};
