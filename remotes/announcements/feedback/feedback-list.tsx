import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Pagination } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Card, EmptyState, Flex, Text } from 'shell/ui';
import type { Feedback } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName } from '#shared/names';
import { Row, Rows } from '../list/rows.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { FeedbackDetailList } from './feedback-detail-list.tsx';
import { FeedbackExport } from './feedback-export.tsx';
import { feedbackPageQuery } from './feedback-page.ts';

/** The feedback of users, the newest first. */
export function FeedbackList(): ReactElement {
  const t = useTranslations<MessageId>();
  const [page, setPage] = useState(1);
  const query = useQuery(feedbackPageQuery(page));
  return (
    <Card padding="0">
      <QueryView query={query}>
        {({ list, pages, total }) => (
          <>
            <Flex justify="flex-end" padding="4" paddingBottom="0">
              <FeedbackExport total={total} />
            </Flex>
            {list.length === 0 ? (
              <EmptyState
                icon={<MessageSquareText size={40} strokeWidth={1.25} aria-hidden />}
                title={t('announcements.feedback.empty')}
                text={t('announcements.feedback.emptyHint')}
              />
            ) : (
              <Rows aria-label={t('announcements.tab.feedback')}>
                {list.map((feedback) => (
                  <FeedbackRow key={feedback.id} feedback={feedback} />
                ))}
              </Rows>
            )}
            {pages > 1 ? (
              <Box padding="4">
                <Pagination page={page} pages={pages} total={total} onPageChange={setPage} />
              </Box>
            ) : null}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function FeedbackRow({ feedback }: { feedback: Feedback }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const { realName, loginName, unitName, unitEnName, at, text, details } = feedback;
  const who = loginName ? `${realName} (${loginName})` : t('announcements.feedback.gone');
  const unit = localName(language, unitName, unitEnName);
  return (
    <Row>
      <Box flex="1" minWidth="0">
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {[who, unit, dates.format(at, 'YYYY-MM-DD HH:mm')].join(' · ')}
        </Text>
        <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
          {text}
        </Text>
        <FeedbackDetailList details={details} />
      </Box>
    </Row>
  );
}
