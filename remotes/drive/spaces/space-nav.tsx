import { useDroppable } from '@dnd-kit/core';
import { FolderHeart, type LucideIcon, School, Trash2, Users, UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, Stack, Text } from 'shell/ui';
import type { AnswerOf, DriveSpaceKind, driveSpaces } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import type { MessageId } from '../messages/message-id.ts';
import type { Place } from '../place/use-place.ts';
import { useSpaceName } from '../place/use-space-name.ts';
import { QuotaBar } from './quota-bar.tsx';

export interface SpaceNavProps {
  data: AnswerOf<typeof driveSpaces>;
  place: Place;
}

interface Item {
  key: string;
  label: string;
  Icon: LucideIcon;
  /** Shares that the user has not seen. */
  news: number;
  isCurrent: boolean;
  /** Set where files can be dropped. */
  spaceId: string | undefined;
  open: () => void;
}

const icons: Readonly<Record<DriveSpaceKind, LucideIcon>> = {
  mine: FolderHeart,
  class: UsersRound,
  school: School,
};

/** The places where files are: at the left, or as a choice where there is no room. */
export function SpaceNav(props: SpaceNavProps): ReactElement {
  const t = useTranslations<MessageId>();
  const items = useItems(props);
  const isNarrow = useNarrow();
  const everywhere = props.place.query.keyword ? [{ value: '', label: t('drive.space.all') }] : [];
  if (isNarrow)
    return (
      <NativeSelect
        aria-label={t('drive.space.label')}
        value={items.find(({ isCurrent }) => isCurrent)?.key ?? ''}
        onChange={({ currentTarget: { value } }) => items.find(({ key }) => key === value)?.open()}
        options={[
          ...everywhere,
          ...items.map(({ key, label, news }) => ({
            value: key,
            label: news > 0 ? t('drive.space.withNews', { label, count: news }) : label,
          })),
        ]}
      />
    );
  return (
    <Box as="nav" aria-label={t('drive.space.label')} width="56" flexShrink="0" position="sticky" top="20">
      <Stack gap="1">
        {items.map((item) => (
          <NavButton key={item.key} item={item} />
        ))}
      </Stack>
      <QuotaBar />
    </Box>
  );
}

function NavButton({ item }: { item: Item }): ReactElement {
  const { key, label, Icon, news, isCurrent, spaceId, open } = item;
  const t = useTranslations<MessageId>();
  const { setNodeRef, isOver } = useDroppable({
    id: `space:${key}`,
    disabled: spaceId === undefined,
    data: { target: { spaceId, parentId: '' } },
  });
  return (
    <Button
      ref={setNodeRef}
      variant={isCurrent || isOver ? 'subtle' : 'ghost'}
      justifyContent="flex-start"
      minHeight="11"
      paddingInline="3"
      aria-current={isCurrent ? 'page' : undefined}
      outlineWidth={isOver ? '2px' : '0'}
      outlineStyle="solid"
      outlineColor="brand.solid"
      onClick={open}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <Text as="span" truncate flex="1" textAlign="start" title={label}>
        {label}
      </Text>
      {news > 0 ? (
        <Badge colorPalette="red" aria-label={t('drive.space.news', { count: news })}>
          {news}
        </Badge>
      ) : null}
    </Button>
  );
}

function useItems({ data, place: { query, open } }: SpaceNavProps): readonly Item[] {
  const t = useTranslations<MessageId>();
  const nameOf = useSpaceName();
  const isSearch = query.keyword !== '';
  const shown = query.spaceId || data.spaces.find(({ kind }) => kind === 'mine')?.spaceId;
  const isKnown = data.spaces.some(({ spaceId }) => spaceId === shown);
  const spaces = data.spaces.map((space): Item => {
    const { spaceId, kind, role } = space;
    return {
      key: spaceId,
      label: nameOf(space),
      Icon: icons[kind],
      news: 0,
      isCurrent: !isSearch && query.view === 'folder' && spaceId === shown,
      spaceId: role === 'edit' ? spaceId : undefined,
      open: () => open({ spaceId: kind === 'mine' ? '' : spaceId }),
    };
  });
  const rest = { news: 0, spaceId: undefined };
  return [
    ...spaces,
    {
      ...rest,
      key: 'shared',
      label: t('drive.space.shared'),
      Icon: Users,
      news: data.newShares,
      isCurrent: !isSearch && (query.view === 'shared' || (query.view === 'folder' && !isKnown)),
      open: () => open({ view: 'shared' }),
    },
    {
      ...rest,
      key: 'bin',
      label: t('drive.space.bin'),
      Icon: Trash2,
      isCurrent: !isSearch && query.view === 'bin',
      open: () => open({ view: 'bin' }),
    },
  ];
}
