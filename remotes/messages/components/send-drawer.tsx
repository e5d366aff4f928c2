import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Drawer, QueryView } from 'shell/kit';
import { isRequestError } from 'shell/request';
import { useTranslations, useUnsavedGuard } from 'shell/session';
import { Button, EmptyState, notify } from 'shell/ui';
import { messageSentList } from '#shared/contracts';
import { audiencesQuery } from '../api/audiences-query.ts';
import { sendMessage } from '../api/send-message.ts';
import { createDraft, type Draft, type DraftProblems, findProblems, isStarted } from '../state/draft.ts';
import type { MessageId } from '../state/message-id.ts';
import { SendForm } from './send-form.tsx';

export interface SendDrawerProps {
  open: boolean;
  onClose: () => void;
}

const comfortable = { minHeight: { base: '11', md: '10' } } as const;

/** Writes to classes. What was written stays when the drawer is closed, until it is sent. */
export const SendDrawer = ({ open, onClose }: SendDrawerProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const [draft, setDraft] = useState(createDraft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const audiences = useQuery({ ...audiencesQuery, enabled: open });
  const sending = useMutation({
    mutationFn: () => sendMessage(draft, audiences.data ?? []),
    onSuccess: ({ recipients }) => {
      void client.invalidateQueries({ queryKey: [messageSentList.name] });
      notify(t('messages.send.done', { count: recipients }), { tone: 'success' });
      setDraft(createDraft());
      onClose();
    },
  });
  useUnsavedGuard(isStarted(draft));
  const change = (part: Partial<Draft>): void => {
    // A changed message is another one: with its old id, one that did arrive would be answered for it.
    const { messageId } = sending.isError ? createDraft() : draft;
    setDraft((now) => ({ ...now, ...part, messageId }));
    setProblems({});
    if (sending.isError) sending.reset();
  };
  const submit = (): void => {
    const found = findProblems(draft);
    setProblems(found);
    if (Object.keys(found).length === 0 && !sending.isPending) sending.mutate();
  };
  const { error } = sending;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('messages.send.title')}
      footer={
        <>
          <Button variant="outline" {...comfortable} onClick={onClose}>
            {t('messages.send.later')}
          </Button>
          <Button
            {...comfortable}
            loading={sending.isPending}
            disabled={!audiences.data || audiences.data.length === 0}
            onClick={submit}
          >
            {t('messages.send.submit')}
          </Button>
        </>
      }
    >
      <QueryView query={audiences}>
        {(classes) =>
          classes.length === 0 ? (
            <EmptyState title={t('messages.send.nobody')} text={t('messages.send.nobodyHint')} />
          ) : (
            <SendForm
              draft={draft}
              audiences={classes}
              problems={problems}
              failure={error ? (isRequestError(error) ? error.message : String(error)) : undefined}
              onChange={change}
            />
          )
        }
      </QueryView>
    </Drawer>
  );
};
