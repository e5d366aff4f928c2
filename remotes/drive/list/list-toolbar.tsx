import { ArrowDownUp, LayoutGrid, List } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import type { ChangeQuery } from 'shell/app';
import { KeywordField, NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Flex, IconButton } from 'shell/ui';
import { driveSorts } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { type DriveQuery, driveQuery } from '../place/drive-query.ts';
import type { Layout } from './entry-window.tsx';

export interface ListToolbarProps {
  query: DriveQuery;
  onChange: ChangeQuery<DriveQuery>;
  layout: Layout;
  onLayout: (layout: Layout) => void;
}

const icons = { list: List, grid: LayoutGrid };

/** Search, order and appearance of the list. It is not drawn again when the list comes. */
export const ListToolbar = memo(Toolbar);

function Toolbar({ query, onChange, layout, onLayout }: ListToolbarProps): ReactElement {
  const t = useTranslations<MessageId>();
  const other = layout === 'list' ? 'grid' : 'list';
  const Icon = icons[other];
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <KeywordField
        value={query.keyword}
        onValueChange={(keyword) =>
          onChange((now) => (now.keyword === keyword ? now : driveQuery.narrow(now, { keyword })))
        }
        label={t('drive.list.search')}
        isNarrow
      />
      <Box flex={{ base: '1 1 8rem', md: '0 0 9rem' }} marginInlineStart={{ md: 'auto' }}>
        <NativeSelect
          aria-label={t('drive.sort.label')}
          value={query.sort}
          onChange={({ currentTarget: { value } }) => {
            const sort = driveSorts.find((known) => known === value) ?? 'name';
            onChange((now) => driveQuery.narrow(now, { sort }));
          }}
          options={driveSorts.map((value) => ({ value, label: t(`drive.sort.${value}`) }))}
        />
      </Box>
      <IconButton
        variant="outline"
        minHeight="11"
        minWidth="11"
        aria-label={t(query.order === 'up' ? 'drive.sort.up' : 'drive.sort.down')}
        onClick={() =>
          onChange((now) => driveQuery.narrow(now, { order: now.order === 'up' ? 'down' : 'up' }))
        }
      >
        <Box asChild scale={query.order === 'up' ? '1' : '1 -1'}>
          <ArrowDownUp size={18} strokeWidth={1.75} aria-hidden />
        </Box>
      </IconButton>
      <IconButton
        variant="outline"
        minHeight="11"
        minWidth="11"
        aria-label={t(`drive.layout.${other}`)}
        onClick={() => onLayout(other)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Flex>
  );
}
