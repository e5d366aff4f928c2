import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, notify } from 'shell/ui';
import { messageReaders, messageSentList } from '#shared/contracts';
import { recallMessage, remindReaders } from '../api/after-sending.ts';
import { firstReaders, readersPageQuery } from '../api/readers-page.ts';
import type { MessageId } from '../state/message-id.ts';

const comfortable = { minHeight: { base: '11', md: '10' } } as const;

/** What a sender can still do, as long as somebody has not read the message: take it back, or remind them. */
export const SentActions = ({ messageId }: { messageId: string }): ReactElement | null => {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(readersPageQuery({ messageId, ...firstReaders }));
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
  if (!data) return null;
  const { read, recipients, recalledDate } = data.message;
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
};
