import { HStack, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../../core/language/index.ts';
import { IconButton } from '../../ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Number of rows over all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** Previous, next and where one is. */
export function Pagination(props: PaginationProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Pages {...props} />
    </RoomWords>
  );
}

function Pages({ page, pages, total, onPageChange }: PaginationProps): ReactElement {
  const intl = useIntl();
  return (
    <HStack as="nav" aria-label={intl.formatMessage({ id: 'kit.pages.label' })} justify="flex-end" gap="2">
      <Text fontSize="sm" color="fg.muted" aria-live="polite">
        {intl.formatMessage({ id: 'kit.pages.position' }, { page, pages: Math.max(pages, 1), total })}
      </Text>
      <IconButton
        variant="outline"
        size="sm"
        disabled={page <= 1}
        aria-label={intl.formatMessage({ id: 'kit.pages.previous' })}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        variant="outline"
        size="sm"
        disabled={page >= pages}
        aria-label={intl.formatMessage({ id: 'kit.pages.next' })}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight size={18} strokeWidth={1.75} />
      </IconButton>
    </HStack>
  );
}
