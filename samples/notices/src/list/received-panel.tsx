import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useRoute } from 'shell/apps';
import { FilterChips } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, EmptyState, Stack } from 'shell/ui';
import type { ReceivedNotice } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { receivedQuery } from '../queries.ts';
import { NoticeMark } from '../text/notice-mark.tsx';
import { NoticeList } from './notice-list.tsx';

/** What the user has received, the newest first; on demand what she has not read. */
export function ReceivedPanel(): ReactElement {
  const t = useTranslations<MessageId>();
  const { query, open } = useRoute();
  const isUnread = query.show === 'unread';
  const notices = useQuery(receivedQuery(isUnread));
  const none = isUnread ? 'allRead' : 'none';
  return (
    <Stack gap="4" paddingTop="2">
      <FilterChips
        label={t('notices.list.show')}
        options={[{ value: 'unread', label: t('notices.list.unread') }]}
        value={isUnread ? 'unread' : undefined}
        onValueChange={(show) => open('/received', { query: { show }, replace: true })}
      />
      <QueryView query={notices}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<NoticeMark />}
              title={t(`notices.list.${none}`)}
              text={t(`notices.list.${none}Hint`)}
            />
          ) : (
            <NoticeList notices={list} isNew={({ isRead }) => !isRead}>
              {(notice) => <ReceiptBadge notice={notice} />}
            </NoticeList>
          )
        }
      </QueryView>
    </Stack>
  );
}

function ReceiptBadge({ notice }: { notice: ReceivedNotice }): ReactElement | null {
  const t = useTranslations<MessageId>();
  if (!notice.needsReceipt) return null;
  const state = notice.isConfirmed ? 'confirmed' : 'toConfirm';
  return (
    <Badge colorPalette={notice.isConfirmed ? 'green' : 'orange'}>{t(`notices.receipt.${state}`)}</Badge>
  );
}
