import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { request } from 'shell/apps';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, notify } from 'shell/ui';
import { confirmNotice, type Notice } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { noticeQuery } from '../queries.ts';
import { WhenText } from '../text/when-text.tsx';

/** Tells the writer that a notice was read; afterwards, when that was. */
export function ReceiptButton({ notice: { id, confirmedAt } }: { notice: Notice }): ReactElement {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => request(confirmNotice, { id }),
    onSuccess: async (notice) => {
      notify(t('notices.receipt.thanks'), { tone: 'success' });
      client.setQueryData(noticeQuery(id).queryKey, notice);
      await client.invalidateQueries({ queryKey: ['notice', 'received'] });
      await client.invalidateQueries({ queryKey: ['notice', 'today'] });
    },
  });
  if (confirmedAt > 0)
    return (
      <Alert tone="success">
        {t('notices.receipt.done')} <WhenText at={confirmedAt} />
      </Alert>
    );
  return (
    <Box>
      <Button
        minHeight={{ base: '11', md: '10' }}
        loading={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        {t('notices.receipt.confirm')}
      </Button>
    </Box>
  );
}
