import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { EmptyView, FilterChips, KeywordField, Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { EventExport } from './event-export.tsx';
import { EventList } from './event-list.tsx';
import { type EventQuery, eventsQuery } from './events.ts';

const kinds = ['refused', 'accepted', 'changed'] as const;

/** What happened to an app: every refused request with its exact reason. */
export function LogSection({ client }: Pick<SectionProps, 'client'>): ReactElement {
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
        <EventExport client={client} query={query} total={events.data?.total} />
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
}
