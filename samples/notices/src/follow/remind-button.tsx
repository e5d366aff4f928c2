import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { request } from 'shell/apps';
import { useTranslations } from 'shell/session';
import { Button, Flex, notify, Text } from 'shell/ui';
import { remind } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';

const minuteMs = 60_000;

interface RemindButtonProps {
  id: string;
  /** Until the rest may be reminded again, ms; 0 for now. */
  waitMs: number;
}

/** Reminds all who are left, at most once an hour. */
export function RemindButton({ id, waitMs }: RemindButtonProps): ReactElement {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const reminding = useMutation({
    mutationFn: () => request(remind, { id }),
    onSuccess: ({ reminded }) =>
      notify(t('notices.follow.reminded', { count: reminded }), { tone: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notice', 'readers', id] }),
  });
  return (
    <Flex gap="3" align="center" wrap="wrap">
      {waitMs > 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('notices.follow.wait', { minutes: Math.ceil(waitMs / minuteMs) })}
        </Text>
      ) : null}
      <Button
        variant="outline"
        minHeight={{ base: '11', md: '10' }}
        disabled={waitMs > 0}
        loading={reminding.isPending}
        onClick={() => reminding.mutate()}
      >
        {t('notices.follow.remind')}
      </Button>
    </Flex>
  );
}
