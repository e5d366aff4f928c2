import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, EmptyState, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { sentQuery } from '../queries.ts';
import { NoticeMark } from '../text/notice-mark.tsx';
import { NoticeList } from './notice-list.tsx';

/** What the user has sent, and how many have read it. */
export function SentPanel(): ReactElement {
  const t = useTranslations<MessageId>();
  const notices = useQuery(sentQuery);
  return (
    <Box paddingTop="2">
      <QueryView query={notices}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<NoticeMark />}
              title={t('notices.list.nothingSent')}
              text={t('notices.list.nothingSentHint')}
            />
          ) : (
            <NoticeList notices={list}>
              {({ readers, read, confirmed, needsReceipt }) => (
                <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {needsReceipt
                    ? t('notices.list.confirmed', { confirmed, readers })
                    : t('notices.list.read', { read, readers })}
                </Text>
              )}
            </NoticeList>
          )
        }
      </QueryView>
    </Box>
  );
}
