import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { ImportanceMark, MessageDate, RowTitle } from 'shell/header';
import { Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Card, EmptyState, Flex, Text } from 'shell/ui';
import type { SentMessage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { RowList } from '../rows/row-list.tsx';
import { audienceWords } from './audience-words.ts';
import { ReadCounts } from './read-counts.tsx';
import { SentDrawer } from './sent-drawer.tsx';
import { sentPageQuery } from './sent-page.ts';

interface SentRowProps {
  message: SentMessage;
  asOf: number;
  onOpen: () => void;
}

/** What the user has sent, with how many have read it. */
export function Sent(): ReactElement {
  const t = useTranslations<MessageId>();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <Card padding="0">
        <QueryView query={useQuery(sentPageQuery(page))}>
          {({ list, pages, total, asOf }) =>
            total === 0 ? (
              <EmptyState
                icon={<Send size={40} strokeWidth={1.25} aria-hidden />}
                title={t('messages.sent.none')}
                text={t('messages.sent.noneHint')}
              />
            ) : (
              <>
                <RowList.Root aria-label={t('messages.tab.sent')}>
                  {list.map((message) => (
                    <SentRow
                      key={message.id}
                      message={message}
                      asOf={asOf}
                      onOpen={() => setOpenId(message.id)}
                    />
                  ))}
                </RowList.Root>
                <Box padding="3">
                  <Pagination page={page} pages={pages} total={total} onPageChange={setPage} />
                </Box>
              </>
            )
          }
        </QueryView>
      </Card>
      <SentDrawer messageId={openId} onClose={() => setOpenId(undefined)} />
    </>
  );
}

function SentRow({ message, asOf, onOpen }: SentRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { title, messageMeno, importance, messageDate, audience } = message;
  return (
    <RowList.Item position="relative" _hover={{ bg: 'bg.subtle' }}>
      <Flex columnGap="4" rowGap="1" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          <RowTitle onOpen={onOpen}>{title ?? messageMeno}</RowTitle>
          {title ? (
            <Text lineClamp="1" overflowWrap="anywhere">
              {messageMeno}
            </Text>
          ) : null}
          <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="1" fontSize="sm" color="fg.muted">
            <ImportanceMark level={importance} />
            {audience ? <Text as="span">{audienceWords(audience, t)}</Text> : null}
            <MessageDate text={messageDate} asOf={asOf} />
          </Flex>
        </Box>
        <ReadCounts message={message} />
      </Flex>
    </RowList.Item>
  );
}
