import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Pagination, QueryView } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Card, EmptyState, Text } from 'shell/ui';
import type { Feedback } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName } from '#shared/names';
import { feedbackPageQuery } from '../api/feedback-page.ts';
import type { MessageId } from '../state/message-id.ts';
import { FeedbackDetailList } from './feedback-detail-list.tsx';
import { Row, Rows } from './rows.tsx';

const FeedbackRow = ({ feedback }: { feedback: Feedback }): ReactElement => {
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
};

/** What users told, the newest first. */
export const FeedbackList = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const [page, setPage] = useState(1);
  const query = useQuery(feedbackPageQuery(page));
  return (
    <Card padding="0">
      <QueryView query={query}>
        {({ list, pages, total }) => (
          <>
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
};
