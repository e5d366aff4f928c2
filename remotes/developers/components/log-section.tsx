import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { EmptyView, FilterChips, KeywordField, Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex } from 'shell/ui';
import { type EventQuery, eventsQuery } from '../api/events.ts';
import type { MessageId } from '../state/message-id.ts';
import { EventList } from './event-list.tsx';
import { Loaded } from './loaded.tsx';
import type { SectionProps } from './overview-section.tsx';

const kinds = ['refused', 'accepted', 'changed'] as const;

/** What happened to an app: every refused request with its exact reason. */
export const LogSection = ({ client }: Pick<SectionProps, 'client'>): ReactElement => {
  const t = useTranslations<MessageId>();
  const [query, setQuery] = useState<EventQuery>({ kind: 'all', keyword: '', page: 1 });
  const events = useQuery(eventsQuery(client.clientId, query));
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
        <KeywordField
          value={query.keyword}
          onValueChange={(keyword) => setQuery((now) => ({ ...now, keyword, page: 1 }))}
          label={t('developers.log.search')}
        />
        <FilterChips
          label={t('developers.log.filter')}
          options={kinds.map((kind) => ({ value: kind, label: t(`developers.log.kind.${kind}`) }))}
          value={query.kind === 'all' ? undefined : query.kind}
          onValueChange={(kind) => setQuery((now) => ({ ...now, kind: kind ?? 'all', page: 1 }))}
        />
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          loading={events.isFetching && !events.isPlaceholderData && events.data !== undefined}
          onClick={() => void events.refetch()}
        >
          <RotateCw size={16} strokeWidth={1.75} aria-hidden />
          {t('developers.log.refresh')}
        </Button>
      </Flex>
      <Card padding="0">
        <Loaded query={events}>
          {(data) =>
            data.total === 0 ? (
              <EmptyView
                type="dashboard"
                title={t('developers.log.empty.title')}
                text={t('developers.log.empty.text')}
              />
            ) : (
              <Box aria-busy={events.isPlaceholderData} opacity={events.isPlaceholderData ? '0.6' : '1'}>
                <EventList events={data.list} caption={t('developers.section.log')} />
                {data.pages > 1 ? (
                  <Box padding="3">
                    <Pagination
                      page={data.page}
                      pages={data.pages}
                      total={data.total}
                      onPageChange={(page) => setQuery((now) => ({ ...now, page }))}
                    />
                  </Box>
                ) : null}
              </Box>
            )
          }
        </Loaded>
      </Card>
    </>
  );
};
