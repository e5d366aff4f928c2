import { AppWindow, ListChecks, SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Pagination } from 'shell/kit';
import { Permitted } from 'shell/permissions';
import { navigate, useTranslations } from 'shell/session';
import { Box, Button, EmptyState } from 'shell/ui';
import type { AnswerOf, clientList } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import type { MessageId } from '../messages/message-id.ts';
import { type ListQuery, registerHash } from '../routes/route.ts';
import { ClientCards } from './client-cards.tsx';
import { ClientTable } from './client-table.tsx';

export interface ClientListProps {
  data: AnswerOf<typeof clientList>;
  query: ListQuery;
  /** True while another page is on its way. */
  isBusy: boolean;
  onChange: (change: Partial<ListQuery>) => void;
}

const picture = { size: 40, strokeWidth: 1.25, 'aria-hidden': true } as const;
const pictures = { mine: AppWindow, waiting: ListChecks, all: AppWindow };

/** A page of apps as table or cards, or what to do when there is none. */
export function ClientList({ data, query, isBusy, onChange }: ClientListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const isNarrow = useNarrow();
  if (data.total === 0) return <Nothing query={query} onChange={onChange} />;
  const View = isNarrow ? ClientCards : ClientTable;
  return (
    <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out 200ms">
      <View clients={data.list} view={query.view} caption={t(`developers.list.view.${query.view}`)} />
      {data.pages > 1 ? (
        <Box padding="3">
          <Pagination
            page={data.page}
            pages={data.pages}
            total={data.total}
            onPageChange={(page) => onChange({ page })}
          />
        </Box>
      ) : null}
    </Box>
  );
}

function Nothing({ query, onChange }: Pick<ClientListProps, 'query' | 'onChange'>): ReactElement {
  const t = useTranslations<MessageId>();
  if (query.keyword || query.status) {
    return (
      <EmptyState
        icon={<SearchX {...picture} />}
        title={t('developers.list.none.title')}
        text={t('developers.list.none.text')}
      >
        <Button variant="outline" onClick={() => onChange({ keyword: '', status: undefined, page: 1 })}>
          {t('developers.list.none.clear')}
        </Button>
      </EmptyState>
    );
  }
  const Picture = pictures[query.view];
  return (
    <EmptyState
      icon={<Picture {...picture} />}
      title={t(`developers.list.empty.${query.view}.title`)}
      text={t(`developers.list.empty.${query.view}.text`)}
    >
      {query.view === 'mine' ? (
        <Permitted code="client.register">
          <Button size={{ base: 'lg', md: 'md' }} onClick={() => void navigate(registerHash)}>
            {t('developers.list.register')}
          </Button>
        </Permitted>
      ) : null}
    </EmptyState>
  );
}
