import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { EmptyView, Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Text } from 'shell/ui';
import type { AuditLogLine } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { Moment } from '../section/moment.tsx';
import { Row, RowList } from '../section/row-list.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { DeviceIcon } from '../sessions/device-icon.tsx';
import { activityQuery } from './activity-query.ts';
import { EventLine } from './event-line.tsx';

/** What happened to the own account, newest first. */
export function MyActivity(): ReactElement {
  const t = useTranslations<MessageId>();
  const [page, setPage] = useState(1);
  const query = useQuery(activityQuery(page));
  return (
    <SectionCard title={t('account.activity.title')} text={t('account.activity.text')}>
      <QueryView query={query}>
        {({ list, total, pages }) =>
          total === 0 ? (
            <EmptyView title={t('account.activity.empty')} />
          ) : (
            <Box aria-busy={query.isPlaceholderData} opacity={query.isPlaceholderData ? '0.6' : '1'}>
              <RowList label={t('account.activity.title')}>
                {list.map((line) => (
                  <ActivityRow key={line.id} line={line} />
                ))}
              </RowList>
              <Box padding="3">
                <Pagination page={page} pages={pages} total={total} onPageChange={setPage} />
              </Box>
            </Box>
          )
        }
      </QueryView>
    </SectionCard>
  );
}

function ActivityRow({ line }: { line: AuditLogLine }): ReactElement {
  const t = useTranslations<MessageId>();
  const actor = line.actorName ? t('account.activity.by', { name: line.actorName }) : '';
  return (
    <Row icon={<DeviceIcon label={line.deviceLabel} />} action={<Moment at={line.at} />}>
      <EventLine line={line} />
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {[line.deviceLabel, line.ip, actor].filter(Boolean).join(' · ')}
      </Text>
    </Row>
  );
}
