import { Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Center, Checkbox, chakra, Flex, Image, Text } from 'shell/ui';
import { formatSize } from '#shared/numbers';
import { EntryIcon } from '../entry/entry-icon.tsx';
import { kindOf } from '../entry/entry-kind.ts';
import type { MessageId } from '../messages/message-id.ts';
import { EntryMenu } from './entry-menu.tsx';
import type { EntryRowProps } from './entry-row.tsx';
import { RowDragging } from './row-dragging.tsx';
import { useRow } from './use-row.ts';

/** Larger pictures would be loaded whole for a small tile. */
const maxThumbnailBytes = 2 * 1024 * 1024;

const Tile = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'border.muted',
    borderRadius: 'card',
    bg: 'bg.panel',
    userSelect: 'none',
    overflow: 'hidden',
    focusVisibleRing: 'outside',
    '&[data-over]': { outline: '2px solid', outlineColor: 'brand.solid' },
    _hover: { bg: 'bg.subtle' },
    _selected: { bg: 'brand.subtle', borderColor: 'brand.solid', _hover: { bg: 'brand.subtle' } },
  },
});
const Name = chakra('button', {
  base: {
    width: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    cursor: 'pointer',
  },
});

/** A file or folder as a tile; a small picture shows itself. */
export function EntryTile({ view, row, entry, height }: EntryRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { isChosen, open, toggle, dragging, props } = useRow(view, row, entry);
  const isThumbnail = kindOf(entry) === 'picture' && entry.size <= maxThumbnailBytes && !view.isBin;
  return (
    <Tile role="gridcell" height={height} {...props}>
      {view.isSettled ? <RowDragging {...dragging} /> : null}
      <Flex justify="space-between" paddingInlineStart="2">
        <Checkbox
          tabIndex={-1}
          checked={isChosen}
          onChange={toggle}
          aria-label={t('drive.list.choose', { name: entry.name })}
        />
        <EntryMenu entry={entry} view={view} />
      </Flex>
      <Center flex="1" minHeight="0">
        {isThumbnail ? (
          <Image
            src={entry.path}
            alt=""
            loading="lazy"
            maxHeight="full"
            objectFit="cover"
            draggable={false}
          />
        ) : (
          <EntryIcon entry={entry} size="lg" />
        )}
      </Center>
      <Box padding="3">
        <Name type="button" tabIndex={-1} title={entry.name} onClick={open}>
          {entry.name}
        </Name>
        <Flex gap="2" align="center" fontSize="sm" color="fg.muted" minHeight="1lh">
          <Text as="span">{entry.isFolder ? '' : formatSize(entry.size)}</Text>
          {entry.isShared ? (
            <Box role="img" aria-label={t('drive.list.isShared')}>
              <Share2 size={16} strokeWidth={1.75} aria-hidden />
            </Box>
          ) : null}
        </Flex>
      </Box>
    </Tile>
  );
}
