import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ImportanceMark, MessageDate } from 'shell/header';
import { Drawer, QueryView } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Flex, Stack, Text } from 'shell/ui';
import type { SentMessage } from '#shared/contracts';
import { firstReaders, type ReadersQuery, readersPageQuery } from '../api/readers-page.ts';
import { audienceWords } from '../state/audience-words.ts';
import type { MessageId } from '../state/message-id.ts';
import { MessageText } from './message-text.tsx';
import { ReadCounts } from './read-counts.tsx';
import { ReaderList } from './reader-list.tsx';
import { SentActions } from './sent-actions.tsx';

const About = ({ message, asOf }: { message: SentMessage; asOf: number }): ReactElement => {
  const t = useTranslations<MessageId>();
  const { title, messageMeno, importance, messageDate, audience, remindedDate } = message;
  return (
    <Stack gap="3">
      <MessageText title={title} text={messageMeno} />
      <Flex wrap="wrap" columnGap="3" rowGap="1" fontSize="sm" color="fg.muted">
        <ImportanceMark level={importance} />
        {audience ? <Text as="span">{audienceWords(audience, t)}</Text> : null}
        <MessageDate text={messageDate} asOf={asOf} />
      </Flex>
      <ReadCounts message={message} />
      {remindedDate ? (
        <Text fontSize="sm" color="fg.muted">
          {t('messages.remind.last')} <MessageDate text={remindedDate} asOf={asOf} />
        </Text>
      ) : null}
    </Stack>
  );
};

const Contents = ({ messageId }: { messageId: string }): ReactElement => {
  const [shown, setShown] = useState<Pick<ReadersQuery, 'state' | 'page'>>(firstReaders);
  const readers = useQuery(readersPageQuery({ messageId, ...shown }));
  return (
    <QueryView query={readers}>
      {(data) => (
        <Stack gap="5">
          <About message={data.message} asOf={data.asOf} />
          <ReaderList data={data} shown={shown} isBusy={readers.isPlaceholderData} onChange={setShown} />
        </Stack>
      )}
    </QueryView>
  );
};

export interface SentDrawerProps {
  /** Undefined while none is open. */
  messageId: string | undefined;
  onClose: () => void;
}

/** A message that was sent: its text, and who has read it. */
export const SentDrawer = ({ messageId, onClose }: SentDrawerProps): ReactElement => (
  <Drawer
    open={messageId !== undefined}
    onClose={onClose}
    title={useTranslations<MessageId>()('messages.sent.title')}
    footer={messageId === undefined ? null : <SentActions messageId={messageId} />}
  >
    {messageId === undefined ? null : <Contents messageId={messageId} />}
  </Drawer>
);
