import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { type ReactElement, useEffect, useMemo } from 'react';
import { QueryView } from 'shell/app';
import {
  findMessageTarget,
  ImportanceMark,
  MessageDate,
  type MessageTarget,
  openTarget,
  TargetNote,
  useCanOpen,
  useModuleName,
} from 'shell/header';
import { Drawer } from 'shell/kit';
import { isRequestError } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Button, EmptyState, Flex, Stack, Text } from 'shell/ui';
import { type MessageRecord, pickLanguage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { StateBadge } from '../rows/state-badge.tsx';
import { messageQuery } from './message-query.ts';
import { MessageText } from './message-text.tsx';
import { useMarking } from './use-marking.ts';

const comfortable = { minHeight: { base: '11', md: '10' } } as const;

export interface MessageDrawerProps {
  /** Undefined while none is open. */
  messageId: string | undefined;
  onClose: () => void;
}

/** A message with its whole text, and the way to what it is about. Opening it is reading it. */
export function MessageDrawer({ messageId, onClose }: MessageDrawerProps): ReactElement {
  return (
    <Drawer
      open={messageId !== undefined}
      onClose={onClose}
      title={useTranslations<MessageId>()('messages.detail.title')}
      footer={messageId === undefined ? null : <Actions messageId={messageId} onClose={onClose} />}
    >
      {messageId === undefined ? null : <Contents messageId={messageId} />}
    </Drawer>
  );
}

function Actions({ messageId, onClose }: { messageId: string; onClose: () => void }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const nameOf = useModuleName();
  const { data } = useQuery(messageQuery(messageId));
  const target = useTarget(data);
  const { ignoring } = useMarking();
  if (!data || !target) return null;
  const leads = target.kind === 'page' || target.kind === 'expiry';
  const waits = !data.isRead && target.kind !== 'page' && target.kind !== 'none';
  if (!leads && !waits) return null;
  const onOpen = (): void => {
    if (target.kind === 'page') onClose();
    openTarget(target, data.asOf);
  };
  return (
    <>
      {waits ? (
        <Button
          variant="outline"
          {...comfortable}
          loading={ignoring.isPending}
          onClick={() => ignoring.mutate(messageId, { onSuccess: onClose })}
        >
          {t('messages.row.ignore')}
        </Button>
      ) : null}
      {leads ? (
        <Button {...comfortable} onClick={onOpen}>
          {target.kind === 'page'
            ? t('messages.detail.open', { name: nameOf(data.module) })
            : t('messages.detail.expiry')}
        </Button>
      ) : null}
    </>
  );
}

function Contents({ messageId }: { messageId: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useModuleName();
  const { language } = useLanguage();
  const query = useQuery(messageQuery(messageId));
  const kind = useTarget(query.data)?.kind;
  const { mutate: markOpened } = useMarking().opening;
  // What leads somewhere that does not open, or reminds of ends, waits until it is ignored.
  const isReadNow = kind === 'none' || kind === 'page';
  useEffect(() => {
    if (isReadNow) markOpened(messageId);
  }, [isReadNow, markOpened, messageId]);
  if (isRequestError(query.error) && query.error.code === 'not_found')
    return (
      <EmptyState
        icon={<MailX size={40} strokeWidth={1.25} aria-hidden />}
        title={t('messages.detail.gone')}
        text={t('messages.detail.goneHint')}
      />
    );
  return (
    <QueryView query={query}>
      {(message) => (
        <Stack gap="4">
          <MessageText
            title={message.title && pickLanguage(message.title, language)}
            text={pickLanguage(message.messageMeno, language)}
          />
          <Flex wrap="wrap" columnGap="3" rowGap="1" fontSize="sm" color="fg.muted">
            {message.isRecalled ? <StateBadge state="recalled" /> : null}
            <ImportanceMark level={message.importance} />
            <Text as="span">{nameOf(message.module)}</Text>
            {message.senderName ? (
              <Text as="span">{t('messages.row.sender', { name: message.senderName })}</Text>
            ) : null}
            <MessageDate text={message.messageDate} asOf={message.asOf} />
          </Flex>
          {kind === 'blocked' || kind === 'closed' ? (
            <Text as="div">
              <TargetNote>{t(`messages.row.${kind}`)}</TargetNote>
            </Text>
          ) : null}
        </Stack>
      )}
    </QueryView>
  );
}

function useTarget(message: MessageRecord | undefined): MessageTarget | undefined {
  const canOpen = useCanOpen();
  return useMemo(() => message && findMessageTarget(message, location.origin, canOpen), [message, canOpen]);
}
