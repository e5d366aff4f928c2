import { LoaderCircle } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Box, EmptyState, Flex, Heading } from '../../kit/ui/index.ts';
import type { PaletteItem } from './palette-item.ts';
import { ResultRow } from './result-row.tsx';
import type { Results } from './use-results.ts';

export interface ResultListProps {
  id: string;
  results: Results;
  query: string;
  /** The marked result. */
  active: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onMark: (item: PaletteItem) => void;
  onOpen: (item: PaletteItem) => void;
}

/** The results in their groups, each under its heading; what is on its way, or that there is nothing. */
export function ResultList({
  id,
  results: { groups, items, isLoading },
  query,
  active,
  optionId,
  onMark,
  onOpen,
}: ResultListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <Box
        id={id}
        role="listbox"
        aria-label={formatMessage({ id: 'palette.list.label' })}
        // The list itself scrolls: keys reach it through the field, so that it needs no focus.
        flex="0 1 auto"
        minHeight="0"
        overflowY="auto"
        overscrollBehavior="contain"
        padding={items.length > 0 ? '2' : '0'}
      >
        {groups.map(({ group, items: rows }) => (
          <Box key={group} role="group" aria-labelledby={`${id}-${group}`} marginBottom="2">
            <Heading
              as="h2"
              role="presentation"
              id={`${id}-${group}`}
              size="sm"
              color="fg.muted"
              paddingInline="3"
              paddingBlock="1"
            >
              {formatMessage({ id: `palette.group.${group}` })}
            </Heading>
            {rows.map((item) => (
              <ResultRow
                key={item.id}
                id={optionId(item)}
                item={item}
                isActive={item === active}
                onMark={onMark}
                onOpen={onOpen}
              />
            ))}
          </Box>
        ))}
      </Box>
      {isLoading ? (
        <Flex
          role="status"
          align="center"
          gap="3"
          minHeight="10"
          paddingInline="3"
          fontSize="sm"
          color="fg.muted"
        >
          <LoaderCircle size={18} strokeWidth={1.75} aria-hidden />
          {formatMessage({ id: 'palette.list.loading' })}
        </Flex>
      ) : null}
      {items.length === 0 && !isLoading ? (
        <EmptyState
          title={formatMessage({ id: 'palette.list.none' }, { query })}
          text={formatMessage({ id: 'palette.list.noneHint' })}
        />
      ) : null}
    </>
  );
}
