import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, notify } from 'shell/ui';
import { messageReaders, messageSentList } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { recallMessage, remindReaders } from './after-sending.ts';
import { firstState, readersQuery } from './readers-query.ts';

const comfortable = { minHeight: { base: '11', md: '10' } } as const;

/** What a sender can still do, as long as somebody has not read the message: take it back, or remind them. */
export function SentActions({ messageId }: { messageId: string }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useInfiniteQuery(readersQuery({ messageId, state: firstState }));
  const onSettled = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: [messageReaders.name] });
    await client.invalidateQueries({ queryKey: [messageSentList.name] });
  };
  const reminding = useMutation({
    mutationFn: remindReaders,
    onSuccess: ({ reminded }) => notify(t('messages.remind.done', { count: reminded }), { tone: 'success' }),
    onSettled,
  });
  const recalling = useMutation({
    mutationFn: recallMessage,
    onSuccess: ({ taken }) => notify(t('messages.recall.done', { count: taken }), { tone: 'success' }),
    onSettled: async () => {
      setAsking(false);
      await onSettled();
    },
  });
  const message = data?.pages[0]?.message;
  if (!message) return null;
  const { read, recipients, recalledDate } = message;
  const unread = recipients - read;
  if (recalledDate !== null || unread === 0) return null;
  return (
    <>
      <Button variant="outline" colorPalette="red" {...comfortable} onClick={() => setAsking(true)}>
        <Undo2 size={18} strokeWidth={1.75} aria-hidden />
        {t('messages.recall.do')}
      </Button>
      <Button {...comfortable} loading={reminding.isPending} onClick={() => reminding.mutate(messageId)}>
        <BellRing size={18} strokeWidth={1.75} aria-hidden />
        {t('messages.remind.do', { count: unread })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('messages.recall.title')}
        confirmLabel={t('messages.recall.do')}
        destructive
        busy={recalling.isPending}
        onConfirm={() => recalling.mutate(messageId)}
        onCancel={() => setAsking(false)}
      >
        {t('messages.recall.text', { unread, read })}
      </ConfirmDialog>
    </>
  );
}
