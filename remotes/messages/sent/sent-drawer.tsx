import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { ImportanceMark, MessageDate } from 'shell/header';
import { Drawer } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Flex, Stack, Text } from 'shell/ui';
import type { SentMessage } from '#shared/contracts';
import { MessageText } from '../history/message-text.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { audienceWords } from './audience-words.ts';
import { ReadCounts } from './read-counts.tsx';
import { ReaderList } from './reader-list.tsx';
import { firstState, type ReadersQuery, readersQuery } from './readers-query.ts';
import { SentActions } from './sent-actions.tsx';

export interface SentDrawerProps {
  /** Undefined while none is open. */
  messageId: string | undefined;
  onClose: () => void;
}

/** A message that was sent: its text, and who has read it. */
export function SentDrawer({ messageId, onClose }: SentDrawerProps): ReactElement {
  return (
    <Drawer
      open={messageId !== undefined}
      onClose={onClose}
      title={useTranslations<MessageId>()('messages.sent.title')}
      footer={messageId === undefined ? null : <SentActions messageId={messageId} />}
    >
      {messageId === undefined ? null : <Contents messageId={messageId} />}
    </Drawer>
  );
}

function Contents({ messageId }: { messageId: string }): ReactElement {
  const [state, setState] = useState<ReadersQuery['state']>(firstState);
  const readers = useInfiniteQuery(readersQuery({ messageId, state }));
  return (
    <QueryView query={readers}>
      {({ pages }) => {
        const first = pages[0];
        return first ? (
          <Stack gap="5">
            <About message={first.message} asOf={first.asOf} />
            <ReaderList pages={pages} state={state} readers={readers} onStateChange={setState} />
          </Stack>
        ) : null;
      }}
    </QueryView>
  );
}

function About({ message, asOf }: { message: SentMessage; asOf: number }): ReactElement {
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
}
