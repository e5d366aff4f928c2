import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { QueryView } from 'shell/app';
import { request } from 'shell/apps';
import { useTranslations } from 'shell/session';
import { AppLink, Badge, Box, Card, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { markRead, type Notice } from '../calls.ts';
import { ReaderLists } from '../follow/reader-lists.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { noticeQuery } from '../queries.ts';
import { WhenText } from '../text/when-text.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { ReceiptButton } from './receipt-button.tsx';

/** One notice. That a reader opens it marks it as read. */
export function NoticePage({ id }: { id: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const notice = useQuery(noticeQuery(id));
  return (
    <Stack gap="4">
      <Box>
        <AppLink href="#/" display="inline-flex" alignItems="center" minHeight={{ base: '11', md: '8' }}>
          {t('notices.read.back')}
        </AppLink>
      </Box>
      <QueryView query={notice}>{(shown) => <Content notice={shown} />}</QueryView>
    </Stack>
  );
}

function Content({ notice }: { notice: Notice }): ReactElement {
  const t = useTranslations<MessageId>();
  const { id, title, text, writerName, classes, attachments, writtenAt } = notice;
  useMarkRead(notice);
  return (
    <>
      <Card padding={{ base: '4', md: '6' }}>
        <Stack gap="4">
          <Stack gap="1">
            <Flex gap="2" align="center" wrap="wrap">
              <PageHeading overflowWrap="anywhere">{title}</PageHeading>
              {notice.needsReceipt ? (
                <Badge colorPalette="orange">{t('notices.receipt.wanted')}</Badge>
              ) : null}
            </Flex>
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {`${writerName} · ${classes.map(({ name }) => name).join('、')} · `}
              <WhenText at={writtenAt} />
            </Text>
          </Stack>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="1.7">
            {text}
          </Text>
          {attachments.length > 0 ? <AttachmentList attachments={attachments} /> : null}
          {notice.needsReceipt && notice.isReader ? <ReceiptButton notice={notice} /> : null}
        </Stack>
      </Card>
      {notice.mayFollow ? <ReaderLists id={id} classes={classes} needsReceipt={notice.needsReceipt} /> : null}
    </>
  );
}

/** Once for each notice; where it fails, opening the notice again tries again. */
function useMarkRead({ id, isReader, readAt }: Notice): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (readId: string) => request(markRead, { id: readId }, { silent: true }),
    onSuccess: async (read) => {
      client.setQueryData(noticeQuery(read.id).queryKey, read);
      await client.invalidateQueries({ queryKey: ['notice', 'received'] });
      await client.invalidateQueries({ queryKey: ['notice', 'today'] });
    },
  });
  const isUnread = isReader && readAt === 0;
  useEffect(() => {
    if (isUnread) mutate(id);
  }, [isUnread, id, mutate]);
}
