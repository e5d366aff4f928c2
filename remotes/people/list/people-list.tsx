import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { Pagination } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Box, Button, EmptyState } from 'shell/ui';
import { type AnswerOf, peopleCreate, type peopleList } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import type { MessageId } from '../messages/message-id.ts';
import { type ListQuery, listQuery } from '../search/list-query.ts';
import { pagesFor } from '../search/paging.ts';
import { PeopleCards } from './people-cards.tsx';
import { PeopleTable, type PeopleViewProps } from './people-table.tsx';

export interface PeopleListProps extends Omit<PeopleViewProps, 'people'> {
  data: AnswerOf<typeof peopleList>;
  query: ListQuery;
  /** True while another page is on its way. */
  isBusy: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** A page of people as table or cards, or what to do when there is nobody. */
export function PeopleList({ data, query, isBusy, onPage, onClear, ...view }: PeopleListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const isNarrow = useNarrow();
  const maySend = useMaySend();
  if (data.total === 0) {
    const state = listQuery.isNarrowed(query) ? 'none' : 'empty';
    return (
      <EmptyState
        icon={<Users size={40} strokeWidth={1.25} aria-hidden />}
        title={t(`people.list.${state}.title`)}
        text={t(`people.list.${state}.hint`)}
      >
        {state === 'none' ? (
          <Button size={{ base: 'lg', md: 'md' }} variant="outline" onClick={onClear}>
            {t('people.list.filter.clear')}
          </Button>
        ) : maySend(peopleCreate) ? (
          <Button size={{ base: 'lg', md: 'md' }} onClick={() => view.onTask({ kind: 'create' })}>
            {t('people.list.create')}
          </Button>
        ) : null}
      </EmptyState>
    );
  }
  const View = isNarrow ? PeopleCards : PeopleTable;
  return (
    <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out 200ms">
      <View people={data.list} {...view} />
      <Box padding="3">
        <Pagination page={query.page} pages={pagesFor(data.total)} total={data.total} onPageChange={onPage} />
      </Box>
    </Box>
  );
}
